"""The sentences of KIKAI in English: labels, the log, prompts, names, the board in symbols."""
