"""The built HTML is valid, and no link or anchor leads nowhere."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.conftest import ROOT

NODE = ROOT / ".venv/bin/node"


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


def test_no_link_and_no_anchor_leads_nowhere(site_url: str) -> None:
    result = run_node(
        "node_modules/linkinator/build/src/cli.js",
        f"{site_url}/",
        "--recurse",
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
