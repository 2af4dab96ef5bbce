"""KIKAI – Bricolage Heads: rules, editions, views and words of the two-player game."""
