/**
 * `sightline diff A B`: lists the texts and definitions that differ between two editions, with --behaviour the verdicts, with --games the
 * games.
 */

import { join } from 'node:path';
import { isObject } from '../../engine/base/json.ts';
import { type ClauseId, type EditionId, editionId } from '../ids.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Arguments } from './arguments.ts';
import { diffBehaviour } from './diff-behaviour.ts';
import { diffGames } from './diff-games.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { openProject, type Project } from './project.ts';
import { readJson } from './read-json.ts';
import { suggestion } from './suggestion.ts';
import { print, refuse } from './terminal.ts';

export function diff(root: string, args: Arguments): number {
  const seed = Number(args.seed ?? 1);
  if (!Number.isSafeInteger(seed) || seed < 0) return refuse(`\`${args.seed}\` is not a seed: a whole number from 0 on is expected.`);
  if (args.behaviour && args.games !== undefined) return refuse('Give `--behaviour`, which compares games too, or `--games` alone.');
  if (args.seed !== undefined && !args.behaviour && args.games === undefined)
    return refuse('`--seed` goes with `--behaviour` or `--games`.');
  const [from, to] = [editionId(args.names[0] ?? ''), editionId(args.names[1] ?? '')];
  const known = editionsIn(root);
  for (const name of [from, to])
    if (known?.includes(name) === false)
      return refuse(`There is no edition \`${name}\`, only ${known.join(', ')}.${suggestion(name, known)}`);
  const project = openProject(root);
  const { compilation, exampleRun, engine } = project;
  const { rulebook } = compilation;
  if (exampleRun === undefined || engine === undefined || rulebook === undefined) {
    printDiagnostics(project.diagnostics, project.sources, args);
    return 2;
  }
  if (args.games !== undefined) return diffGames({ run: exampleRun, engine }, from, to, seed, args);
  if (args.behaviour) return diffBehaviour({ run: exampleRun, engine, compilation }, from, to, seed, args);
  return diffSources(project, rulebook, from, to, args);
}

/** The editions of rules/editions.json, read before the slow compilation; undefined if the file has faults, which the compiler reports. */
function editionsIn(root: string): readonly string[] | undefined {
  const file = readJson(join(root, 'rules/editions.json'));
  const publications = isObject(file) ? file['publications'] : undefined;
  if (!(publications instanceof Array)) return undefined;
  const ids = publications.flatMap((one) => (isObject(one) && typeof one['edition'] === 'string' ? one['edition'] : []));
  return ids.length === publications.length ? ids : undefined;
}

function diffSources({ compilation }: Project, rulebook: Rulebook, from: EditionId, to: EditionId, args: Arguments): number {
  const bookOf = (id: EditionId) => compilation.editions.find((e) => e.book.id === id)?.book;
  const textIn = (id: EditionId, clause: ClauseId): string => bookOf(id)?.texts.get(clause) ?? rulebook.clauses.get(clause)?.ast.text ?? '';
  const texts = [...rulebook.clauses.keys()]
    .filter((c) => textIn(from, c) !== textIn(to, c))
    .map((clause) => ({ clause, before: textIn(from, clause), after: textIn(to, clause) }));
  const definitionsOf = (id: EditionId) =>
    new Map((bookOf(id)?.definitions ?? []).map((n) => [n.definition.id, JSON.stringify(n.definition)]));
  const [a, b] = [definitionsOf(from), definitionsOf(to)];
  const definitions = [...new Set([...a.keys(), ...b.keys()])]
    .filter((id) => a.get(id) !== b.get(id))
    .sort()
    .map((id) => ({ definition: id, before: a.get(id) ?? null, after: b.get(id) ?? null }));
  if (args.json) print(JSON.stringify({ from, to, texts, definitions }, null, 2));
  else {
    for (const t of texts) print(`${t.clause}\n  ${from}: ${t.before.replaceAll('\n', ' ')}\n  ${to}: ${t.after.replaceAll('\n', ' ')}`);
    for (const d of definitions) print(`${d.definition}\n  ${from}: ${d.before ?? 'is not there'}\n  ${to}: ${d.after ?? 'is not there'}`);
    print(`${texts.length} texts and ${definitions.length} definitions differ between ${from} and ${to}`);
  }
  return 0;
}
