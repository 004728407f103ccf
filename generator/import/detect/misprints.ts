/** Words that are misspelt, run together, torn apart or without their hyphen, judged by all other words that the documents and our rules use. */
import type { Diagnostic } from '../../diagnostic.ts';
import type { DiagnosticId } from '../../diagnostics/catalogue.ts';
import type { Corpus } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import type { Word } from '../sentences.ts';
import type { WordKnowledge } from '../word-knowledge.ts';

export function findMisprints({ documents, knowledge }: Corpus): Diagnostic[] {
  return documents
    .filter(({ isEnglish }) => isEnglish)
    .flatMap(({ sections }) => sections.flatMap((section) => inSection(section, knowledge)));
}

function inSection(section: PrintedSection, knowledge: WordKnowledge): Diagnostic[] {
  const words = knowledge.words.get(section) ?? [];
  return words.flatMap((word, index) => {
    const { start, end } = word;
    const printed = section.text.slice(start, end);
    if (isInCode(section.text, start, end)) return [];
    const run = runTogether(printed, knowledge) ?? runIntoCapitals(printed, knowledge);
    if (run !== undefined) return [wrong(section, 'print-words-joined', 'Two words are printed as one.', word, run)];
    const apart = lostApostrophe(printed, knowledge);
    if (apart !== undefined) return [wrong(section, 'print-word-misprinted', 'An apostrophe is missing.', word, apart)];
    const next = words[index + 1];
    const capital = next === undefined ? undefined : tornCapital(section, word, next, knowledge);
    if (next !== undefined && capital !== undefined)
      return [wrong(section, 'print-word-split', 'One word is printed as two.', { ...word, end: next.end }, capital)];
    if (!/^\p{L}?[\p{Ll}'’]+$/u.test(printed)) return [];
    const hyphened = lostHyphen(word, knowledge);
    if (hyphened !== undefined)
      return [wrong(section, 'print-hyphen-lost', 'A hyphen is missing, perhaps lost at a line break.', word, hyphened)];
    const whole = next === undefined ? undefined : tornWord(section, word, next, knowledge);
    if (next !== undefined && whole !== undefined)
      return [wrong(section, 'print-word-split', 'One word is printed as two.', { ...word, end: next.end }, whole)];
    return misspelt(section, word, printed, knowledge);
  });
}

/** "KOd": an ending after capital letters. */
function lostApostrophe(printed: string, { isOurs, count }: WordKnowledge): string | undefined {
  const apart = printed.replace(/^(\p{Lu}{2,})(d|ed|ing)$/u, "$1'$2");
  const whole = apart.toLowerCase();
  return apart !== printed && (isOurs(whole) || count(whole) > 0) ? apart : undefined;
}

/** A word that is none: two words without the blank between, or a known word misspelt. */
function misspelt(section: PrintedSection, word: Word, printed: string, knowledge: WordKnowledge): Diagnostic[] {
  const irregular = knowledge.lexicon.irregularForms(word.word);
  if (irregular !== undefined && !knowledge.isOurs(word.word))
    return [wrong(section, 'print-word-misprinted', 'This verb has other forms.', word, irregular)];
  if (printed.length < SHORTEST || knowledge.isKnown(word.word)) return [];
  // A capital letter begins a name, unless it begins a sentence as well.
  const capital = /^\p{Lu}/u.test(printed);
  if (
    capital &&
    !isTermOfCapitals(word.word, knowledge) &&
    !/(?:^|[.!?:"“(•]\s*|\n\s*)$/.test(section.text.slice(Math.max(0, word.start - 4), word.start))
  )
    return [];
  if (capital && knowledge.lexicon.isWord(printed)) return [];
  const [plain, owner = ''] = word.word.split(/(?='s?$)/);
  const two = joinedWords(plain ?? word.word, knowledge);
  const parts = two === undefined ? threeWords(word.word, knowledge) : `${two}${owner}`;
  if (parts !== undefined) return [wrong(section, 'print-words-joined', 'Two words are printed as one.', word, parts)];
  const right = rightWord(word.word, knowledge);
  if (right === undefined) return [];
  const { closed } = knowledge.lexicon.classOf(right);
  if (capital && knowledge.count(right) < FREQUENT && !closed && !isBeside(section, right, knowledge)) return [];
  return [wrong(section, 'print-word-misprinted', 'This word is probably misspelt.', word, right)];
}

/** A long word that is not English and one letter away from a word of the documents is a misspelt term, and not a name. */
const LONG_TERM = 7;
const isTermOfCapitals = (word: string, { near, count, lexicon }: WordKnowledge): boolean =>
  word.length >= LONG_TERM && count(near(word)[0] ?? '') > 0 && !lexicon.isWord(word);

/** Whether a section uses a long word in lower case: what begins a sentence and differs from it in one letter is no name. */
const isBeside = (section: PrintedSection, right: string, { words }: WordKnowledge): boolean =>
  right.length >= LONG_TERM &&
  (words.get(section) ?? []).some(({ word, start }) => word === right && /^\p{Ll}/u.test(section.text.slice(start)));

const SHORTEST = 3;

function wrong(section: PrintedSection, code: DiagnosticId, message: string, { start, end }: Word, expected: string): Diagnostic {
  const found = section.text.slice(start, end);
  return finding(section, { code, severity: 'note', message, at: [start, end], found, expected });
}

/** Part of an address, an icon, a name of a program, masked text (U+2060) or a hyphened word. */
const isInCode = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}_@#/\\|\u2060.'’-]$/u.test(text.slice(Math.max(0, start - 1), start)) ||
  /^(?:[\p{N}_@#/\\|\u2060'’]|-\S|\.\p{Ll}|\()/u.test(text.slice(end, end + 2));

/** A hyphened word counts where it occurs so often, and more often than the other form. */
const OFTEN = 3;

function lostHyphen({ word }: Word, { hyphened, count }: WordKnowledge): string | undefined {
  // Also without the "d" of a participle: "doublebased" beside "double-base".
  const forms = [hyphened(word), hyphened(word.replace(/d$/, ''))];
  return forms.find((whole) => whole !== undefined && whole.count >= OFTEN && whole.count > count(word))?.word;
}

/** Words that are never two. */
const COMPOUNDS: ReadonlySet<string> = new Set(
  'cannot clockwise counterclockwise throughout without therefore whenever wherever moreover otherwise likewise something anything everything himself itself yourself themselves meanwhile furthermore nevertheless'.split(
    ' ',
  ),
);

/** "can not", and two parts at least one of which is no word, of a word. */
function tornWord({ text }: PrintedSection, first: Word, second: Word, knowledge: WordKnowledge): string | undefined {
  const between = text.slice(first.end, second.start);
  const whole = first.word + second.word;
  if (between === ' ' && COMPOUNDS.has(whole)) return whole;
  if (between !== ' ' && !/^-\s+$/.test(between)) return undefined;
  if (!/^\p{Ll}/u.test(text.slice(second.start)) || !LETTERS.test(whole)) return undefined;
  if (between !== ' ' && knowledge.lexicon.isWord(whole) && knowledge.pairs(first.word, second.word) <= 1) return whole;
  const unknown = [first, second].filter(({ word }) => !knowledge.isKnown(word)).length;
  // "give thischaracter": the second is two words itself.
  if ([first, second].some(({ word }) => !knowledge.isKnown(word) && joinedWords(word, knowledge) !== undefined)) return undefined;
  const isWord = knowledge.count(whole) > 0 || (unknown === 2 && knowledge.lexicon.isWord(whole));
  return unknown > 0 && isWord ? whole : undefined;
}

/** "A sked": a capital letter that a scan divides from its word. */
function tornCapital({ text }: PrintedSection, first: Word, second: Word, knowledge: WordKnowledge): string | undefined {
  if (second.start !== first.end + 1 || !/^\p{Lu} \p{Ll}{3,}$/u.test(text.slice(first.start, second.end))) return undefined;
  const whole = first.word + second.word;
  return !knowledge.isKnown(second.word) && knowledge.lexicon.isWord(whole) ? text.slice(first.start, first.end) + second.word : undefined;
}

const LETTERS = /^\p{Ll}+$/u;

/** "Set up" and "setup" are both right. */
const PARTICLE = /^(?:up|out|off|on|in|down|over|away|back|all|by|time|line|like|wise)$/;
/** Words that are no part of a compound: what begins or ends with one and is no word is two. */
const FUNCTION_WORD =
  /^(?:a|an|the|of|and|or|to|that|this|is|are|its|it|if|for|from|with|when|than|then|may|can|must|be|by|as|at|your|you|any|each|not|has|have|was|will|which|only|half|both|into|onto|also|they|their|these|those|every|until|during|while|does|do|had|were|been|would|should|could|between|after|before)$/;
const SHORTEST_PART = 3;

/** Two words that follow each other elsewhere, or one of which is a function word, printed without the blank between. */
function joinedWords(word: string, { count, isKnown, pairs, near }: WordKnowledge): string | undefined {
  const misspelt = near(word).some((right) => count(right) >= FREQUENT);
  let best: { readonly parts: string; readonly times: number } | undefined;
  for (let at = 1; at < word.length; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if ((PARTICLE.test(second) && !PARTICLE.test(first)) || !isKnown(first) || !isKnown(second)) continue;
    if (first.length === 1 && first !== 'a') continue;
    const times = pairs(first, second);
    const apart = FUNCTION_WORD.test(first) || FUNCTION_WORD.test(second);
    const long = first.length >= SHORTEST_PART && second.length >= SHORTEST_PART;
    const least = apart ? 1 : long ? 2 : OFTEN;
    const unseen =
      apart && !misspelt && first.length > 1 && second.length > 1 && word.length >= SURE_LENGTH && isUsed(first, second, count);
    if ((times >= least || unseen) && times >= (best?.times ?? 0)) best = { parts: `${first} ${second}`, times };
  }
  return best?.parts;
}

/** "fromthetray": three words, of which the first or the second is a function word. */
function threeWords(word: string, knowledge: WordKnowledge): string | undefined {
  if (word.length < VERY_LONG) return undefined;
  for (let at = 2; at < word.length - SURE_LENGTH + 1; at++) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (!FUNCTION_WORD.test(first) || knowledge.count(first) === 0 || knowledge.isKnown(rest)) continue;
    const others = joinedWords(rest, knowledge);
    if (others !== undefined) return `${first} ${others}`;
  }
  return undefined;
}

/** Whether the documents have both words. */
const isUsed = (first: string, second: string, count: WordKnowledge['count']): boolean => count(first) > 0 && count(second) > 0;

/** "characterWhen": a capital letter within a word, both parts of which are words. */
function runTogether(printed: string, { count, isKnown, pairs }: WordKnowledge): string | undefined {
  const [, first, second] = /^(\p{L}?\p{Ll}{2,})(\p{Lu}\p{Ll}+)$/u.exec(printed) ?? [];
  if (first === undefined || second === undefined || count(printed.toLowerCase()) >= OFTEN) return undefined;
  // With a capital letter at its beginning it may be a name, unless the two words follow each other elsewhere.
  if (/^\p{Lu}/u.test(printed) && pairs(first.toLowerCase(), second.toLowerCase()) === 0) return undefined;
  return isKnown(first.toLowerCase()) && isKnown(second.toLowerCase()) ? `${first} ${second}` : undefined;
}

/** "isKOd": a word before an abbreviation of the documents. */
function runIntoCapitals(printed: string, { count, isKnown, isOurs }: WordKnowledge): string | undefined {
  const [, first, short] = /^(\p{L}?\p{Ll}+)(\p{Lu}{2,}(?:['’]?\p{Ll}{1,3})?)$/u.exec(printed) ?? [];
  const used = short !== undefined && (count(short.toLowerCase()) > 0 || isOurs(short.toLowerCase()));
  if (first !== undefined && used && first.length > 1 && isKnown(first.toLowerCase())) return `${first} ${short}`;
  return undefined;
}

/** Letters that a scan takes for others. */
const SHAPES: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['cl', 'd'],
  ['vv', 'w'],
  ['ii', 'u'],
  ['li', 'h'],
  ['tb', 'th'],
];

/** The known word of which this one is a misspelling. */
function rightWord(printed: string, knowledge: WordKnowledge): string | undefined {
  const word = printed.replace(/'s?$/, '');
  const read = SHAPES.map(([seen, meant]) => word.replace(seen, meant)).find((other) => other !== word && knowledge.count(other) > 0);
  if (read !== undefined) return read;
  const direct = knowledge.near(word).find((candidate) => isMisspelling(word, candidate, knowledge));
  if (direct !== undefined) return direct;
  const isCompound = Array.from({ length: word.length }, (_, at) => at).some(
    (at) =>
      at >= SHORTEST_PART && word.length - at >= SHORTEST_PART && knowledge.isKnown(word.slice(0, at)) && knowledge.isKnown(word.slice(at)),
  );
  return word.length < VERY_LONG || isCompound ? undefined : knowledge.lexicon.suggestion(word);
}

/** In letters: between words so long a likeness is no chance. */
const SURE_LENGTH = 6;
/** A word so long that two letters may be wrong. */
const VERY_LONG = 8;
/** A word that is used so often is rather misspelt than replaced by a rare one. */
const FREQUENT = 3;

/** Whether an unknown word is more likely a misspelling of a known one than a word of its own. */
function isMisspelling(word: string, right: string, { count }: WordKnowledge): boolean {
  // The first letter in which they differ; the first of a word is rarely wrong, and needs more evidence.
  let at = 0;
  while (at < word.length && word[at] === right[at]) at++;
  const longer = word.length > right.length ? word : right;
  const doubled = word.length !== right.length && at > 0 && longer[at] === longer[at - 1];
  const uses = count(right);
  const swapped = word.length === right.length && word[at] === right[at + 1] && word[at + 1] === right[at];
  if (swapped && at > 0 && word.length > SHORTEST) return true;
  // With an ending more it is another form of the word.
  if (!doubled && (word === `${right}s` || right === `${word}s`)) return false;
  if (at === 0 && FUNCTION_WORD.test(right) && uses >= FREQUENT) return word.length === right.length;
  if (at === 0 && !(word.length < right.length && uses > 0)) return uses >= FREQUENT && word.length >= SURE_LENGTH;
  return uses >= FREQUENT || (word.length >= SURE_LENGTH - 1 && (uses > 0 || word.length >= SURE_LENGTH));
}
