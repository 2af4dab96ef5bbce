"""The sentences of Jigūan in English: labels, the log, prompts, names, the board in symbols."""
