"""The spelling and the typography of what is written in Russian: pages, the board's words, the engine's.

``scripts/spell.py`` (`make spell`) is the command. Hunspell's Russian dictionary (npm `dictionary-ru`) is
asked through `spylls`, its port to Python, and after it the project's own words, `own_words.tsv`. Measured on
the pages of 2026-12-01: of 6,384 words of theirs with one letter lost, doubled, swapped or changed Hunspell's
dictionary takes 157 (2.5 %) for words, pymorphy3's 233 (3.6 %: it lists more names and rare forms); of 4,610
forms as they stand they didn't know 470 and 426, nearly all of them pieces of words and the source's own. So
Hunspell's dictionary decides, and pymorphy3's is asked about «ё» alone.
"""
