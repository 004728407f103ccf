/** Words that are misspelt, run together, torn apart or without their hyphen, judged by all other words that the documents and our rules use. */
import type { Diagnostic } from '../../diagnostic.ts';
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
    if (!/^\p{L}?\p{Ll}+$/u.test(printed) || isInCode(section.text, start, end)) return [];
    const next = words[index + 1];
    const hyphened = lostHyphen(word, knowledge);
    if (hyphened !== undefined)
      return [wrong(section, 'lost-hyphen', 'A hyphen is missing, perhaps lost at a line break.', word, hyphened)];
    const whole = next === undefined ? undefined : tornWord(section, word, next, knowledge);
    if (next !== undefined && whole !== undefined)
      return [wrong(section, 'split-word', 'One word is printed as two.', { ...word, end: next.end }, whole)];
    if (printed.length < SHORTEST || knowledge.isKnown(word.word)) return [];
    // A capital letter inside a sentence begins a name.
    if (/^\p{Lu}/u.test(printed) && /[^.!?:"“(]\s+$/.test(section.text.slice(Math.max(0, start - 4), start))) return [];
    const parts = joinedWords(word.word, knowledge);
    if (parts !== undefined) return [wrong(section, 'joined-words', 'Two words are printed as one.', word, parts)];
    const right = /^\p{Lu}/u.test(printed) ? undefined : rightWord(word.word, knowledge);
    return right === undefined ? [] : [wrong(section, 'misprint', 'This word is probably misspelt.', word, right)];
  });
}

const SHORTEST = 5;

function wrong(section: PrintedSection, code: string, message: string, { start, end }: Word, expected: string): Diagnostic {
  const found = section.text.slice(start, end);
  return finding(section, { code, severity: 'note', message, at: [start, end], found, expected });
}

/** Part of an address, an icon, a name of a program or a hyphened word. */
const isInCode = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}_@#/\\|\u2060.'’-]$/u.test(text.slice(Math.max(0, start - 1), start)) ||
  /^(?:[\p{N}_@#/\\|\u2060'’]|-\S|\.\p{Ll}|\()/u.test(text.slice(end, end + 2));

/** A hyphened word counts where it occurs so often, and more often than the other form. */
const OFTEN = 3;

function lostHyphen({ word }: Word, { hyphened, count }: WordKnowledge): string | undefined {
  const forms = [hyphened(word), hyphened(word.replace(/d$/, ''))];
  return forms.find((whole) => whole !== undefined && whole.count >= OFTEN && whole.count > count(word))?.word;
}

/** "can not", and two parts neither of which is a word, of a word that the documents use. */
function tornWord({ text }: PrintedSection, first: Word, second: Word, knowledge: WordKnowledge): string | undefined {
  const between = text.slice(first.end, second.start);
  const whole = first.word + second.word;
  if (between === ' ' && whole === 'cannot') return whole;
  if (between !== ' ' && !/^-\s+$/.test(between)) return undefined;
  if (!/^\p{Ll}/u.test(text.slice(second.start)) || knowledge.count(whole) < OFTEN) return undefined;
  const torn = between === ' ' ? !knowledge.isKnown(first.word) && !knowledge.isKnown(second.word) : !knowledge.isKnown(first.word);
  return torn ? whole : undefined;
}

/** Short words that are the beginning of no longer word that goes on with a whole one. */
const JOINS = /^(?:and|the|of|an|that|with|is|or|its|from|to)$/;

/** "Set up" and "setup" are both right. */
const PARTICLE = /^(?:up|out|off|on|in|down|over|away|back|all|by|time|line)$/;

/** Two words that often follow each other, printed without the blank between. */
function joinedWords(word: string, { count, isKnown, pairs }: WordKnowledge): string | undefined {
  let best: { readonly parts: string; readonly times: number } | undefined;
  for (let at = 1; at < word.length - 1; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const times = pairs(first, second);
    const least = first.length === 1 ? OFTEN : 2;
    if (PARTICLE.test(second)) continue;
    if (times >= least && isKnown(first) && isKnown(second) && times > count(word) && times > (best?.times ?? 0))
      best = { parts: `${first} ${second}`, times };
    if (best === undefined && JOINS.test(first) && second.length >= SHORTEST && count(second) >= 2)
      best = { parts: `${first} ${second}`, times: 0 };
  }
  return best?.parts;
}

/** The known word of which this one is a misspelling. */
function rightWord(printed: string, knowledge: WordKnowledge): string | undefined {
  const word = printed.replace(/'s?$/, '');
  const direct = knowledge.near(word).find((candidate) => isMisspelling(word, candidate, knowledge));
  if (direct !== undefined) return direct;
  for (const ending of ['s', 'ed', 'ing']) {
    const base = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    const right = base.length < SHORTEST ? undefined : knowledge.near(base).find((candidate) => isMisspelling(base, candidate, knowledge));
    if (right !== undefined) return right + ending;
  }
  return undefined;
}

const SURE_LENGTH = 6;
/** A word that is used so often is rather misspelt than replaced by a rare one. */
const FREQUENT = 5;

/** Whether an unknown word is more likely a misspelling of a known one than a word of its own. */
function isMisspelling(word: string, right: string, { count, isStrange }: WordKnowledge): boolean {
  let at = 0;
  while (at < word.length && word[at] === right[at]) at++;
  const swapped = word.length === right.length && word[at] === right[at + 1] && word[at + 1] === right[at];
  if (swapped) return at > 0;
  // With an ending more, it is another form of the word.
  if (word.startsWith(right) || right.startsWith(word)) return false;
  const longer = word.length > right.length ? word : right;
  const doubled = word.length !== right.length && at > 0 && longer[at] === longer[at - 1];
  const uses = Math.max(...[right, `${right}s`, `${right}d`, `${right}ed`].map(count));
  if (doubled) return word.length >= SURE_LENGTH;
  if (uses === 0 || (word.length < SURE_LENGTH && uses < FREQUENT)) return false;
  // Of a first letter only a consonant is lost: "a" and "e" are beginnings of other words.
  if (at === 0 && (word.length >= right.length || /^[aeiou]/.test(right))) return false;
  return isStrange(word) || (word.length >= SURE_LENGTH && word.length !== right.length && uses >= FREQUENT);
}
