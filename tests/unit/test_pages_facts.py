"""The other names of a game on its page: each with the place where it stands."""

from __future__ import annotations

import dataclasses

import pytest
import rasklad
from edition.pages import facts
from rasklad.game import Named, Names


def shown(monkeypatch: pytest.MonkeyPatch, names: Names) -> str:
    game = rasklad.game("krepost-1")
    named = dataclasses.replace(game, aids=dataclasses.replace(game.aids, names=names))
    monkeypatch.setattr(facts, "game_of", lambda _: named)
    return facts.facts_html("krepost-1")


def test_neighbours_of_one_language_and_source_share_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names(
        ru="Крепость",
        other=(Named("Форт", "Книга, 1901"),),
        en=(Named("Fort", "Книга, 1901"), Named("Fortress", "Книга, 1901"), Named("<Castle>", "Другая № 2")),
    )
    made = shown(monkeypatch, names)
    where = "<small data-pagefind-ignore>"
    assert f'<ul class="names"><li>Форт {where}(Книга, 1901)</small></li>' in made
    both = '<span lang="en">Fort</span>, <span lang="en">Fortress</span>'
    assert f"<li>{both} {where}(Книга, 1901)</small></li>" in made
    assert f'<span lang="en">&lt;Castle&gt;</span> {where}(Другая №\u00a02)</small></li></ul>' in made


def test_a_game_without_other_names_has_no_such_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Другие названия" not in shown(monkeypatch, Names(ru="Крепость"))


def test_the_catalogue_gives_the_names_alone() -> None:
    assert facts.other_names(rasklad.game("krepost-1")) == (
        '<span lang="en">Fortress</span>, <span lang="fr">La Forteresse</span>'
    )
