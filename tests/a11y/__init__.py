"""Every page of the built site under axe."""
