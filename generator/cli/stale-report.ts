import { escapePattern } from '../escape-pattern.ts';
import type { ChangedWordsIn } from '../stale/changed-words.ts';
import { areListed } from '../stale/facts-of-added-rules.ts';
import { LIKENESS_OF_CLOSE_TEXTS, type LikelyText } from '../stale/likely-texts.ts';
import type { RelatedRule } from '../stale/related-rules.ts';
import type { StaleReport } from '../stale/stale-report.ts';
import type { StaleText } from '../stale/stale-texts.ts';

/** Entries of a list beyond these are only named, unless `most` is another number. */
const MOST = 20;
/** Characters of a text that are printed. */
const WIDEST = 120;

interface Printing {
  /** Of many texts to check, those with most changed words come first. A long text is cut so that they are shown. */
  readonly changedWordsIn?: ChangedWordsIn | undefined;
  /** The command that prints what is only named here; undefined where there is none. */
  readonly wholeBy?: string | undefined;
  readonly most?: number;
}

export function printStale(
  { texts, naming, withNewNames, namingEditions, alike, tables, related, definitions, factsRead, textsOfNamed, ...report }: StaleReport,
  { changedWordsIn = () => [], wholeBy, most = MOST }: Printing = {},
): string[] {
  const ranked = (list: readonly StaleText[]): readonly StaleText[] =>
    list.length <= MOST ? list : list.toSorted((a, b) => changedWordsIn(b.text).length - changedWordsIn(a.text).length);
  const printed = (title: string, list: readonly StaleText[]): string[] => printTexts(title, ranked(list), most, changedWordsIn);
  const toCheck = texts.filter(({ words }) => words.length === 0);
  const lists = [naming, withNewNames, namingEditions, toCheck, related, definitions, report.missingRows, factsRead, textsOfNamed];
  const isShortened = lists.some((list) => list.length > most);
  return [
    ...printReplaced(report.replacedEntries, most),
    ...printTexts(
      'Texts that may still state the old rule:',
      texts.filter(({ words }) => words.length > 0),
      Number.POSITIVE_INFINITY,
    ),
    ...printTexts('Texts that name others of a list, but not what is added to it:', naming, most),
    ...printTexts('Texts that have the word of what is added already, in another sense:', withNewNames, most),
    ...printTexts('Texts that name or count editions, to check for the new one:', namingEditions, most),
    ...printed('Texts to check, which state the rule or link to it:', toCheck),
    ...printAlike(alike),
    ...(tables.length === 0 ? [] : ['', `Tables to check, whose examples cite the rule (${tables.length}): ${tables.join(', ')}`]),
    ...printList(
      'Rules to check. They read what a rule that changes reads, are exceptions to it, carry a clause that changes, or can never act any more:',
      related.map(({ id, clauses, texts: about, ...rule }) => ({
        name: id,
        line: `${reasonOf(rule)} ${clauses.join(', ')}${about.length === 0 ? '' : `; see also ${about.join(', ')}`}`,
      })),
      most,
    ),
    ...printFactsRead(factsRead, most),
    ...printDefinitions(definitions, most),
    ...printMissingRows(report.missingRows, most),
    ...printExceptions(report, most),
    ...printed('Texts of the clauses that the lists of rules and definitions name:', textsOfNamed),
    ...(isShortened && wholeBy !== undefined ? ['', `\`${wholeBy}\` prints the texts and rules that are only named here.`] : []),
  ];
}

const printDefinitions = (definitions: StaleReport['definitions'], most: number): string[] =>
  printList(
    'Definitions to check. They name values or facts of a list to which others are added:',
    definitions.map(({ id, clauses, names, added }) => ({
      name: id,
      line: `names ${names.join(', ')}, not ${added.join(', ')}; ${clauses.join(', ')}`,
    })),
    most,
  );

const printMissingRows = (list: StaleReport['missingRows'], most: number): string[] =>
  printList(
    'Functions and calculations to check. They have no row for a value that was banned before:',
    list.map(({ ids, clauses, names, lacking }) => ({
      name: ids.join(', '),
      line: `has no row for ${lacking}, only for ${names.join(', ')}; ${clauses.join(', ')}`,
    })),
    most,
  );

const printExceptions = (
  { exceptions, siblingExceptions }: Pick<StaleReport, 'exceptions' | 'siblingExceptions'>,
  most: number,
): string[] =>
  printList(
    'Exceptions to check. They apply to rules like a new one, but not to the new one:',
    [
      ...exceptions.map(({ added, exception, to }) => ({ name: exception, line: `to ${to.join(', ')}, not to ${added}` })),
      ...siblingExceptions.map(({ added, sibling, path, note }) => ({ name: `${path} of ${sibling}`, line: `${note}; not in ${added}` })),
    ],
    most,
  );

const printFactsRead = (facts: StaleReport['factsRead'], most: number): string[] =>
  printList(
    'Texts to check about the facts that a new rule reads:',
    facts.map(({ id, clauses, mentions }) => ({
      name: id,
      line: [
        ...(clauses.length === 0 ? [] : [areListed(clauses) ? clauses.join(', ') : `${clauses.length} clauses`]),
        ...(mentions.length === 0 ? [] : [`also mentioned in ${mentions.join(', ')}`]),
      ].join('; '),
    })),
    most,
  );

const printReplaced = (entries: StaleReport['replacedEntries'], most: number): string[] =>
  printList(
    'Entries of lists that are replaced:',
    entries.map(({ definition, path, next, text, place: { file, line } }) => ({
      name: definition,
      line: `${path} replaces the ${path.startsWith('unless.') ? 'exception' : 'entry'} "${text}" (${file}:${line}); ${next} adds one`,
    })),
    most,
  );

/** Where the texts are that `printStale` prints or names. */
export const placesPrinted = ({ texts, naming, withNewNames, namingEditions, alike, textsOfNamed, related }: StaleReport): string[] => [
  ...[...texts, ...naming, ...withNewNames, ...namingEditions, ...alike, ...textsOfNamed].map(({ where }) => where),
  ...related.slice(0, MOST).flatMap((rule) => rule.texts),
];

/** The most texts printed as nearly the same: a long text is like many others that only share words with it. */
const MOST_CLOSE = 6;

/** @param alike best first */
function printAlike(alike: readonly LikelyText[]): string[] {
  const close = alike.filter(({ likeness }) => likeness >= LIKENESS_OF_CLOSE_TEXTS).slice(0, MOST_CLOSE);
  const others = alike.slice(close.length).map(({ where }) => where);
  return [
    ...printTexts(
      'Texts to check, which say nearly the same:',
      close.map((one) => ({ ...one, words: [] })),
      MOST_CLOSE,
    ),
    ...(others.length === 0 ? [] : ['', `Texts that only share words with the old ones (${others.length}): ${others.join(', ')}`]),
  ];
}

function reasonOf({ facts, to, neverActs }: Pick<RelatedRule, 'facts' | 'to' | 'neverActs'>): string {
  if (neverActs) return 'can never act any more;';
  return facts.length > 0 ? `reads ${facts.join(', ')};` : to.length > 0 ? `is an exception to ${to.join(', ')};` : 'carries';
}

interface Entry {
  readonly name: string;
  readonly line: string;
}

function printList(title: string, entries: readonly Entry[], most: number): string[] {
  if (entries.length === 0) return [];
  const rest = entries.slice(most);
  const more = rest.length === 0 ? [] : [`  and ${rest.length} more: ${rest.map(({ name }) => name).join(', ')}`];
  return [...linesOf(title, entries.slice(0, most)), ...more];
}

const linesOf = (title: string, entries: readonly Entry[]): string[] => [
  '',
  title,
  ...entries.map(({ name, line }) => `  ${name}: ${line}`),
];

function printTexts(title: string, texts: readonly StaleText[], most: number, changedWordsIn: ChangedWordsIn = () => []): string[] {
  if (texts.length === 0) return [];
  const entries = texts.slice(0, most).map(({ where, file, text, words }) => {
    const line = excerpt(text.replaceAll(/\s+/g, ' '), words.length > 0 ? words : changedWordsIn(text));
    return { name: file === undefined ? where : `${where} (${file})`, line: words.length === 0 ? line : `${line} (${words.join(', ')})` };
  });
  const rest = texts.slice(most);
  return [...linesOf(title, entries), ...(rest.length === 0 ? [] : [`  and ${rest.length} more:`, ...linesByPage(rest)])];
}

/** A line for each page, with the places on it: `actions.move: text of diagonal; aliases of diagonal; opening`. */
const linesByPage = (texts: readonly StaleText[]): string[] =>
  [...Map.groupBy(texts, ({ where }) => PAGE.exec(where)?.[1])].map(([page, list]) => {
    const places = list.map(({ where }) =>
      page === undefined ? where : where.replaceAll(`${page}.`, '').replace(` of the page ${page}`, ''),
    );
    return `    ${page ?? 'elsewhere'}: ${places.join('; ')}`;
  });

/** The page of a place: that of its first clause, or the page itself. */
const PAGE = /(?:^| )(?:the page )?([a-z\d-]+\.[a-z\d-]+)(?:(?=\.[a-z\d-])|(?<=the page \S+))/;

/** As much of a text as fits on a line: the first part that has the most of the words. */
function excerpt(text: string, words: readonly string[]): string {
  if (text.length <= WIDEST) return text;
  const found = words.flatMap((word) => {
    const matches = text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${escapePattern(word)}`, 'giu'));
    return [...matches].map(({ index }) => ({ word, index }));
  });
  const countFrom = (start: number): number =>
    new Set(found.flatMap(({ word, index }) => (index >= start && index + word.length <= start + WIDEST ? [word] : []))).size;
  const starts = found.map(({ index }) => Math.max(0, Math.min(text.length - WIDEST, index - WIDEST / 2)));
  const start = starts.sort((one, other) => one - other).reduce((best, one) => (countFrom(one) > countFrom(best) ? one : best), 0);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + WIDEST)}${start + WIDEST < text.length ? '…' : ''}`;
}
