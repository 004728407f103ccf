/** Words in which a scan read a letter as a digit: "al1", "0pponent". */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import type { WordKnowledge } from '../word-knowledge.ts';
import { isInCode } from './code-words.ts';
import { matchesIn } from './pattern.ts';

export const findScannedDigits = ({ documents, knowledge }: Corpus): Diagnostic[] =>
  documents.flatMap(({ isEnglish, sections }) => (isEnglish ? sections.flatMap((section) => findInSection(section, knowledge)) : []));

/** One digit among letters: "1" not at the beginning, where a blank may be missing after a number. */
const WORD = /(?<![\p{L}\p{N}])(?:0\p{L}{3,}|\p{L}+[01]\p{L}*)(?![\p{L}\p{N}])/gu;
/** In letters: a shorter word may be the name of something, such as a square, unless the word meant is used elsewhere. */
const SHORTEST_WORD = 4;

function findInSection(section: PrintedSection, { isKnown, count, isInOurRules }: WordKnowledge): Diagnostic[] {
  return matchesIn(section.text, WORD).flatMap(({ 0: word, index }) => {
    const at = [index, index + word.length] as const;
    if (word.length < 3 || isInCode(section.text, ...at)) return [];
    const isMeant = (letters: string): boolean =>
      isKnown(letters) && (letters.length >= SHORTEST_WORD || count(letters) > 0 || isInOurRules(letters));
    const expected = [word.replace('0', 'o').replace('1', 'l'), word.replace('0', 'o').replace('1', 'i')].find((one) =>
      isMeant(one.toLowerCase()),
    );
    if (expected === undefined || count(word.toLowerCase()) > 1) return [];
    const message = 'A scan read a letter of this word as a digit.';
    return [finding(section, { code: 'print-letters-garbled', severity: 'warning', message, at, found: word, expected })];
  });
}
