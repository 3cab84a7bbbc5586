"""What `python -m edition check` proves about the sources. Each module proves one kind of thing.

The numbers and what to do about each fault are told to editors in docs/contributing/sources.md.
"""

from edition.checks.running import check

__all__ = ["check"]
