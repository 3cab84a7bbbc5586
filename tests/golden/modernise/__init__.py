"""The normaliser, word by word, against texts that an editor has read."""
