"""The proof-reader's assistant: places where a text may be misread, each with a proposal and its reason.

Nothing is ever applied: `review` gives a list, a person decides. It reads an edition as it stands, or a
bare file that has no edition yet. Four ways of looking (`dictionary_check`, `joins`, `shapes`,
`repetitions`), and one for letters that stand where another should, everywhere (`signs`).
"""

from edition.proofread.proposals import DETECTORS, Confidence, Proposal
from edition.proofread.review import review
from edition.proofread.running_text import RunningText, of_raw, of_witness

__all__ = [
    "DETECTORS",
    "Confidence",
    "Proposal",
    "RunningText",
    "of_raw",
    "of_witness",
    "review",
]
