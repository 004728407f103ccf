/**
 * The positions in `positions.jsonl` (examples with edits) are answered and played as recorded there: `sightline mutate` relies on it.
 * `RECORD=1` records them anew, without those whose example or edition is gone; then read in the diff which changed, and why.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ExampleAst } from '../../../generator/ast.ts';
import { packedEngine } from '../../../generator/cli/generated.ts';
import {
  digestOfObservations,
  lineOf,
  observations,
  type Position,
  positionName,
  positionQuestion,
  positionsFile,
  readPositions,
} from '../../../generator/mutate/positions/position.ts';
import { rulebook } from '../../fixtures/engines.ts';

const ROOT = join(import.meta.dirname, '../../..');
const compiled = rulebook();
const engine = await packedEngine();

/** Reads the field `edition` of a position: `EDITION` or `PACK EDITION`. */
function editionOf(written: string): { readonly edition: Position['edition']; readonly pack?: string } {
  const [packOrEdition = '', edition] = written.split(' ');
  return edition === undefined ? { edition: packOrEdition } : { edition, pack: packOrEdition };
}

const clauses = [compiled, ...compiled.packs.map(({ compilation }) => compilation)].flatMap(({ rulebook }) => [
  ...(rulebook?.clauses.values() ?? []),
]);
const examples = new Map<string, ExampleAst>(clauses.flatMap(({ ast }) => ast.examples.map((example) => [example.id, example] as const)));

function withCurrentDigest(position: Position): Position | undefined {
  const example = examples.get(position.example);
  if (example === undefined) return undefined;
  const { edition, pack } = editionOf(position.edition);
  const question = { ...positionQuestion(example, position.edits), ...(pack === undefined ? {} : { pack }) };
  const compiledEdition = compiled.editions.find(({ book }) => book.id === edition);
  if (compiledEdition === undefined) return undefined;
  return { ...position, digest: digestOfObservations(observations(engine, question, compiledEdition.book.id, position.walk)) };
}

test('positions are answered and played as recorded', () => {
  if (process.env.RECORD === '1') {
    const positionsNow = readPositions(ROOT).flatMap((position) => withCurrentDigest(position) ?? []);
    writeFileSync(positionsFile(ROOT), positionsNow.map(lineOf).join(''));
  }
  const positions = readPositions(ROOT);
  expect(positions.length).toBeGreaterThan(0);
  const differing = positions.filter((position) => withCurrentDigest(position)?.digest !== position.digest);
  expect(differing.map((position) => `${position.edition}: ${positionName(position)}`)).toEqual([]);
});

test('no position is listed twice', () => {
  const names = readPositions(ROOT).map((position) => `${position.edition} ${positionName(position)}`);
  expect(names.length).toBe(new Set(names).size);
});
