/** What a search result shows of a clause: its text, and a verdict of its examples or the number that it sets. */

import { summarise } from '../boards/summary-of-any.ts';
import type { EditionId } from '../generated/book.ts';
import type { Answer, AreaAnswers, Verdict } from '../search/answers.ts';
import { plainLines } from '../search/markup-text.ts';
import type { Book, Clause } from './book.ts';

/** More verdicts would make the files larger, and are seldom the nearest to a query. */
const MOST_VERDICTS = 4;

export function answersOf(book: Book, area: string): AreaAnswers {
  const clauses = book.pages
    .filter(({ path }) => path.startsWith(`${area}/`))
    .flatMap((page) => page.clauses.flatMap((id) => book.clauses[id] ?? []));
  return Object.fromEntries(clauses.map((clause) => [clause.id, answersByEdition(book, clause)]));
}

function answersByEdition(book: Book, clause: Clause): AreaAnswers[string] {
  const usual = editionAnswer(clause, book.defaultEdition);
  const others = book.editions.flatMap(({ id }) => {
    const answer = editionAnswer(clause, id);
    return JSON.stringify(answer) === JSON.stringify(usual) ? [] : [[id, answer] as const];
  });
  return others.length === 0 ? { usual } : { usual, others: Object.fromEntries(others) };
}

function editionAnswer(clause: Clause, edition: EditionId): Answer {
  const [verdicts, number] = [verdictsOf(clause, edition), numberOf(clause, edition)];
  return {
    text: plainLines(clause.html[edition] ?? ''),
    ...(verdicts.length === 0 ? {} : { verdicts }),
    ...(number === undefined ? {} : { number }),
  };
}

function verdictsOf({ id, examples }: Clause, edition: EditionId): Verdict[] {
  const judged = examples.filter(({ form, verdicts }) => form === 'judge' && verdicts[edition] !== undefined);
  // Beside a result, an example to which the clause does not apply would be taken for its answer.
  const applying = judged.filter(({ verdicts }) => JSON.stringify(verdicts[edition]).includes(`"${id}"`));
  // If no verdict names the clause, all its examples are shown. None is shown if the first one has no verdict to show, because the others
  // may then be counterexamples.
  const [first] = judged;
  const shown = applying.length > 0 || first === undefined || verdictOf(first, edition) === undefined ? applying : judged;
  return shown.flatMap((example) => verdictOf(example, edition) ?? []).slice(0, MOST_VERDICTS);
}

function verdictOf({ says, question, verdicts }: Clause['examples'][number], edition: EditionId): Verdict | undefined {
  const verdict = verdicts[edition];
  if (question === undefined || verdict === undefined) return undefined;
  const { tone, phrase, facts } = summarise(question, verdict);
  // Without its board, a count of squares or a distance means nothing.
  const defenseFacts = facts.filter((fact) => fact.startsWith('defense '));
  const shortPhrase = facts.some((fact) => fact.startsWith('must stop')) ? 'Must stop' : phrase;
  return tone === 'plain' || tone === 'refused' ? undefined : { says, tone, word: [shortPhrase, ...defenseFacts].join(', ') };
}

function numberOf({ definitions }: Clause, edition: EditionId): string | undefined {
  const [number] = (definitions[edition] ?? []).flatMap(({ kind, json }) => {
    if (kind !== 'parameter' || typeof json.value !== 'number') return [];
    return [typeof json.unit === 'string' ? `${json.value} ${json.unit}` : String(json.value)];
  });
  return number;
}
