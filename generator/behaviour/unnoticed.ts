/** Errata that change verdicts while no example notices: each with a position that would. */
import type { JsonObject } from '../ast.ts';
import type { Compilation } from '../compile.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { ask, type Judge } from '../examples/run.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import type { CheckedEdition } from '../passes/check.ts';
import { printAnswer, printExample } from './print.ts';
import { randomQuestions } from './questions.ts';
import { type Difference, findDifferences } from './search.ts';

const TRIES = 8000;

/** By erratum, a smallest position on which its edition answers differently without it. Only errata without flips are tried. */
export function findUnnoticed(
  compilation: Compilation,
  run: ExampleRun,
  flips: ReadonlyMap<string, readonly string[]>,
  engineOf: (editions: readonly CheckedEdition[]) => Judge,
): ReadonlyMap<string, Difference> {
  const out = new Map<string, Difference>();
  const questions = new Map<string, JsonObject>();
  for (const { example } of run.results) if (example.question !== undefined) questions.set(example.id, example.question);
  for (const { erratum } of compilation.rulebook?.errata ?? []) {
    if ((flips.get(erratum.id) ?? []).length > 0) continue;
    const edition = compilation.rulebook?.editions.publications.find(({ id }) => id === erratum.publication)?.edition ?? '';
    const without = compilation.without?.([erratum.id]) ?? [];
    const rulesOf = (editions: readonly CheckedEdition[]): string | undefined =>
      editions.find(({ book }) => book.id === edition)?.lowered.ir.digest;
    if (rulesOf(without) === rulesOf(compilation.editions)) continue;
    const [before, after] = [engineOf(without), engineOf(compilation.editions)];
    const [difference] = findDifferences(
      randomQuestions([...questions.values()], 1),
      (question) => ask(before, question, edition),
      (question) => ask(after, question, edition),
      { tries: TRIES, first: true },
    );
    if (difference !== undefined) out.set(erratum.id, difference);
  }
  return out;
}

export function diagnoseUnnoticed(compilation: Compilation, unnoticed: ReadonlyMap<string, Difference>): Diagnostic[] {
  return (compilation.rulebook?.errata ?? []).flatMap(({ erratum, document }): Diagnostic[] => {
    const difference = unnoticed.get(erratum.id);
    if (difference === undefined) return [];
    const clause = erratum.amends.flatMap((amendment) => ('clause' in amendment ? [amendment.clause] : []))[0] ?? erratum.clause;
    return [
      {
        code: 'erratum-unnoticed',
        severity: 'warning',
        message: [
          `No example notices the change of "${erratum.id}". This one would:`,
          ...printExample(difference, 'changed-by-the-erratum'),
        ].join('\n'),
        found: `without the erratum: ${printAnswer(difference.before)}`,
        expected: 'an example whose verdict the erratum changes',
        hint: `Paste it ${clause === undefined ? 'below a clause that the erratum changes' : `below ${clause}`}, give it a name and a sentence, and run \`sightline build --accept\`.`,
        place: document.placeOf('/id'),
      },
    ];
  });
}
