/** Changed functions are called beside the original ones, and leave no trace in the run. */
import { expect, test } from 'vitest';
import { isStructure } from '../../../engine/base/json.ts';
import { definitionId } from '../../../generator/ids.ts';
import { type Code, createCallLog, type RecordedFunction } from '../../../generator/mutate/recorded-functions.ts';

interface ConsultingRun {
  readonly consulted: string[] | undefined;
  readonly isCalculatingSets: boolean;
}

const codeThatConsults =
  (...clauses: readonly string[]): Code =>
  (run) => {
    if (isStructure(run) && 'consulted' in run && Array.isArray(run.consulted)) run.consulted.push(...clauses);
    return 1;
  };

function compare(...changed: readonly Code[]) {
  const callLog = createCallLog();
  const recordedFunction: RecordedFunction = { definition: definitionId('a'), changed: [] };
  const run: ConsultingRun = { consulted: ['x.y.z'], isCalculatingSets: false };
  const mutants = new Map(changed.map((changedFunction) => [{ changedFunction }, [{ recordedFunction, by: changedFunction }]]));
  const differing = callLog.differing(mutants, () => callLog.call(recordedFunction, codeThatConsults('a.b.c'), [run]));
  return { differing: [...differing].map(({ changedFunction }) => changedFunction), run };
}

test('a function that returns the same and consults other clauses differs', () => {
  const [same, other, none] = [codeThatConsults('a.b.c'), codeThatConsults('d.e.f'), codeThatConsults()];
  expect(compare(same, other, none).differing).toEqual([other, none]);
});

test('only the original function leaves clauses in the run, also where a changed one fails', () => {
  const failing: Code = (run) => {
    if (isStructure(run)) Object.assign(run, { isCalculatingSets: true });
    throw new RangeError('no such column');
  };
  const { differing, run } = compare(codeThatConsults('d.e.f'), failing);
  expect(differing).toHaveLength(2);
  expect(run).toEqual({ consulted: ['x.y.z', 'a.b.c'], isCalculatingSets: false });
});
