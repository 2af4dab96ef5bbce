"""The command line: reading what was asked for and printing what came of it. Knows no rule of any game."""
