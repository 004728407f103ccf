import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Json, JsonObject } from '../../../engine/base/json.ts';
import { compile } from '../../../generator/compile.ts';
import type { Definition } from '../../../generator/generated/definition.ts';
import { definitionId } from '../../../generator/ids.ts';
import { createMutationSetup, type MutationSetup } from '../../../generator/mutate/mutation-setup.ts';
import type { Position } from '../../../generator/mutate/positions/position.ts';
import { openResultsFile } from '../../../generator/mutate/results-file.ts';
import { smallBook } from '../../fixtures/small-book.ts';

const sources = smallBook();
const compilation = compile(sources);
const DROPPED_INDOOR = "is: dropped board.kind != 'indoor'";

function setupWith(positions: readonly Position[]): MutationSetup {
  const { isDefinition } = compilation;
  // `isDefinition` needs a node only for the places of faults, which no test reads.
  const anyNode = compilation.editions[0]?.book.definitions[0];
  if (isDefinition === undefined || anyNode === undefined) throw new Error('the small book has no definition');
  return createMutationSetup({
    compilation,
    sources,
    positions,
    isDefinition: (value: Json): value is Definition & JsonObject => isDefinition(value, anyNode),
  });
}

const noEarlierResults = () => undefined;

/** @param seed of the search for positions; without it none are sought */
function tryThick(setup: MutationSetup, seed?: number) {
  const target = setup.targets.find(({ definition }) => definition.id === 'square.thick');
  if (target === undefined) throw new Error('the small book has no square.thick');
  const { results, found: positions = [] } = setup.try(target, noEarlierResults, seed);
  return { result: results.find(({ change }) => change === DROPPED_INDOOR), positions };
}

test('a mutant that no example notices is noticed by a position that is sought, and by that position later', () => {
  expect(tryThick(setupWith([]))).toMatchObject({ result: { change: DROPPED_INDOOR, clauses: [] }, positions: [] });
  expect(tryThick(setupWith([])).result).not.toHaveProperty('noticedBy');

  const sought = tryThick(setupWith([]), 1);
  const name = 'ground.bushes.label#one-bush with map.kind "indoor"';
  const edits = [{ at: 'map.kind', to: 'indoor' }];
  expect(sought.result).toMatchObject({ noticedBy: name, inPositions: true });
  expect(sought.positions).toContainEqual(
    expect.objectContaining({ for: definitionId('square.thick'), example: 'ground.bushes.label#one-bush', edits }),
  );

  const later = tryThick(setupWith(sought.positions));
  expect(later).toMatchObject({ result: { noticedBy: name, inPositions: true }, positions: [] });
});

test('a position whose example is gone notices nothing', () => {
  const gone = { for: definitionId('square.thick'), edition: 'original', example: 'ground.bushes.label#gone', edits: [], digest: '' };
  const { result } = tryThick(setupWith([gone]));
  expect(result).toMatchObject({ change: DROPPED_INDOOR, clauses: [] });
  expect(result).not.toHaveProperty('noticedBy');
});

test('a result that is stored after an incomplete line of a killed run is read again', () => {
  const root = mkdtempSync(join(tmpdir(), 'sightline-mutate-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, '.sightline'));
  appendFileSync(join(root, '.sightline', 'mutants.jsonl'), '{"definition":"square.th');
  const setup = setupWith([]);
  const [first, second] = setup.targets;
  if (first === undefined || second === undefined) throw new Error('the small book has too few definitions');
  const trial = { results: [], refused: 1, same: 2, equivalent: {} };
  const resultsFile = openResultsFile(root, 'code', setup);
  for (const target of [first, second]) resultsFile.add(target, trial);
  const reopened = openResultsFile(root, 'code', setup);
  expect([first, second].map((target) => reopened.trialOf(target))).toMatchObject([trial, trial]);
});
