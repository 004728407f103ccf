/** Finds texts elsewhere that mention what an erratum changes: they link to its clauses, cite them, or have a number that it changed. */
import { type ClauseId, clauseId } from '../ids.ts';
import type { EditionBook, Rulebook } from '../rulebook.ts';
import { meaningfulWords } from './meaningful-words.ts';

interface Mention {
  /** Such as `text of turns.breaking-away.roll`. */
  readonly where: string;
  readonly text: string;
}

interface MentionSearch {
  readonly rulebook: Rulebook;
  /** The edition with the erratum. */
  readonly after: EditionBook;
  /** The clauses whose text the erratum changes. */
  readonly amended: ReadonlySet<ClauseId>;
  /** False for clauses whose texts are compared anyway, and for those that state the new rule. */
  isElsewhere(clause: ClauseId): boolean;
}

/**
 * Texts to compare with the words that the erratum removed. The caller counts numbers in them only as digits, since "one" has many senses.
 */
export function mentionsOf({ rulebook, after, amended, isElsewhere }: MentionSearch): Mention[] {
  const linksToAmended = (text: string): boolean => [...amended].some((id) => text.includes(`](rule:${id})`));
  const isOfAmended = (entry: string): boolean => amended.has(clauseId(entry.split(' ')[0] ?? ''));
  const clauses = [...rulebook.clauses.values()].filter(({ id }) => isElsewhere(id));
  const readings = rulebook.readings.map(({ reading }) => reading);
  return [
    ...clauses.flatMap(({ id, ast }) =>
      blocksOf(after.texts.get(id) ?? ast.text).flatMap((text) => (linksToAmended(text) ? [{ where: `text of ${id}`, text }] : [])),
    ),
    ...clauses.flatMap(({ ast }) =>
      ast.examples.flatMap(({ id, says, chains }) =>
        [...(chains?.values() ?? [])].flat().some(isOfAmended) ? [{ where: `example ${id}`, text: says }] : [],
      ),
    ),
    ...readings.flatMap(({ id, text, reason, clauses: settled }) =>
      [text, reason]
        .flatMap(blocksOf)
        .flatMap((block) => (settled.some(isOfAmended) || linksToAmended(block) ? [{ where: id, text: block }] : [])),
    ),
  ];
}

type NumberMention = Mention & { readonly words: readonly string[] };

/** Texts elsewhere with a number that the erratum removed, in the same sense by the words around it. */
export const numberMentions = (search: MentionSearch, erratum: string): NumberMention[] => [
  ...signedMentions(search, erratum),
  ...glossaryMentions(search, erratum),
];

/**
 * Texts with a signed number that the erratum removed, such as "+1". The number counts only beside a word that was beside it before and is
 * in the title or an alias of the clause.
 */
function signedMentions({ rulebook, after, amended, isElsewhere }: MentionSearch, erratum: string): NumberMention[] {
  const ofAmended = [...rulebook.clauses.values()].filter(({ id }) => amended.has(id));
  const names = meaningfulWords(ofAmended.flatMap(({ ast, data }) => [ast.title, ...(data.aliases ?? [])]).join(' '));
  const removedNumbers = after.changes.flatMap((change) => {
    if (change.erratum !== erratum) return [];
    const newNumbers = new Set(signedIn(change.after).map(({ number }) => number));
    return signedIn(change.before).flatMap(({ number, wordsBeside }) =>
      newNumbers.has(number) ? [] : [{ number, wordsBeside: wordsBeside.filter((word) => names.has(word)) }],
    );
  });
  const removedNumbersIn = (text: string): string[] => {
    const found = signedIn(text);
    const matching = removedNumbers.filter((one) =>
      found.some(({ number, wordsBeside }) => number === one.number && wordsBeside.some((w) => one.wordsBeside.includes(w))),
    );
    return [...new Set(matching.map(({ number }) => number))];
  };
  const clauses = [...rulebook.clauses.values()].filter(({ id }) => isElsewhere(id));
  const all: readonly Mention[] = [
    ...clauses.flatMap(({ id, ast }) => [
      { where: `heading of ${id}`, text: ast.title },
      ...blocksOf(after.texts.get(id) ?? ast.text).map((text) => ({ where: `text of ${id}`, text })),
      ...ast.examples.map((example) => ({ where: `example ${example.id}`, text: example.says })),
    ]),
    ...rulebook.readings.flatMap(({ reading }) =>
      [reading.text, reading.reason].flatMap(blocksOf).map((text) => ({ where: reading.id, text })),
    ),
  ];
  return all.flatMap((one) => {
    const words = removedNumbersIn(one.text);
    return words.length === 0 ? [] : [{ ...one, words }];
  });
}

/**
 * Entries of the glossary about the page of an amended clause, if they have a number that the erratum removed before the same word:
 * "1 unavoidable" is stale once the clause says "2 unavoidable".
 */
function glossaryMentions({ rulebook, after, amended, isElsewhere }: MentionSearch, erratum: string): NumberMention[] {
  const pageOf = (clause: string): string => clause.slice(0, clause.lastIndexOf('.'));
  const pages = new Set([...amended].map(pageOf));
  const removed = after.changes.flatMap((change) => {
    if (change.erratum !== erratum) return [];
    const counted = new Set(countsIn(change.after));
    return countsIn(change.before).filter((count) => !counted.has(count));
  });
  return [...rulebook.clauses.values()].flatMap(({ id, ast, data }) => {
    if (data.term === undefined || !pages.has(pageOf(data.term.see)) || !isElsewhere(id)) return [];
    const counted = new Set(countsIn(ast.text));
    const words = removed.filter((count) => counted.has(count)).flatMap((count) => count.split(' ')[0] ?? []);
    return words.length === 0 ? [] : [{ where: `glossary entry ${id}`, text: ast.text, words: [...new Set(words)] }];
  });
}

/** The numbers of a text in digits, each with the word that follows it: "1 unavoidable". */
function countsIn(markdown: string): readonly string[] {
  const words = markdown.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word, index) => (/^\d+$/.test(word) ? [`${word} ${words[index + 1]?.toLowerCase() ?? ''}`] : []));
}

/** Paragraphs, entries of lists and rows of tables. */
const blocksOf = (markdown: string): string[] => markdown.split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )/);

/** How many words on each side of a number count as beside it. */
const WORDS_BESIDE = 3;

/** The signed numbers of a text, each with the words close to it. */
function signedIn(markdown: string): { readonly number: string; readonly wordsBeside: readonly string[] }[] {
  const parts = markdown.replace(/\]\([^)]*\)/g, ']').match(/[+\u2212-]\d+|[\p{L}\p{N}]+/gu) ?? [];
  return parts.flatMap((number, index) =>
    /^[+\u2212-]/.test(number)
      ? [{ number, wordsBeside: wordsIn(parts.slice(Math.max(0, index - WORDS_BESIDE), index + WORDS_BESIDE + 1)) }]
      : [],
  );
}

const wordsIn = (parts: readonly string[]): readonly string[] => [...meaningfulWords(parts.filter((part) => !/\d/.test(part)).join(' '))];
