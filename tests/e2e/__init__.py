"""The built site in a real browser: play, reading, search, faults, phones, no script."""
