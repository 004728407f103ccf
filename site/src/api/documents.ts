/**
 * The documents of `/api/v1/`, each a JSON value made from the book as written, that is, with straight quotes. The same book gives the
 * same bytes.
 */
import type { Book, Clause, Page } from '../lib/book.ts';
import { rulingHref } from '../lib/statement-addresses.ts';
import { flipsOf } from './flips.ts';
import { plainText } from './plain-text.ts';

type Texts = { readonly [edition: string]: string };
const plainTexts = (html: Texts): Texts => Object.fromEntries(Object.entries(html).map(([edition, one]) => [edition, plainText(one)]));

/** The address of a clause in the default edition. */
const hrefOf = (page: Page | undefined, slug: string): string => `/${page?.path ?? ''}/#${slug}`;

function clauseChanges(clause: Clause): readonly object[] {
  return clause.changes.map(({ erratum, edition, beforeHtml, afterHtml }) => ({
    erratum,
    edition,
    ...(beforeHtml === undefined ? {} : { before: plainText(beforeHtml) }),
    ...(afterHtml === undefined ? {} : { after: plainText(afterHtml) }),
  }));
}

function rules(book: Book): object {
  const pages = new Map(book.pages.map((page) => [page.id, page]));
  return {
    defaultEdition: book.defaultEdition,
    pages: book.pages.map(({ id, path, part, title, openingHtml, clauses }) => ({
      id,
      href: `/${path}/`,
      part,
      title,
      opening: plainText(openingHtml),
      clauses,
    })),
    clauses: Object.values(book.clauses).map((clause) => ({
      id: clause.id,
      page: clause.page,
      href: hrefOf(pages.get(clause.page), clause.slug),
      title: clause.title,
      kind: clause.kind,
      status: clause.status,
      ...(clause.notExecuted === undefined ? {} : { notExecuted: clause.notExecuted }),
      words: plainTexts(clause.html),
      definitions: clause.definitions,
      examples: clause.examples.map(({ id, form, says }) => ({ id, form, says })),
      sources: clause.sources,
      changes: clauseChanges(clause),
      rulings: clause.rulings,
      aliases: clause.aliases,
      ...(clause.term === undefined ? {} : { term: clause.term }),
      refersTo: clause.refersTo,
      referredBy: clause.referredBy,
    })),
    renamed: book.renamed,
  };
}

function errata(book: Book): object {
  return {
    errata: book.errata.map((erratum) => ({
      ...erratum,
      href: `/errata/#${erratum.id}`,
      changes: erratum.clauses.flatMap((id) => {
        const clause = book.clauses[id];
        const change = clause?.changes.find((one) => one.erratum === erratum.id);
        if (change?.beforeHtml === undefined || change.afterHtml === undefined) return [];
        return [{ clause: id, before: plainText(change.beforeHtml), after: plainText(change.afterHtml) }];
      }),
      flips: flipsOf(book, erratum),
    })),
  };
}

const rulings = (book: Book): object => ({
  rulings: book.rulings.map(({ id, kind, title, html, reasonHtml, clauses, clause }) => ({
    id,
    kind,
    title,
    href: rulingHref(id),
    text: plainText(html),
    ...(reasonHtml === undefined ? {} : { reason: plainText(reasonHtml) }),
    clauses,
    ...(clause === undefined ? {} : { clause }),
  })),
});

const editions = (book: Book): object => ({ defaultEdition: book.defaultEdition, editions: book.editions });

/** The rows of `sightline coverage --json`, in the same order. */
export const coverageRows = (book: Book): readonly object[] =>
  Object.values(book.clauses).map((clause) => ({
    clause: clause.id,
    page: clause.page,
    text: Object.values(clause.html).some((html) => html !== ''),
    executable: clause.executable,
    status: clause.status,
    definitions: [...new Set([...rulebookDefinitions(clause), ...(clause.packDefinitions ?? [])])].sort(),
    examples: clause.passing,
    // `waiting` is the former name of `notExecuted`, for programs that read it.
    ...(clause.notExecuted === undefined ? {} : { notExecuted: clause.notExecuted, waiting: clause.notExecuted }),
    ...(clause.translations === undefined ? {} : { translations: translationStates(clause.translations) }),
  }));

const rulebookDefinitions = (clause: Book['clauses'][string]): readonly string[] =>
  Object.values(clause.definitions).flatMap((list) => list.map(({ id }) => id));

const translationStates = (translations: NonNullable<Book['clauses'][string]['translations']>): object =>
  Object.fromEntries(Object.entries(translations).map(([language, { outdated }]) => [language, outdated ? 'outdated' : 'translated']));

function coverage(book: Book): object {
  const clauses = Object.values(book.clauses);
  const count = (status: string): number => clauses.filter((clause) => clause.status === status).length;
  return {
    clauses: clauses.length,
    executed: count('executed'),
    notExecuted: count('not-executed'),
    textOnly: count('text'),
    rows: coverageRows(book),
  };
}

interface ApiDocument {
  /** The name of its file, without `.json`. */
  readonly name: string;
  readonly says: string;
  readonly make: (book: Book) => object;
}

export const documents: readonly ApiDocument[] = [
  {
    name: 'rules',
    says: 'Every clause: text and definitions of each edition, sources, changes, examples, status; the pages; ids that changed.',
    make: rules,
  },
  { name: 'errata', says: 'Every erratum: the text before and after, why, and the verdicts that it flips.', make: errata },
  { name: 'rulings', says: 'Rulings, reminders and the readings of this reference, with the clauses that they apply to.', make: rulings },
  {
    name: 'editions',
    says: 'The editions, earliest first, with the digest of their rules and the publication that completes each.',
    make: editions,
  },
  {
    name: 'coverage',
    says: 'Whether each clause is executed, not executed yet (and why), or text only. `waiting` is deprecated: read `notExecuted`.',
    make: coverage,
  },
];
