import type { Diagnostic } from '../../diagnostic.ts';
import { finding, type PrintedSection } from '../document.ts';
import { wordsOf } from '../sentences.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { isInCode } from './code-words.ts';
import { rightOfCapital } from './misspellings.ts';

/** From this share of headings with unknown words on, headings are names, such as those of cards. */
const NAMES = 0.3;
/** The fewest headings with unknown words that show this. */
const FEWEST_NAMES = 5;

export function findMisspeltHeadings(headings: readonly PrintedSection[], knowledge: WordKnowledge): Diagnostic[] {
  const unknownCount = headings.filter(({ title }) => wordsOf(title).some(({ word }) => !knowledge.isKnown(word))).length;
  const areNames = unknownCount >= Math.max(FEWEST_NAMES, headings.length * NAMES);
  return areNames ? [] : headings.flatMap((section) => findInTitle(section, knowledge));
}

/** Words of a heading begin with capital letters, and may be names. */
function findInTitle(section: PrintedSection, knowledge: WordKnowledge): Diagnostic[] {
  if (section.field !== undefined || section.language !== undefined) return [];
  return wordsOf(section.title).flatMap(({ word, start, end }) => {
    // A slash divides names in a heading: "Spoon/Fork".
    if (knowledge.isKnown(word) || isInCode(section.title.replaceAll('/', ' '), start, end)) return [];
    const found = section.title.slice(start, end);
    const expected = rightOfCapital(found, knowledge) ?? withFirstLetter(section, start === 0 ? found : '');
    const message = 'This word is probably misspelt.';
    return expected === undefined ? [] : [finding(section, { code: 'print-word-misprinted', severity: 'note', message, found, expected })];
  });
}

/** "MODIFIERS" for "ODIFIERS": the word that the text below has with one letter more at its beginning. */
function withFirstLetter({ text }: PrintedSection, word: string): string | undefined {
  if (word.length < SHORTEST_REST || word !== word.toUpperCase()) return undefined;
  return wordsOf(text)
    .find((other) => other.word.length === word.length + 1 && other.word.endsWith(word.toLowerCase()))
    ?.word.toUpperCase();
}
/** In letters. */
const SHORTEST_REST = 5;
