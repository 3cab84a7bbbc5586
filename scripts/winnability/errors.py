"""What may go wrong in a run; every message is a Russian sentence: what, where, and what to do."""


class OddsError(Exception):
    """A run can't begin or go on, or its files can't be read. What was written stays."""
