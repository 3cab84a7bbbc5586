"""Modules and commands, one by one; and the house itself."""
