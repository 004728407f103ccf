/** The chain of a verdict names exceptions: those that applied, and those that were checked where their rule acted. */
import { describe, expect, test } from 'vitest';
import rules2014 from '../../engine/generated/2014.ts';
import current from '../../engine/generated/current.ts';
import { createEngine, type Reason, type Rules } from '../../engine/index.ts';
import { NOT_EXCEPTED } from '../../engine/judge/notes.ts';
import type { Restriction } from '../../engine/kernel/rules.ts';

function chain(rules: Rules, question: object): readonly Reason[] {
  const verdict = createEngine(rules).judge(question);
  if ('error' in verdict) throw new Error(verdict.error.message);
  return verdict.because;
}

const smallDoesNotBlock = 'guide.lines-of-fire.small-does-not-block-large';
const lineOver = (size: string, mapFields: object = {}) => ({
  ask: 'line-of-fire',
  map: { kind: 'outdoor', columns: 5, rows: 1, ...mapFields },
  characters: [
    { id: 'A', player: 'p1', at: 'A1' },
    { id: 'B', player: 'p2', at: 'E1' },
    { id: 'C', player: 'p2', at: 'C1', size },
  ],
  from: { character: 'A' },
  to: { character: 'B' },
});

describe('a line of fire', () => {
  test('has the exception because of which a square does not block', () => {
    expect(chain(current, lineOver('tiny'))).toContainEqual({
      rule: smallDoesNotBlock,
      at: ['C1'],
      note: 'a character in the way, but smaller than the larger end',
    });
    expect(chain(rules2014, lineOver('tiny')).map(({ rule }) => rule)).not.toContain(smallDoesNotBlock);
  });

  test('lists the exceptions that do not apply after the restriction that acted', () => {
    const reasons = chain(current, lineOver('standard'));
    const actedIndex = reasons.findIndex(({ rule }) => rule === 'concepts.line-of-fire.blocked-by-character');
    const notApplied = reasons.filter(({ note }) => note === NOT_EXCEPTED);
    expect(notApplied).toContainEqual({ rule: smallDoesNotBlock, at: ['C1'], note: NOT_EXCEPTED });
    expect(reasons.slice(actedIndex).filter(({ at }) => at?.[0] === 'C1').length).toBe(reasons.filter(({ at }) => at?.[0] === 'C1').length);
  });

  test('leaves out an exception that changes nothing, because the same or another square blocks anyway', () => {
    for (const mapFields of [{ blocking: ['C1'] }, { blocking: ['D1'] }, { walls: ['A1|B1'] }])
      expect(chain(current, lineOver('tiny', mapFields)).map(({ rule }) => rule)).not.toContain(smallDoesNotBlock);
  });

  test('has the exception at a corner only if the corner would be worse without it', () => {
    const corner = (tinySquares: readonly string[]) => ({
      ask: 'line-of-fire',
      map: { kind: 'outdoor', columns: 2, rows: 2 },
      characters: tinySquares.map((at, index) => ({ id: `T${index}`, player: 'p1', at, size: 'tiny' })),
      from: 'A1',
      to: 'B2',
    });
    const exceptionsAt = (tinySquares: readonly string[]) =>
      chain(current, corner(tinySquares)).filter(({ rule }) => rule === smallDoesNotBlock);
    expect(exceptionsAt(['B1'])).toEqual([]);
    expect(exceptionsAt(['B1', 'A2']).flatMap(({ at }) => at)).toEqual(['B1', 'A2']);
  });

  test('cites the rule that chose a square of a larger base', () => {
    const long = {
      ask: 'line-of-fire',
      map: { kind: 'outdoor', columns: 4, rows: 1, elevation: { '2': ['A1'] } },
      characters: [{ id: 'A', player: 'p1', at: ['A1', 'B1'] }],
      from: { character: 'A' },
      to: 'D1',
    };
    expect(chain(current, long)).toContainEqual({ rule: 'multibase.attacking.choose-square', at: ['B1', 'D1'] });
  });
});

/** The rules with one restriction more, which always holds and has one exception. `gives`: the index of its label, -1 for a forced stop. */
function withRestriction(path: string, over: Restriction['over'], gives: number, exceptionApplies: boolean): Rules {
  const added: Restriction = {
    id: 'invented',
    clauses: ['invented.page.rule'],
    note: 'invented',
    path,
    over,
    gives,
    stepwise: false,
    near: false,
    local: false,
    overrides: [],
    test: () => !exceptionApplies,
    condition: () => true,
    unless: [{ clauses: ['invented.page.mercy'], test: () => exceptionApplies }],
  };
  return { ...current, restrictions: [...current.restrictions, added] };
}

const onOpenGround = { map: { kind: 'outdoor', columns: 3, rows: 3 } };
const walk = {
  ask: 'path',
  ...onOpenGround,
  characters: [{ id: 'A', player: 'p1', at: 'A1' }],
  character: 'A',
  speed: 5,
  path: ['A1', 'B2', 'C2'],
};
const neighbours = { ask: 'adjacent', ...onOpenGround, between: ['A1', 'B2'] };
const knockedBack = {
  ask: 'knock-back',
  ...onOpenGround,
  characters: [
    { id: 'A', player: 'p1', at: 'A1' },
    { id: 'B', player: 'p2', at: 'B1' },
  ],
  attacker: 'A',
  target: 'B',
  damageTaken: 1,
};
const inventedReasons = (reasons: readonly Reason[]) => reasons.filter(({ rule }) => rule.startsWith('invented.'));

describe('any restriction may have exceptions:', () => {
  test.each([
    ['move', 'step', 2, walk, ['B2', 'C2']],
    ['move', 'step', -1, walk, ['B2', 'C2']],
    ['move', 'side', 2, walk, ['B1', 'A2']],
    ['adjacent', 'step', 1, neighbours, ['B2']],
    ['adjacent', 'side', 1, neighbours, ['B1', 'A2']],
    ['knock-back', 'step', 2, knockedBack, ['C1']],
    ['knock-back', 'edge', 2, knockedBack, ['B1 C1']],
  ] as const)('of %s over a %s, giving label %i', (path, over, gives, question, squares) => {
    const excepted = inventedReasons(chain(withRestriction(path, over, gives, true), question));
    expect(excepted.map(({ at }) => at?.join(' '))).toEqual(squares);
    for (const { rule, note } of excepted) expect([rule, note]).toEqual(['invented.page.mercy', 'invented, but this exception applies']);
    const [acted, notApplied] = inventedReasons(chain(withRestriction(path, over, gives, false), question));
    expect(acted).toMatchObject({ rule: 'invented.page.rule', note: 'invented' });
    expect(notApplied).toEqual({ rule: 'invented.page.mercy', at: acted?.at, note: NOT_EXCEPTED });
  });
});

test.each([true, false])('a constraint on the end of a move has its exception in the chain; the exception applies: %s', (applies) => {
  const constraint = {
    id: 'invented',
    clauses: ['invented.page.rule'],
    on: 'move-end',
    message: 'no move ends here',
    test: () => !applies,
    condition: () => true,
    unless: [{ clauses: ['invented.page.mercy'], note: 'it is a guest', test: () => applies }],
  };
  const rules: Rules = { ...current, constraints: [...current.constraints, constraint] };
  const reasons = inventedReasons(chain(rules, walk)).map(({ rule, note }) => [rule, note]);
  expect(reasons).toEqual(
    applies
      ? [['invented.page.mercy', 'no move ends here, but it is a guest']]
      : [
          ['invented.page.rule', undefined],
          ['invented.page.mercy', NOT_EXCEPTED],
        ],
  );
});

test('the exception because of which a value does not count is in the chain', () => {
  const reasons = chain(current, {
    ask: 'line-of-fire',
    map: { kind: 'outdoor', columns: 1, rows: 1, hindering: ['A1'] },
    from: 'A1',
    to: 'A1',
  });
  expect(reasons).toContainEqual({
    rule: 'terrain.hindering.attacker-square-exception',
    note: "+1 defense along a hindered line, but the hindering square is the attacker's own",
  });
});

test('a move after a break away cites the rule of breaking away only where the mover would otherwise be held', () => {
  const moveBeside = (at: string): object => ({
    ask: 'reach',
    map: { kind: 'outdoor', columns: 4, rows: 1 },
    characters: [
      { id: 'A', player: 'p1', at: 'A1' },
      { id: 'B', player: 'p2', at },
    ],
    character: 'A',
    speed: 1,
    brokeAway: true,
  });
  const rulesOf = (at: string): readonly string[] => chain(current, moveBeside(at)).map(({ rule }) => rule);
  expect(rulesOf('B1')).toContain('turns.breaking-away.required');
  expect(rulesOf('D1')).not.toContain('turns.breaking-away.required');
});
