/** The texts that a change of the rules may make stale, by kind. */
import { digestOf } from '../digest.ts';
import { type ClauseId, clauseIdOf, type DefinitionId } from '../ids.ts';
import { plainText } from '../parse/markdown-nodes.ts';
import type { ClauseNode, EditionBook, PageNode, Rulebook } from '../rulebook.ts';

/** A text that may be stale. */
export interface Candidate {
  /** Such as `heading of turns.breaking-away.roll`. */
  readonly where: string;
  readonly text: string;
}

/** A line of text outside the rulebook that sums up clauses, such as one of the quick reference. */
export interface SummaryLine {
  /** Where it is written, such as `quick reference (site/src/quick-reference.json)`. */
  readonly where: string;
  readonly text: string;
  readonly clauses: readonly ClauseId[];
}

export const textOf = ({ texts }: EditionBook, { id, ast }: ClauseNode): string => texts.get(id) ?? ast.text;

export const headingOf = ({ id, ast }: ClauseNode): Candidate => ({ where: `heading of ${id}`, text: ast.title });

export const bodyOf = (book: EditionBook, clause: ClauseNode): Candidate => ({ where: `text of ${clause.id}`, text: textOf(book, clause) });

/** The heading, text and aliases of a clause together. */
export const wholeOf = (book: EditionBook, clause: ClauseNode): Candidate => ({
  where: `text of ${clause.id}`,
  text: [clause.ast.title, textOf(book, clause), ...(clause.data.aliases ?? [])].join('; '),
});

/** The worked examples in the text of a clause. */
export const workedExamplesOf = (book: EditionBook, clause: ClauseNode): (Candidate & { readonly clause: ClauseId })[] =>
  textOf(book, clause)
    .split(/\n\s*\n/)
    .flatMap((text) => (text.startsWith('>') ? [{ where: `worked example in ${clause.id}`, text, clause: clause.id }] : []));

export const examplesOf = ({ ast }: ClauseNode): Candidate[] =>
  ast.examples.map(({ id, says }) => ({ where: `example ${id}`, text: says }));

export const aliasesOf = ({ id, data }: ClauseNode): Candidate[] =>
  (data.aliases ?? []).map((alias) => ({ where: `alias of ${id}`, text: alias }));

/** The text of a page before its first clause. */
export const openingOf = ({ id, ast }: PageNode): Candidate => ({
  where: `opening of the page ${id}`,
  text: ast.opening.tree.children.map(plainText).join('\n\n'),
});

/** The aliases of the pages that have one of the clauses. */
export const pageAliasesOf = ({ pages }: Rulebook, ids: ReadonlySet<ClauseId>): Candidate[] =>
  [...pages.values()]
    .filter(({ clauses }) => clauses.some((id) => ids.has(id)))
    .flatMap(({ id, aliases }) => aliases.map((alias) => ({ where: `alias of the page ${id}`, text: alias })));

/** The glossary entries and the lines outside the rulebook that sum up one of the clauses. */
export function summariesOf(rulebook: Rulebook, clauses: ReadonlySet<ClauseId>, summaries: readonly SummaryLine[]): Candidate[] {
  const entries = [...rulebook.clauses.values()]
    .filter(({ id, data }) => data.term !== undefined && clauses.has(data.term.see) && !clauses.has(id))
    .map(({ id, ast }) => ({ where: `glossary entry ${id}`, text: ast.text }));
  const lines = summaries.filter((line) => line.clauses.some((id) => clauses.has(id)));
  return [...entries, ...lines.map(({ where, text }) => ({ where, text }))];
}

/** The headings of translations. */
export function translatedHeadings(rulebook: Rulebook, ids: ReadonlySet<ClauseId>): Candidate[] {
  return rulebook.translations.flatMap(({ page, language, clauses }) =>
    clauses
      .filter(({ slug }) => ids.has(clauseIdOf(page, slug)))
      .map(({ slug, title }) => ({ where: `${language} heading of ${page}.${slug}`, text: title })),
  );
}

/** The translations of clauses that are of another text than that of the edition. */
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

/** The texts in the changed definitions that players read. */
export function shownTexts({ definitions }: EditionBook, changed: ReadonlySet<DefinitionId>): Candidate[] {
  const textsIn = (value: unknown, key: string): { readonly key: string; readonly text: string }[] => {
    if (typeof value === 'string') return SHOWN.has(key) ? [{ key, text: value }] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, name));
  };
  return definitions.flatMap(({ definition }) =>
    changed.has(definition.id) ? textsIn(definition, '').map(({ key, text }) => ({ where: `"${key}" of ${definition.id}`, text })) : [],
  );
}
