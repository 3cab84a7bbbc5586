"""Why nothing was scaffolded."""

from __future__ import annotations


class RefusedError(ValueError):
    """Nothing was written. The message is a Russian sentence that says why and what to do."""
