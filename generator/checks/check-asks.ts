/**
 * Checks the questions of every page: each belongs to a clause of that page and is written once in the whole book. A book without any
 * questions is complete; once one page has some, every clause needs them.
 */
import type { ObjectCache } from '../caches.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import type { AsksFile } from '../generated/asks.ts';
import { clauseIdOf, type PageId } from '../ids.ts';
import { nearest } from '../nearest.ts';
import type { AsksNode, PageNode } from '../rulebook.ts';
import { comparableWords } from './comparable-words.ts';

/** The questions of a file by the slug of their clause, as `comparableWords` makes them. */
export type ComparableQuestions = ObjectCache<AsksFile, ReadonlyMap<string, readonly string[]>>;

/** Fewer questions than this do not show the different words in which players ask for a clause. */
const FEWEST_QUESTIONS = 3;

/** @param unread names of clauses that cannot be joined: they are reported, so they need no questions */
export function checkAsks(
  asks: readonly AsksNode[],
  pages: ReadonlyMap<string, PageNode>,
  unread: ReadonlySet<string>,
  cache: ComparableQuestions,
): Diagnostic[] {
  const firstPlaces = new Map<string, () => Place>();
  const found = asks.flatMap((node): Diagnostic[] => {
    const page = pages.get(node.id);
    if (page !== undefined) return checkFile(node, page, unread, firstPlaces, cache);
    return [
      unknownName('page-unknown', `There is no page "${node.id}" to ask about.`, node.id, pages.keys(), node.document.placeOf('/page')),
    ];
  });
  const pagesWithFile = new Set(asks.map(({ id }) => id));
  const pagesWithout =
    asks.length === 0 ? [] : [...pages.values()].filter(({ id, clauses }) => clauses.length > 0 && !pagesWithFile.has(id));
  const missing = pagesWithout.map(({ id, ast }): Diagnostic => {
    const file = `rules/${id.replace('.', '/')}.asks.json`;
    return { ...tooFew(`The file "${file}"`, 0, ast.place), dependsOn: [file] };
  });
  return [...found, ...missing];
}

function checkFile(
  { id, file, document }: AsksNode,
  page: PageNode,
  unread: ReadonlySet<string>,
  /** The place of each question that was seen first, by its comparable words. */
  firstPlaces: Map<string, () => Place>,
  cache: ComparableQuestions,
): Diagnostic[] {
  const comparable = cache.get(
    file,
    () => new Map(Object.entries(file.asks).map(([slug, questions]) => [slug, questions.map(comparableWords)])),
  );
  const found: Diagnostic[] = [];
  if (file.page !== id)
    found.push({
      code: 'page-misnamed',
      severity: 'error',
      message: 'The file is not named after its page.',
      found: file.page,
      expected: id,
      hint: 'Rename the file or correct "page".',
      place: document.placeOf('/page'),
    });
  const slugs = page.clauses.map((clause) => clause.slice(id.length + 1));
  for (const [slug, questions] of Object.entries(file.asks)) {
    const pointer = `/asks/${slug}`;
    const place = (): Place => document.placeOf(pointer, 'key');
    if (!slugs.includes(slug))
      found.push(unknownName('clause-unknown', `There is no clause "${id}.${slug}".`, slug, slugs, place(), [clauseIdOf(id, slug)]));
    else if (questions.length < FEWEST_QUESTIONS) found.push(tooFew(`The clause "${id}.${slug}"`, questions.length, place()));
    questions.forEach((question, at) => {
      const key = comparable.get(slug)?.[at] ?? '';
      const placeOfQuestion = (): Place => document.placeOf(`${pointer}/${at}`);
      const earlier = firstPlaces.get(key);
      if (earlier === undefined) firstPlaces.set(key, placeOfQuestion);
      else found.push(duplicate(question, placeOfQuestion(), earlier()));
    });
  }
  return [...found, ...withoutQuestions(id, file, document, slugs, unread)];
}

function withoutQuestions(
  id: PageId,
  { asks }: AsksFile,
  document: AsksNode['document'],
  slugs: readonly string[],
  unread: ReadonlySet<string>,
): Diagnostic[] {
  // A misspelt clause is reported as unknown, so the clause that was meant is not reported. A name like no other may mean any clause.
  const meant = Object.keys(asks).flatMap((slug) => (slugs.includes(slug) ? [] : [nearest(slug, slugs)]));
  const missing = slugs.filter((slug) => asks[slug] === undefined && !meant.includes(slug) && !unread.has(clauseIdOf(id, slug)));
  if (missing.length <= meant.filter((slug) => slug === undefined).length) return [];
  const subject = missing.length === 1 ? `The clause "${id}.${missing[0]}"` : `Each of the clauses ${missing.join(', ')}`;
  return [tooFew(subject, 0, document.placeOf('/asks', 'key'))];
}

function tooFew(subject: string, count: number, place: Place): Diagnostic {
  return {
    code: 'asks-too-few',
    severity: 'error',
    message: `${subject} has too few questions.`,
    found: String(count),
    expected: `at least ${FEWEST_QUESTIONS} a clause`,
    hint: 'Add questions that players would ask in other words.',
    place,
  };
}

function duplicate(question: string, place: Place, earlier: Place): Diagnostic {
  return {
    code: 'asks-duplicate',
    severity: 'error',
    message: `The question "${question}" is written twice.`,
    found: question,
    expected: 'a question that only one clause answers first',
    hint: 'Remove it from the clause that answers it less directly.',
    place,
    related: [{ message: 'It is written here first.', place: earlier }],
  };
}
