/** A step that ends a procedure leaves out the later steps of the procedure, not the triggers after the procedure. */
import { expect, test } from 'vitest';
import type { Instruction } from '../../../engine/game/instruction.ts';
import type { Procedure, Trigger } from '../../../engine/game/rules.ts';
import current from '../../../engine/generated/current.ts';
import game from '../../../engine/generated/game/current.ts';
import { createEngine, type OpenGame } from '../../../engine/index.ts';
import { engineOf } from '../../../generator/cli/project.ts';
import { withoutPacks } from '../../../generator/packs.ts';
import { editedBook } from '../../fixtures/edited-book.ts';
import { compileCached } from '../../fixtures/engines.ts';
import { realBook } from '../../fixtures/real-book.ts';
import { randomGameQuestion } from '../../support/random-game.ts';

const CLAUSE = 'tactics.horde-tokens.stacking-merge-ends-action';
const WHERE_TO_ADD = { file: 'rules/tactics/horde-tokens.json', id: 'stack.merges' };

test('triggers after a procedure act where a step ends it', () => {
  const question = realBook.clauses['tactics.horde-tokens.stacking-merge-choice']?.examples.find(({ id }) =>
    id.endsWith('merged'),
  )?.question;
  const triggerAfter = {
    id: 'ended.after',
    kind: 'trigger',
    after: 'action.carry-out',
    steps: [{ emit: 'carried-out', says: 'The action is carried out.' }],
    clauses: [CLAUSE],
  };
  const compilation = compileCached(withoutPacks(editedBook([WHERE_TO_ADD], [triggerAfter])));
  expect(compilation.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(engineOf(compilation).judge({ ...question, edition: 'current' })).toMatchObject({
    events: [{ type: 'moved' }, { type: 'merged' }, { type: 'token-due' }, { type: 'carried-out' }, { type: 'token-given' }],
  });
});

/** The points of the procedures below: after procedure 1, and another one. */
const AFTER = 0;
const POINT = 1;
const afterPoint: Instruction = { op: 'point', point: AFTER, isAfter: true };
const otherPoint: Instruction = { op: 'point', point: POINT };
const endOuter: Instruction = { op: 'end', procedure: 1 };
const callOf = (procedure: number): Instruction => ({ op: 'call', procedure, as: undefined, with: () => ({}) });
const emit = (type: string): Instruction => ({ op: 'do', does: (g) => g.events?.push({ type, says: '', fields: {}, because: [] }) });

function procedureOf(code: readonly Instruction[], index: number): Procedure {
  const id = `procedure-${index}`;
  return { id, name: id, clauses: [], index, initialFacts: () => ({}), resets: [], refusals: [], code };
}

const triggerOf = (procedure: number): Trigger => ({
  id: `trigger-${procedure}`,
  clauses: [],
  procedure,
  asks: false,
  may: false,
  follows: [],
  users: () => [-1],
  test: () => true,
});

/** A game that only calls procedure 1; `codes` are those of procedures 1, 2 and so on. A trigger at the point `at` runs procedure 2. */
function play(at: number, codes: readonly (readonly Instruction[])[]): OpenGame {
  const rules = {
    ...game,
    play: 0,
    procedures: [[callOf(1)], ...codes].map(procedureOf),
    triggers: [triggerOf(2)],
    triggersAt: [AFTER, POINT].map((point) => (point === at ? [0] : [])),
    whenever: [],
    durations: [{ id: 'until-after', clauses: [], point: AFTER }],
  };
  const opened = createEngine({ ...current, game: rules }).open(randomGameQuestion);
  if ('error' in opened) throw new Error(opened.error.message);
  return opened;
}

const eventsOf = ({ events }: OpenGame): readonly string[] => events.map(({ type }) => type);

test('steps deferred to a point of an ended procedure do not run at that point of a later one', () => {
  const inner: readonly Instruction[] = [{ op: 'later', point: POINT, procedure: 4 }, endOuter, otherPoint];
  const played = play(AFTER, [[callOf(3), afterPoint], [otherPoint, emit('triggered')], inner, [emit('deferred')]]);
  expect(eventsOf(played)).toEqual(['triggered']);
});

test('effects until the end of a procedure end where a trigger within it ends it', () => {
  const start: Instruction = {
    op: 'start',
    capability: 0,
    source: -1,
    until: 0,
    outlives: true,
    on: () => 0,
    by: () => -1,
    with: () => ({}),
  };
  const played = play(POINT, [
    [start, otherPoint, afterPoint],
    [emit('triggered'), endOuter],
  ]);
  expect(eventsOf(played)).toEqual(['triggered']);
  expect(played.first).toMatchObject({ started: 1, effects: [] });
});

test('a trigger that ends the procedure after which it acts does not act again', () => {
  expect(eventsOf(play(AFTER, [[afterPoint], [emit('triggered'), endOuter]]))).toEqual(['triggered']);
});
