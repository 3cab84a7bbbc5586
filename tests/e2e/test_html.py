"""The built HTML is valid, every page is linked, no link or anchor leads nowhere."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import lxml.html
import pytest

from tests.conftest import ROOT

NODE = ROOT / ".venv/bin/node"
ONLY_HTTP: set[str] = set()
"""Hosts that answer without encryption only."""


def run_node(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([NODE, *command], cwd=ROOT, capture_output=True, text=True, check=False)


def test_every_page_is_valid_html(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert pages
    result = run_node(
        "node_modules/html-validate/bin/html-validate.mjs",
        "--config",
        "tests/e2e/html-validate.json",
        "--formatter",
        "json",
        *pages,
    )
    reports = json.loads(result.stdout)
    faults = [
        f"{report['filePath']}:{message['line']}: {message['ruleId']}: {message['message']}"
        for report in reports
        for message in report["messages"]
    ]
    assert not faults, "\n".join(faults[:40])
    assert result.returncode == 0, result.stderr


def links_from(address: str, site_url: str, *more: str) -> list[dict[str, str]]:
    """The links within the site that linkinator sees from an address; none of them may be broken."""
    result = run_node(
        "node_modules/linkinator/build/src/cli.js",
        address,
        *more,
        "--check-fragments",
        "--format",
        "json",
        "--skip",
        # Only our own pages: what others keep on their servers is not ours to test. A link to a play leads to
        # the board, which reads it; no element has such an id.
        f"^(?!{site_url})|#play-",
    )
    report = json.loads(result.stdout)
    ours = [link for link in report["links"] if link["state"] != "SKIPPED"]
    assert len(ours) > 10, result.stderr
    broken = [
        f"{link['url']} on {link.get('parent')}: {link['status']}" for link in ours if link["state"] != "OK"
    ]
    assert not broken, "\n".join(broken)
    return ours


def test_every_page_is_linked_and_no_link_and_no_anchor_leads_nowhere(site: Path, site_url: str) -> None:
    ours = links_from(f"{site_url}/", site_url, "--recurse")
    pages = {
        str(file.relative_to(site)).removesuffix("index.html")
        for file in site.rglob("*.html")
        # Pages for old and for wrong addresses are there for those who come from elsewhere.
        if '<meta name="robots" content="noindex">' not in file.read_text("utf-8")
    }
    assert "404.html" not in pages
    reached = {link["url"].partition("#")[0].removeprefix(f"{site_url}/") for link in ours}
    assert pages <= reached, f"no link leads to {sorted(pages - reached)}"


def test_no_link_of_the_page_for_wrong_addresses_leads_nowhere(site_url: str) -> None:
    links_from(f"{site_url}/404.html", site_url)


def test_links_that_lead_out_are_well_formed(site: Path) -> None:
    """What others keep on their servers isn't asked; that an address can be right is seen from its form."""
    leading_out: dict[str, str] = {}
    for file in sorted(site.rglob("*.html")):
        for link in lxml.html.parse(str(file)).getroot().iter("a"):
            address = link.get("href", "")
            if not address.startswith(("http:", "https:", "//", "mailto:")):
                continue
            leading_out.setdefault(address, str(file.relative_to(site)))
    assert leading_out
    faults = [
        f"{page}: {address}: {fault}"
        for address, page in leading_out.items()
        if (fault := malformed(address))
    ]
    assert not faults, "\n".join(faults)
    spelled = {re.sub(r"^https?:|/$", "", address) for address in leading_out}
    assert len(spelled) == len(leading_out), "one address is written in two ways"


def malformed(address: str) -> str:
    """What is wrong with an address that leads out, if anything."""
    parts = urlsplit(address)
    if parts.scheme == "mailto":
        return "" if re.fullmatch(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+", address) else "no address of a person"
    host = parts.hostname or ""
    faults = {
        "not https": parts.scheme != "https" and host not in ONLY_HTTP,
        "no name of a host": not re.fullmatch(r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}", host),
        "an address for trying things out": host == "example.org" or parts.port or parts.username,
        "a character that wants escaping": not re.fullmatch(
            r"(%[0-9A-Fa-f]{2}|[!#-;=?-Z_a-z~\[\]])+", address
        ),
        "punctuation at its end": re.search(r"[.,;:]$", address),
        "marks of a campaign": "utm_" in address,
    }
    return ", ".join(fault for fault, found in faults.items() if found)


@pytest.mark.parametrize(
    "address",
    [
        "http://commons.example.net/",
        "https://wiki/",
        "https://example.org/new",
        "https://ru.wikipedia.net/wiki/Пасьянс",
        "https://a-book.net/page.",
        "https://a-book.net/?utm_source=x",
        "//a-book.net/",
        "mailto:nobody",
    ],
)
def test_a_malformed_address_is_told_from_a_good_one(address: str) -> None:
    assert malformed(address)
    assert not malformed("https://ru.wikisource.net/wiki/%D0%9F#a(b)")
