/** The list of results: each a clause with its page, the sentence that answers, and a verdict or, failing that, the number that it sets. */
import { answerOf, markMatches } from '../search/answer.ts';
import { type Answer, type AreaAnswers, areAreaAnswers, nearestVerdict } from '../search/answers.ts';
import type { Term } from '../search/read-words.ts';
import type { Result, Results } from '../search/search.ts';
import type { Thesaurus } from '../search/thesaurus.ts';
import { loadJson } from './load-json.ts';

export const MOST_SHOWN = 12;

const answersByArea = new Map<string, Promise<AreaAnswers>>();

/** The edition of the page; undefined for the default one. */
const edition = (): string | undefined => document.documentElement.dataset.edition;

const areaOf = ({ page }: Result): string => page.id.slice(0, page.id.indexOf('.'));

function fetchArea(area: string): Promise<AreaAnswers> {
  const cached = answersByArea.get(area);
  if (cached !== undefined) return cached;
  const fetched = loadJson(`/search/${area}.json`, areAreaAnswers);
  fetched.catch(() => answersByArea.delete(area));
  answersByArea.set(area, fetched);
  return fetched;
}

/** The answers of the results. Answers that cannot be fetched are left out: those results have a title only. */
async function answersOf(results: readonly Result[]): Promise<AreaAnswers> {
  const areas = [...new Set(results.map(areaOf))];
  const fetched = await Promise.all(areas.map((area) => fetchArea(area).catch((): AreaAnswers => ({}))));
  return Object.assign({}, ...fetched);
}

/** Creates the options of the list after their texts are fetched, so that the list does not move afterwards. */
export async function makeOptions({ results, terms }: Results, thesaurus: Thesaurus): Promise<HTMLAnchorElement[]> {
  const shown = results.slice(0, MOST_SHOWN);
  const answersByClause = await answersOf(shown);
  return shown.map((result, index) => {
    const ownAnswers = answersByClause[`${result.page.id}.${result.clause.slug}`];
    const answer = ownAnswers === undefined ? undefined : (ownAnswers.others?.[edition() ?? ''] ?? ownAnswers.usual);
    return makeOption(result, answer, { terms, thesaurus, index });
  });
}

interface Context {
  readonly terms: readonly Term[];
  readonly thesaurus: Thesaurus;
  readonly index: number;
}

function makeOption({ page, clause }: Result, answer: Answer | undefined, { terms, thesaurus, index }: Context): HTMLAnchorElement {
  const option = document.createElement('a');
  const path = `/${page.id.replace('.', '/')}/#${clause.slug}`;
  option.href = edition() === undefined ? path : `/${edition()}${path}`;
  option.id = `result-${index}`;
  option.setAttribute('role', 'option');
  option.append(
    line('result-page', [page.title]),
    line('result-clause', marked(clause.title, terms, thesaurus)),
    ...(answer === undefined ? [] : [line('result-answer', marked(answerOf(answer.text, terms, thesaurus), terms, thesaurus))]),
  );
  const verdict = answer === undefined ? undefined : nearestVerdict(answer, terms, thesaurus);
  if (verdict !== undefined)
    option.append(line('result-verdict', [chip(verdict.word, verdict.tone), ` ${verdict.says.replaceAll("'", '’')}`]));
  else if (answer?.number !== undefined) option.append(line('result-verdict', [chip(answer.number, 'plain')]));
  return option;
}

function line(className: string, parts: readonly (Node | string)[]): HTMLSpanElement {
  const element = Object.assign(document.createElement('span'), { className });
  // The space separates the lines where a screen reader reads the option as one text.
  element.append(...parts, ' ');
  return element;
}

const chip = (word: string, tone: string): HTMLElement =>
  Object.assign(document.createElement('b'), { className: `chip ${tone}`, textContent: word });

/** A text with the words of the query marked, as nodes: nothing in it is read as markup. */
const marked = (text: string, terms: readonly Term[], thesaurus: Thesaurus): Node[] =>
  markMatches(text.replaceAll("'", '’'), terms, thesaurus).map((part) =>
    part.matches ? Object.assign(document.createElement('mark'), { textContent: part.text }) : document.createTextNode(part.text),
  );
