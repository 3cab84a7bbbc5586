"""All detectors over one text: one list, in the order of the text, one doubt for each place."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from edition.proofread.dictionary_check import check_dictionary
from edition.proofread.joins import check_hyphens, check_joins
from edition.proofread.proposals import Proposal
from edition.proofread.repetitions import check_repetitions
from edition.proofread.running_text import RunningText
from edition.proofread.shapes import check_old_letters, check_shapes
from edition.proofread.signs import check_signs, with_our_letters

# The surest first: of two doubts about one place the first is listed.
_DETECTORS = (
    check_joins,
    check_hyphens,
    check_shapes,
    partial(check_old_letters, listed=True),
    check_dictionary,
    check_repetitions,
    partial(check_old_letters, listed=False),
)


def review(text: RunningText) -> list[Proposal]:
    """What a proof-reader should look at, in the order of the text. The text itself isn't changed.

    Places where the edition has a correction or a note are left out: somebody has decided there.
    """
    found = {(proposal.index, proposal.found): proposal for proposal in check_signs(text)}
    ours = with_our_letters(text)
    taken: set[int] = set()
    for detector in _DETECTORS:
        for proposal in detector(ours):
            last = proposal.index + 2 * proposal.found.count(" ")  # «пра вило»: two words and the space
            places = set(range(proposal.index, min(last + 1, len(text.pieces))))
            accepted = any(text.pieces[place].accepted for place in places)
            if accepted or places & taken:
                continue
            taken |= places
            found[proposal.index, proposal.found] = proposal
    return sorted(
        replace(
            proposal,
            before=text.before(proposal.index).lstrip(),
            after=text.after(proposal.index + 2 * proposal.found.count(" ")).rstrip(),
        )
        for proposal in found.values()
    )
