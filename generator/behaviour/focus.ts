/** Where two sets of rules may give other verdicts: the questions, names and numbers of the definitions that differ. */
import type { JsonObject } from '../../engine/base/json.ts';
import type { CheckedEdition } from '../checked-edition.ts';
import { clausesOf } from '../definition-clauses.ts';
import { chainOf } from '../examples/run.ts';
import type { ExampleRun } from '../examples/run-all.ts';
import type { Definition } from '../generated/definition.ts';
import type { EditionId } from '../ids.ts';
import { namesIn } from '../mentioned-names.ts';
import type { Focus } from './vary-fields.ts';

/** Fields without names or values of rules (ids, texts for players, cited clauses): `focusOf` skips them. */
const PROSE: ReadonlySet<string> = new Set(['id', 'note', 'message', 'title', 'prompt', 'says', 'clauses', 'cites']);

export const definitionsOf = (editions: readonly CheckedEdition[], edition: EditionId): readonly Definition[] =>
  editions.find(({ book }) => book.id === edition)?.book.definitions.map(({ definition }) => definition) ?? [];

const withoutProse = (key: string, value: unknown): unknown => (PROSE.has(key) ? undefined : value);

const textWithoutProse = (definition: Definition): string => JSON.stringify(definition, withoutProse);

/**
 * The parameters and functions (properties with `takes`) that the definitions name, directly or through others: their numbers may be limits
 * in conditions.
 */
function valuesNamedIn(definitions: readonly Definition[], all: readonly Definition[]): readonly Definition[] {
  const values = new Map<string, Definition>(
    all.flatMap((one) => (one.kind === 'parameter' || (one.kind === 'property' && one.takes !== undefined) ? [[one.id, one]] : [])),
  );
  const found = new Set<Definition>();
  let latest = definitions;
  while (latest.length > 0) {
    latest = [...new Set(latest.flatMap((one) => [...namesIn(one)].flatMap((name) => values.get(name) ?? [])))].filter(
      (one) => !found.has(one),
    );
    for (const one of latest) found.add(one);
  }
  return [...found];
}

/** The questions whose chains name a clause of a definition that differs, and the names and values in these definitions. */
export function focusOf(run: ExampleRun, edition: EditionId, before: readonly Definition[], after: readonly Definition[]): Focus {
  const textById = (list: readonly Definition[]): ReadonlyMap<string, string> => new Map(list.map((d) => [d.id, JSON.stringify(d)]));
  const [textsBefore, textsAfter] = [textById(before), textById(after)];
  const differs = ({ id }: Definition): boolean => textsBefore.get(id) !== textsAfter.get(id);
  const changed = [...before, ...after].filter(differs);
  const added = changed.filter(({ id }) => !textsBefore.has(id));
  const paths = new Set(added.flatMap((d) => ('path' in d ? [d.path] : [])));
  // No example can show a definition that is new. The examples that show other restrictions of its path come nearest.
  const ofPaths = after.filter((d) => d.kind === 'restriction' && paths.has(d.path));
  const clauses = new Set([...changed, ...ofPaths].flatMap(clausesOf).map(String));
  // For a new constraint on a check, the questions that make the check come nearest.
  const checks = new Set(added.flatMap((d) => (d.kind === 'constraint' && d.on === 'check' ? [d.of] : [])));
  const asks = new Set(after.flatMap((d) => (d.kind === 'question' && d.checks !== undefined && checks.has(d.checks) ? [d.ask] : [])));
  const shows = ({ example, answer }: ExampleRun['results'][number]): boolean =>
    clauses.has(example.clause) || chainOf(answer).some((entry) => clauses.has(entry.split(' ')[0] ?? ''));
  const ofEdition = run.results.filter((result) => result.edition === edition);
  const concerned = ofEdition.filter((result) => shows(result) || asks.has(String(result.example.question?.['ask'])));
  const texts = changed.map(textWithoutProse);
  const textsOfValues = valuesNamedIn(changed, after).map(textWithoutProse);
  const questionsIn = (results: readonly ExampleRun['results'][number][]): readonly JsonObject[] =>
    results.flatMap(({ example }) => (example.question === undefined ? [] : [example.question]));
  return {
    questions: questionsIn(concerned),
    examples: questionsIn(concerned.filter(({ example }) => clauses.has(example.clause))),
    words: new Set(texts.flatMap((text) => text.match(/[A-Za-z][\w-]*/g) ?? [])),
    numbers: [...new Set([...texts, ...textsOfValues].flatMap((text) => text.match(/\b\d+\b/g) ?? []))].map(Number),
  };
}
