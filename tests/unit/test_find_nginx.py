"""Debian's nginx as it is locked, or as it is to be had."""

from __future__ import annotations

from pathlib import Path

import find_nginx
import pytest
from find_nginx import locked, wanted

PACKAGES = {"nginx=1.2-3+deb12u4": "a" * 64, "nginx-common=1.2-3+deb12u4": "b" * 64}


def test_our_lock_names_the_server_and_the_module_for_brotli() -> None:
    assert {package.partition("=")[0] for package in locked()} >= {"nginx", "libnginx-mod-http-brotli-static"}


def test_a_line_of_another_form_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock = tmp_path / "nginx.lock"
    lock.write_text("# why\n\nnginx=1 --hash=sha256:12\n", "utf-8")
    monkeypatch.setattr(find_nginx, "LOCK", lock)
    with pytest.raises(ValueError, match=r"nginx\.lock: 'nginx=1 --hash=sha256:12': expected"):
        locked()


def test_the_locked_versions_are_asked_for_while_they_are_offered_as_they_were() -> None:
    assert wanted(PACKAGES, lambda package: f"SHA256: {PACKAGES[package]}") == tuple(PACKAGES)


@pytest.mark.parametrize("shown", ["", f"SHA256: {'c' * 64}"])
def test_else_what_there_is_and_that_is_said(shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    def offered(package: str) -> str:
        return f"SHA256: {PACKAGES[package]}" if package.startswith("nginx=") else shown

    assert wanted(PACKAGES, offered) == ("nginx", "nginx-common")
    assert "doesn't offer nginx-common=1.2-3+deb12u4" in capsys.readouterr().err
