/** All documents with a finding, and their corrected texts. */
import { AGREEMENT } from './cases/agreement.ts';
import { BETWEEN } from './cases/between.ts';
import { CARD_LISTS } from './cases/card-lists.ts';
import { CLAUSES } from './cases/clauses.ts';
import { COMMAS } from './cases/commas.ts';
import { COMPOUNDS } from './cases/compounds.ts';
import { CUSTOMS } from './cases/customs.ts';
import { ENDINGS } from './cases/endings.ts';
import { EVIDENCE } from './cases/evidence.ts';
import { FORMS } from './cases/forms.ts';
import { GRAMMAR } from './cases/grammar.ts';
import { HEADINGS } from './cases/headings.ts';
import { INTRODUCTIONS } from './cases/introductions.ts';
import { LAYOUT } from './cases/layout.ts';
import { MECHANICAL } from './cases/mechanical.ts';
import { NAMES } from './cases/names.ts';
import { NUMBERS } from './cases/numbers.ts';
import { PHRASES } from './cases/phrases.ts';
import { POSSESSIVES } from './cases/possessives.ts';
import { PUNCTUATION } from './cases/punctuation.ts';
import { REFERENCES } from './cases/references.ts';
import { SHAPE } from './cases/shape.ts';
import { SIGNS } from './cases/signs.ts';
import { SMALL_WORD_PHRASES } from './cases/small-word-phrases.ts';
import { SMALL_WORDS } from './cases/small-words.ts';
import { SOUND_ALIKES } from './cases/sound-alikes.ts';
import { TAGGED } from './cases/tagged.ts';
import { TERM_FORMS } from './cases/term-forms.ts';
import { USAGE } from './cases/usage.ts';
import { WORD_FORMS } from './cases/word-forms.ts';
import { WORDS } from './cases/words.ts';
import type { Case } from './invented.ts';

export const cases: readonly Case[] = [
  ...AGREEMENT,
  ...SMALL_WORD_PHRASES,
  ...SHAPE,
  ...HEADINGS,
  ...SIGNS,
  ...WORDS,
  ...GRAMMAR,
  ...FORMS,
  ...CLAUSES,
  ...PUNCTUATION,
  ...NAMES,
  ...NUMBERS,
  ...PHRASES,
  ...REFERENCES,
  ...BETWEEN,
  ...EVIDENCE,
  ...COMPOUNDS,
  ...CUSTOMS,
  ...TAGGED,
  ...POSSESSIVES,
  ...USAGE,
  ...CARD_LISTS,
  ...TERM_FORMS,
  ...SMALL_WORDS,
  ...INTRODUCTIONS,
  ...MECHANICAL,
  ...LAYOUT,
  ...WORD_FORMS,
  ...COMMAS,
  ...SOUND_ALIKES,
  ...ENDINGS,
];
