/** What a search result shows of a clause: its text, and what the board or a number of the rules says. */
import { summarise } from '../boards/summary-of-any.ts';
import { plainText } from '../search/answer.ts';
import type { Answer, AreaAnswers, Verdict } from '../search/answers.ts';
import type { Book, Clause } from './book.ts';

/** More examples than this cost weight and are seldom the nearest to a query. */
const MOST_VERDICTS = 4;

export function answersOf(book: Book, area: string): AreaAnswers {
  const clauses = book.pages
    .filter(({ path }) => path.startsWith(`${area}/`))
    .flatMap((page) => page.clauses.flatMap((id) => book.clauses[id] ?? []));
  return Object.fromEntries(clauses.map((clause) => [clause.id, answersByEdition(book, clause)]));
}

function answersByEdition(book: Book, clause: Clause): AreaAnswers[string] {
  const usual = answerIn(clause, book.defaultEdition);
  const others = book.editions.flatMap(({ id }) => {
    const answer = answerIn(clause, id);
    return JSON.stringify(answer) === JSON.stringify(usual) ? [] : [[id, answer] as const];
  });
  return others.length === 0 ? { usual } : { usual, others: Object.fromEntries(others) };
}

function answerIn(clause: Clause, edition: string): Answer {
  const [verdicts, number] = [verdictsOf(clause, edition), numberOf(clause, edition)];
  return {
    text: plainText(clause.html[edition] ?? ''),
    ...(verdicts.length === 0 ? {} : { verdicts }),
    ...(number === undefined ? {} : { number }),
  };
}

function verdictsOf({ id, examples }: Clause, edition: string): Verdict[] {
  // Beside a result, an example in which the clause just does not apply would read like its answer.
  const applying = examples.filter(({ verdicts }) => JSON.stringify(verdicts[edition] ?? {}).includes(`"${id}"`));
  const judged = (applying.length === 0 ? examples : applying).flatMap(({ form, says, question, verdicts }): Verdict[] => {
    const verdict = verdicts[edition];
    if (form !== 'judge' || question === undefined || verdict === undefined) return [];
    const { tone, word, facts } = summarise(question, verdict);
    // Without its board, a count of squares or a distance says nothing.
    const bonus = facts.filter((fact) => fact.startsWith('defense '));
    const short = facts.some((fact) => fact.startsWith('must stop')) ? 'Must stop' : word;
    return tone === 'plain' || tone === 'refused' ? [] : [{ says, tone, word: [short, ...bonus].join(', ') }];
  });
  return judged.slice(0, MOST_VERDICTS);
}

/** The number that the clause sets, with its unit. */
function numberOf({ definitions }: Clause, edition: string): string | undefined {
  const [number] = (definitions[edition] ?? []).flatMap(({ kind, json }) => {
    if (kind !== 'parameter' || typeof json.value !== 'number') return [];
    return [typeof json.unit === 'string' ? `${json.value} ${json.unit}` : String(json.value)];
  });
  return number;
}
