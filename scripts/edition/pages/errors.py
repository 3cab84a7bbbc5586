"""The one error of the pages."""


class PageError(ValueError):
    """A page asks for what can't be shown. The message (Russian) says what, and what to do.

    The site builder adds the page's file name: an extension of Python-Markdown isn't told it.
    """
