/** `sightline diff A B`: words and definitions that differ between two editions; with --behaviour the examples whose verdict differs. */

import type { JsonObject } from '../ast.ts';
import { canonical, chainOf, refusalOf, verdictOf } from '../examples/run.ts';
import { nearest } from '../nearest.ts';
import type { Arguments } from './options.ts';
import { openProject } from './project.ts';
import { show } from './show.ts';
import { refuse } from './terminal.ts';

export function diff(root: string, args: Arguments): number {
  const project = openProject(root);
  const { compilation, run } = project;
  if (run === undefined || compilation.rulebook === undefined) {
    show(project.diagnostics, project.sources, args);
    return 2;
  }
  const known = compilation.editions.map((e) => e.book.id);
  const [from = '', to = ''] = args.names;
  for (const name of [from, to]) {
    if (known.includes(name)) continue;
    const near = nearest(name, known);
    return refuse(`There is no edition \`${name}\`, only ${known.join(', ')}.${near === undefined ? '' : ` Did you mean \`${near}\`?`}`);
  }
  const book = (id: string) => compilation.editions.find((e) => e.book.id === id)?.book;
  const wordsIn = (id: string, clause: string): string =>
    book(id)?.words.get(clause) ?? compilation.rulebook?.clauses.get(clause)?.words.words ?? '';
  const words = [...compilation.rulebook.clauses.keys()]
    .filter((c) => wordsIn(from, c) !== wordsIn(to, c))
    .map((clause) => ({ clause, before: wordsIn(from, clause), after: wordsIn(to, clause) }));
  const definitionsOf = (id: string) => new Map((book(id)?.definitions ?? []).map((n) => [n.definition.id, JSON.stringify(n.definition)]));
  const [a, b] = [definitionsOf(from), definitionsOf(to)];
  const definitions = [...new Set([...a.keys(), ...b.keys()])]
    .filter((id) => a.get(id) !== b.get(id))
    .sort()
    .map((id) => ({ definition: id, before: a.get(id) ?? null, after: b.get(id) ?? null }));
  const told = (answer: JsonObject | undefined): JsonObject => (answer === undefined ? {} : (refusalOf(answer) ?? verdictOf(answer)));
  const answerOf = (example: string, edition: string): JsonObject | undefined =>
    run.results.find((r) => r.example.id === example && r.edition === edition)?.answer;
  const examples = [...new Set(run.results.map((r) => r.example.id))].flatMap((example) => {
    const [before, after] = [answerOf(example, from), answerOf(example, to)];
    return canonical(told(before)) === canonical(told(after))
      ? []
      : [{ example, before: told(before), after: told(after), because: after === undefined ? [] : chainOf(after) }];
  });
  const found = args.behaviour ? { from, to, examples } : { from, to, words, definitions };
  if (args.json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
  else if (args.behaviour) {
    for (const e of examples)
      process.stdout.write(
        `${e.example}\n  ${from}: ${JSON.stringify(e.before)}\n  ${to}: ${JSON.stringify(e.after)}\n  chain: ${e.because.join(' → ')}\n`,
      );
    process.stdout.write(`${examples.length} verdicts differ between ${from} and ${to}\n`);
  } else {
    for (const w of words)
      process.stdout.write(`${w.clause}\n  ${from}: ${w.before.replaceAll('\n', ' ')}\n  ${to}: ${w.after.replaceAll('\n', ' ')}\n`);
    for (const d of definitions)
      process.stdout.write(`${d.definition}\n  ${from}: ${d.before ?? 'is not there'}\n  ${to}: ${d.after ?? 'is not there'}\n`);
    process.stdout.write(`${words.length} words and ${definitions.length} definitions differ between ${from} and ${to}\n`);
  }
  return 0;
}
