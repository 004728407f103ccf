/** The texts that a change of the rules may make stale, by kind. */
import { isStructure } from '../../engine/base/json.ts';
import { digestOf } from '../digest.ts';
import type { Definition } from '../generated/definition.ts';
import { type ClauseId, clauseIdOf } from '../ids.ts';
import { plainText } from '../parse/markdown-nodes.ts';
import type { ClauseNode, EditionBook, PageNode, ReadingNode, Rulebook } from '../rulebook.ts';

export interface Candidate {
  /** Such as `heading of turns.breaking-away.roll`; for a reading its id. */
  readonly where: string;
  /** The file, if `where` does not show it: of questions, of synonyms and of texts outside the rulebook. */
  readonly file?: string;
  readonly text: string;
}

/** A line of text outside the rulebook that sums up clauses, such as one of the quick reference. */
export interface SummaryLine {
  /** No other line has the same `where`, such as `quick reference, line 3`. */
  readonly candidate: Candidate;
  readonly clauses: readonly ClauseId[];
  readonly row?: { readonly table: string; readonly firstCell: string };
}

/** One candidate for each table: the first cells of its rows, which show what the table is about. */
export const tablesOf = (lines: readonly SummaryLine[]): Candidate[] =>
  [...Map.groupBy(lines, ({ row }) => row?.table)].flatMap(([table, rows]) => {
    const file = rows[0]?.candidate.file;
    if (table === undefined) return [];
    return [{ where: table, ...(file === undefined ? {} : { file }), text: rows.map(({ row }) => row?.firstCell).join(', ') }];
  });

/** One key for all places of one text: a page's opening, alone or with its aliases; a clause, as such or as an entry of the glossary. */
export const placeKey = (where: string): string =>
  where.replace(/^opening and aliases of /, 'opening of ').replace(/^glossary entry /, 'text of ');

export const textOf = ({ texts }: EditionBook, { id, ast }: ClauseNode): string => texts.get(id) ?? ast.text;

export const headingOf = ({ id, ast }: ClauseNode): Candidate => ({ where: `heading of ${id}`, text: ast.title });

export const whereOf = ({ id, data }: ClauseNode): string => `${data.term === undefined ? 'text of' : 'glossary entry'} ${id}`;

export const bodyOf = (book: EditionBook, clause: ClauseNode): Candidate => ({ where: whereOf(clause), text: textOf(book, clause) });

export const wholeOf = (book: EditionBook, clause: ClauseNode, text = textOf(book, clause)): Candidate => ({
  where: whereOf(clause),
  text: `${clause.ast.title}: ${text}`,
});

export const blocksOfClause = (book: EditionBook, clause: ClauseNode): Candidate[] =>
  blocksOf(textOf(book, clause)).map((text) => ({ where: whereOf(clause), text }));

/** Paragraphs, entries of lists and rows of tables. */
const blocksOf = (markdown: string): string[] => markdown.split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )/);

const PARAGRAPHS = /\n\s*\n/;

const isWorkedExample = (paragraph: string): boolean => paragraph.startsWith('>');

/** A text without its worked examples, which show the rule in one case. */
export const withoutWorkedExamples = (markdown: string): string =>
  markdown
    .split(PARAGRAPHS)
    .filter((one) => !isWorkedExample(one))
    .join('\n\n');

export const workedExamplesOf = (book: EditionBook, clause: ClauseNode): (Candidate & { readonly clause: ClauseId })[] =>
  textOf(book, clause)
    .split(PARAGRAPHS)
    .flatMap((text) => (isWorkedExample(text) ? [{ where: `worked example in ${clause.id}`, text, clause: clause.id }] : []));

export const examplesOf = ({ ast }: ClauseNode): Candidate[] =>
  ast.examples.map(({ id, says }) => ({ where: `example ${id}`, text: says }));

export const aliasesOf = ({ id, data }: ClauseNode): Candidate[] =>
  (data.aliases ?? []).map((alias) => ({ where: `alias of ${id}`, text: alias }));

/** The questions of players that a clause answers. All have one `where`, since reports list the questions of a clause as one entry. */
export function questionsOf({ asks }: Rulebook, { id, page, slug }: ClauseNode): Candidate[] {
  const node = asks.get(page);
  if (node === undefined) return [];
  return (node.file.asks[slug] ?? []).map((text) => ({ where: `questions of ${id}`, file: node.document.path, text }));
}

export function questionListOf(rulebook: Rulebook, clause: ClauseNode): Candidate[] {
  const questions = questionsOf(rulebook, clause);
  const text = questions.map((one) => one.text).join('; ');
  return questions.slice(0, 1).map((first) => ({ ...first, text }));
}

/** The questions of one clause joined to one candidate, with all their `words`. */
export function inOneEntry<T extends Candidate & { readonly words: readonly string[] }>(questions: readonly T[]): T[] {
  const words = [...new Set(questions.flatMap((one) => one.words))];
  return questions.slice(0, 1).map((first) => ({ ...first, text: questions.map(({ text }) => text).join('; '), words }));
}

/** The note on how documents disagree about a clause, if it has one. */
export const differencesOf = ({ id, data: { differs } }: ClauseNode): Candidate[] =>
  differs === undefined
    ? []
    : [{ where: `"differs" of ${id}`, text: [...differs.readings.map(({ says }) => says), differs.taken].join(' ') }];

export const aliasListOf = ({ id, data }: ClauseNode): Candidate[] =>
  data.aliases === undefined || data.aliases.length === 0 ? [] : [{ where: `aliases of ${id}`, text: data.aliases.join(', ') }];

export const readingOf = ({ reading: { id, title, text, reason } }: ReadingNode): Candidate => ({
  where: id,
  text: [`${title}: ${text}`, reason].join(' '),
});

export const blocksOfReading = ({ reading: { id, text, reason } }: ReadingNode): Candidate[] =>
  [text, reason].flatMap(blocksOf).map((block) => ({ where: id, text: block }));

export const beginningOf = (page: PageNode): Candidate => ({
  where: `opening${page.aliases.length === 0 ? '' : ' and aliases'} of the page ${page.id}`,
  text: [openingOf(page).text, ...page.aliases].join('; '),
});

/** The text of a page before its first clause. */
export const openingOf = ({ id, ast }: PageNode): Candidate => ({
  where: `opening of the page ${id}`,
  text: ast.opening.tree.children.map(plainText).join('\n\n'),
});

export const pageAliasesOf = ({ pages }: Rulebook, ids: ReadonlySet<ClauseId>): Candidate[] =>
  [...pages.values()]
    .filter(({ clauses }) => clauses.some((id) => ids.has(id)))
    .flatMap(({ id, aliases }) => aliases.map((alias) => ({ where: `alias of the page ${id}`, text: alias })));

/** The glossary entries and the lines outside the rulebook that sum up one of the clauses. */
export function summariesOf(rulebook: Rulebook, clauses: ReadonlySet<ClauseId>, summaries: readonly SummaryLine[]): Candidate[] {
  const entries = [...rulebook.clauses.values()]
    .filter(({ id, data }) => data.term !== undefined && clauses.has(data.term.see) && !clauses.has(id))
    .map((clause) => ({ where: whereOf(clause), text: clause.ast.text }));
  const lines = summaries.filter((line) => line.clauses.some((id) => clauses.has(id)));
  return [...entries, ...lines.map(({ candidate }) => candidate)];
}

/** The glossary entries about a page that has one of the clauses: they sum up the whole page. */
export function entriesOfPages({ clauses, pages }: Rulebook, ids: ReadonlySet<ClauseId>): Candidate[] {
  const onPages = new Set(
    [...pages.values()]
      .map((page) => page.clauses)
      .filter((list) => list.some((id) => ids.has(id)))
      .flat(),
  );
  return [...clauses.values()]
    .filter(({ id, data }) => data.term !== undefined && onPages.has(data.term.see) && !ids.has(id))
    .map((clause) => ({ where: whereOf(clause), text: clause.ast.text }));
}

export function translatedHeadings(rulebook: Rulebook, ids: ReadonlySet<ClauseId>): Candidate[] {
  return rulebook.translations.flatMap(({ page, language, clauses }) =>
    clauses
      .filter(({ slug }) => ids.has(clauseIdOf(page, slug)))
      .map(({ slug, title }) => ({ where: `${language} heading of ${page}.${slug}`, text: title })),
  );
}

/** The translations that were made from another text of their clause than the one in the edition. */
export function outdatedTranslations(rulebook: Rulebook, book: EditionBook, ids: ReadonlySet<ClauseId>): Candidate[] {
  return rulebook.translations.flatMap(({ page, language, clauses }) =>
    clauses.flatMap(({ slug, title, originalDigest }) => {
      const clause = rulebook.clauses.get(clauseIdOf(page, slug));
      if (clause === undefined || !ids.has(clause.id)) return [];
      const isCurrent = originalDigest !== undefined && digestOf(textOf(book, clause)).startsWith(originalDigest);
      return isCurrent ? [] : [{ where: `${language} translation of ${clause.id}`, text: title }];
    }),
  );
}

/** The fields of definitions whose texts players read. */
const SHOWN: ReadonlySet<string> = new Set(['note', 'message', 'title', 'prompt', 'says']);

export const isShownField = (field: string): boolean => SHOWN.has(field);

/** The text of a template without its expressions, which are not shown. */
export const templateText = (template: string): string => template.replaceAll(/\{[^}]*\}/g, '…');

export function shownTexts(definitions: readonly Definition[], excluded: ReadonlySet<string>): Candidate[] {
  const textsIn = (value: unknown, key: string): { readonly key: string; readonly text: string }[] => {
    if (typeof value === 'string') return isShownField(key) && !excluded.has(value) ? [{ key, text: templateText(value) }] : [];
    if (!isStructure(value)) return [];
    return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, name));
  };
  return definitions.flatMap((one) => textsIn(one, '').map(({ key, text }) => ({ where: `"${key}" of ${one.id}`, text })));
}
