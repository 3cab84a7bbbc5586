"""SITE_URL, parsed strictly, and how one page calls another with and without it."""

from __future__ import annotations

import pytest
from building.metadata.site_address import SiteAddress, SiteAddressError, relative, site_address


@pytest.mark.parametrize(
    ("given", "root", "path"),
    [
        ("", "", "/"),
        ("https://example.org", "https://example.org/", "/"),
        ("https://example.org/rasklad", "https://example.org/rasklad/", "/rasklad/"),
        ("https://example.org:8443/a/b.c/", "https://example.org:8443/a/b.c/", "/a/b.c/"),
        ("http://xn--80aaxitdbjk.xn--p1ai/", "http://xn--80aaxitdbjk.xn--p1ai/", "/"),
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000/", "/"),
    ],
)
def test_an_address_gets_its_slash(given: str, root: str, path: str) -> None:
    site = site_address(given)
    assert (site.root, site.path) == (root, path)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("example.org", "doesn't begin with https://"),
        ("ftp://example.org/", "doesn't begin with https://"),
        ("HTTPS://example.org/", "doesn't begin with https://"),
        ("https://", "has no host"),
        ("https:///rasklad/", "has no host"),
        ("https://Example.org/", "has a host that can't be"),
        ("https://example..org/", "has a host that can't be"),
        ("https://-a.org/", "has a host that can't be"),
        ("https://пример.рф/", "xn--"),
        ("https://example.org:0/", "port that can't be"),
        ("https://example.org:/", "port that can't be"),
        ("https://example.org:99999/", "port that can't be"),
        ("https://example.org/?page=1", "has a query or a fragment"),
        ("https://example.org/#top", "has a query or a fragment"),
        ("https://example.org//a/", "has a path that can't be"),
        ("https://example.org/a/../b/", "dots for folders"),
        ("https://example.org/a b/", "has a sign that no address has"),
        ('https://example.org/"><script>', "has a sign that no address has"),
        ("https://example.org/\n", "has a sign that no address has"),
    ],
)
def test_what_is_no_address_is_refused_with_what_to_write(given: str, says: str) -> None:
    with pytest.raises(SiteAddressError) as refused:
        site_address(given)
    assert says in str(refused.value)
    assert "Write it as https://example.org/" in str(refused.value)


def test_a_password_is_refused_and_not_repeated() -> None:
    with pytest.raises(SiteAddressError, match="has a user name") as refused:
        site_address("https://editor:secret@example.org/")
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("target", "page", "way"),
    [
        ("", "", "./"),
        ("", "games/x/", "../../"),
        ("games/x/", "games/x/", "./"),
        ("games/", "games/x/", "../"),
        ("sources/k/text/", "games/x/", "../../sources/k/text/"),
        ("games/x/cite.bib", "games/x/", "cite.bib"),
        ("games/x/#game", "games/x/", "#game"),
        ("#site", "", "#site"),
        ("#site", "games/x/", "../../#site"),
        ("feed.xml", "feed.xml", "feed.xml"),
        ("", "feed.xml", "./"),
        ("games/x/", "feed.xml", "games/x/"),
    ],
)
def test_without_an_address_pages_call_each_other_relatively(target: str, page: str, way: str) -> None:
    assert relative(target, page) == way
    assert SiteAddress().link(target, page) == way
    assert SiteAddress("https://example.org/r/").link(target, page) == f"https://example.org/r/{target}"
