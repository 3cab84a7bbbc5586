"""The rule of white space: what an editor may break and indent, and what each piece gives in raw.txt."""

from pathlib import Path

import pytest
from edition.witness import EditionError
from edition.witness.stream import RawForm, pieces
from edition.witness.tree import parse


def forms(body: str, folder: Path, received: dict[str, str] | None = None) -> tuple[str, str]:
    """The raw and the corrected form of a body that is written as given."""
    file = folder / "edition.xml"
    file.write_text(f'<body xmlns="http://www.tei-c.org/ns/1.0">{body}</body>', "utf-8")
    stream = list(pieces(parse(file), RawForm(received or {})))
    return "".join(piece.raw for piece in stream), "".join(piece.corrected for piece in stream)


@pytest.mark.parametrize(
    ("body", "raw"),
    [
        ("<p>\n    <lb/>\n  слово\n      дело\t и  тело\n  </p>", "слово дело и тело"),
        ("<p><lb/><seg>\n  раз,</seg>\n  <seg>\n    два\n  </seg>\n</p>", "раз, два"),
        ("<p><lb/><seg>раз</seg><seg>два</seg></p>", "раздва"),
        ("<p><lb/>раз</p>\n\n  <p><lb/>два</p>", "раз\nдва"),
        ("<p><lb/>раз</p><lb/><p><lb/>два</p><lb/>", "раз\n\nдва\n"),
        ("<p><lb/>раз\n  <lb/>\n  два</p>", "раз\nдва"),
        ("<p><lb/>раз<!-- примечание\n на двух строках --> два</p>", "раз два"),
        ("<p><lb/>слово\n  <note>пояснение</note>, дело</p>", "слово, дело"),
        ("<p><lb/>слово\n  <note>пояснение</note>\n  дело</p>", "слово дело"),
        ("<p><lb/>слово<ref>[12]</ref>.</p>", "слово[12]."),
        ('<p><lb/>раз <space unit="nbsp" quantity="2"/> два</p>', "раз\u00a0\u00a0два"),
        ('<p><lb/><space unit="space" quantity="3"/>раз</p>', "   раз"),
        ("<p><lb/>раз\u00a0два&#160;три</p>", "раз\u00a0два\u00a0три"),
        ("<p><lb/>раз &#38; два</p>", "раз & два"),
        ("<gap><desc>нет</desc></gap><p><lb/>раз</p>", "раз"),
    ],
)
def test_white_space_that_serves_the_editor_leaves_no_trace(body: str, raw: str, tmp_path: Path) -> None:
    assert forms(body, tmp_path) == (raw, raw)


def test_a_choice_may_be_spread_over_lines_and_keeps_both_forms(tmp_path: Path) -> None:
    body = """<p><lb/>до тѣхъ
      <choice>
        <sic>
          норъ
        </sic>
        <corr>поръ
          <note>буква</note></corr>
      </choice>, пока</p>"""
    assert forms(body, tmp_path) == ("до тѣхъ норъ, пока", "до тѣхъ поръ, пока")


def test_spaces_inside_sic_are_written_as_elements_on_as_many_lines_as_one_likes(tmp_path: Path) -> None:
    body = """<head><lb/><choice>
      <sic>
        <space unit="nbsp" quantity="3"/>
        <space unit="space" quantity="1"/>
      </sic>
      <corr><note>отбивка</note></corr>
    </choice>Заглавие</head>"""
    assert forms(body, tmp_path) == ("\u00a0\u00a0\u00a0 Заглавие", "Заглавие")


def test_an_empty_sic_adds_and_an_empty_corr_deletes(tmp_path: Path) -> None:
    body = "<p><lb/>раз<choice><sic/><corr>,</corr></choice> два<choice><sic>.</sic><corr/></choice></p>"
    assert forms(body, tmp_path) == ("раз два.", "раз, два")


def test_a_line_break_that_the_file_lost_is_in_the_corrected_form_alone(tmp_path: Path) -> None:
    body = """<head><lb/>раз</head>
      <p>
        <choice>
          <sic/>
          <corr><lb/><note>слито</note></corr>
        </choice>
        <seg>два</seg>
        <seg>три</seg>
      </p>"""
    assert forms(body, tmp_path) == ("раздва три", "раз\nдва три")


def test_what_we_restored_is_not_in_the_stream(tmp_path: Path) -> None:
    ours = '<div type="reconstruction"><head>Наше</head><p><seg>два</seg></p></div>'
    body = f"<div><p><lb/>раз</p>{ours}</div><div><p><lb/>три</p></div>"
    assert forms(body, tmp_path) == ("раз\nтри", "раз\nтри")


def test_the_character_map_works_outside_sic_only(tmp_path: Path) -> None:
    body = "<p><lb/>всѣ КРѢПОСТЬ <choice><sic>ѣдъ</sic><corr>ѣда</corr></choice></p>"
    assert forms(body, tmp_path, {"ѣ": "ђ", "Ѣ": "ђ"}) == ("всђ КРђПОСТЬ ѣдъ", "всѣ КРѢПОСТЬ ѣда")


@pytest.mark.parametrize("quantity", ["", "-1", "много", "10000000000", "²"])
def test_a_senseless_quantity_of_spaces_is_no_space(quantity: str, tmp_path: Path) -> None:
    assert forms(f'<p><lb/>раз<space unit="nbsp" quantity="{quantity}"/>два</p>', tmp_path)[0] == "раздва"


def test_lines_of_text_and_elements_are_known_exactly(tmp_path: Path) -> None:
    file = tmp_path / "edition.xml"
    file.write_text(
        '<body xmlns="http://www.tei-c.org/ns/1.0"><p\n  xml:id="a"><lb/>раз\n'
        "<!-- в\nдве строки -->\nдва\n</p></body>",
        "utf-8",
    )
    stream = [(piece.raw, piece.line) for piece in pieces(parse(file), RawForm({})) if piece.kind == "text"]
    assert stream == [("раз", 2), ("два", 5)]


def test_a_doctype_is_refused_before_anything_is_expanded(tmp_path: Path) -> None:
    file = tmp_path / "edition.xml"
    levels = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10 if n else "ха"}">' for n in range(12))
    file.write_text(f"<!DOCTYPE TEI [{levels}]><TEI>&e11;</TEI>", "utf-8")
    with pytest.raises(EditionError) as caught:
        parse(file)
    assert caught.value.fault.number == "E-104"
