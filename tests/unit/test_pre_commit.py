"""The hooks of .pre-commit-config.yaml: a valid file, our own commands, nothing that has to be fetched."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from pre_commit.clientlib import load_config

from tests.conftest import ROOT

CONFIG = ROOT / ".pre-commit-config.yaml"
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
HOOKS = [hook for repo in load_config(CONFIG)["repos"] for hook in repo["hooks"]]


def test_every_hook_is_ours_and_needs_no_network() -> None:
    assert {repo["repo"] for repo in load_config(CONFIG)["repos"]} == {"local"}
    # pre-commit 4.4 calls «unsupported» what was «system»: no environment of its own
    assert {hook["language"] for hook in HOOKS} <= {"system", "unsupported"}
    assert not any(hook.get("additional_dependencies") for hook in HOOKS)


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook["id"])
def test_a_hook_calls_what_make_lint_calls_and_speaks_of_files_that_there_are(hook: dict[str, str]) -> None:
    program, *arguments = hook["entry"].split()
    assert (ROOT / program).exists()
    named = [one for one in arguments if "/" in one]
    assert all((ROOT / one).exists() for one in named)
    command = [one for one in arguments if not one.startswith("-") or one == "-m"]
    called = " ".join([Path(program).name, *command[:3]]).replace("python -m ", "-m ")
    if hook["id"] != "edition-check":  # the build itself does that
        assert called.removeprefix("python ") in re.sub(r"\$\(BIN\)/|\$\(PY\) ", "", MAKEFILE)
    if pattern := hook.get("files"):
        files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
        assert any(re.search(pattern, file) for file in files.stdout.splitlines())


def test_a_fault_in_a_python_file_stops_the_commit(tmp_path: Path) -> None:
    """In a repository of its own, with the project's configuration: the hook runs, and refuses."""
    for name in (".venv", "node_modules"):
        (tmp_path / name).symlink_to(ROOT / name)
    for name in (".pre-commit-config.yaml", "pyproject.toml"):
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    (tmp_path / "faulty.py").write_text("import os\n", "utf-8")
    for command in (["init", "-q"], ["add", "faulty.py", ".pre-commit-config.yaml"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    hooks = [sys.executable, "-m", "pre_commit", "run", "--files", "faulty.py"]
    done = subprocess.run(hooks, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "F401" in done.stdout
