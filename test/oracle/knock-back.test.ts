import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { CharacterInput, Edition, MapInput } from './question.ts';

const openMap: MapInput = { kind: 'outdoor', columns: 9, rows: 9 };
type Rest = { edition?: Edition; target?: Partial<CharacterInput>; more?: CharacterInput[] };
function knockedBack(attackerAt: string | string[], targetAt: string, damageTaken: number, map: Partial<MapInput> = {}, rest: Rest = {}) {
  const characters: CharacterInput[] = [
    { id: 'A', player: 'p1', at: attackerAt },
    { id: 'B', player: 'p2', at: targetAt, ...rest.target },
    ...(rest.more ?? []),
  ];
  const edition = rest.edition ?? 'current';
  const verdict = answer({ ask: 'knock-back', edition, map: { ...openMap, ...map }, characters, attacker: 'A', target: 'B', damageTaken });
  if (!('knockBackDamage' in verdict)) throw new Error('knock back expected');
  return [...verdict.path, verdict.knockBackDamage, verdict.endsAt].join(' ');
}

describe('the path', () => {
  test('leads directly away from the attacker, one square for each damage taken', () => {
    expect([knockedBack('B2', 'C3', 2), knockedBack('B2', 'C2', 2), knockedBack('B2', 'C2', 0)]).toEqual([
      'D4 E5 0 E5',
      'D2 E2 0 E2',
      '0 C2',
    ]);
    expect(knockedBack('A1', 'E3', 2)).toBe('F4 G5 0 G5');
  });
  test('hindering terrain and water do not end the path', () => {
    expect(knockedBack('A1', 'B1', 3, { hindering: ['D1'], water: ['C1'] })).toBe('C1 D1 E1 0 E1');
  });
  test('a great-size or multi-base target stays', () => {
    expect([
      knockedBack('A1', 'B1', 3, {}, { target: { size: 'great' } }),
      knockedBack('A1', 'B1', 3, {}, { target: { at: ['B1', 'C1'] } }),
    ]).toEqual(['0 B1', '0 B1']);
  });
  test('a multi-base attacker knocks back from its nearest square, or from the first of several in reading order', () => {
    expect([knockedBack(['A1', 'B1'], 'C2', 1), knockedBack(['A3', 'A2'], 'C2', 1), knockedBack(['A3', 'A2'], 'C3', 1)]).toEqual([
      'D3 0 D3',
      'D2 0 D2',
      'D4 0 D4',
    ]);
  });
});

describe('obstacles', () => {
  test('a wall ends the path with 1 damage (figure 10)', () => expect(knockedBack('B3', 'C3', 2, { walls: ['D3|E3'] })).toBe('D3 1 D3'));
  test('the map edge, blocking terrain and higher ground end the path with 1 damage', () => {
    expect([
      knockedBack('H1', 'I1', 3),
      knockedBack('B3', 'C3', 3, { blocking: ['E3'] }),
      knockedBack('B3', 'C3', 3, { elevation: { '2': ['E3'] } }),
    ]).toEqual(['1 I1', 'D3 1 D3', 'D3 1 D3']);
  });
  test('another character ends the path without damage', () => {
    const more: CharacterInput[] = [{ id: 'C', player: 'p2', at: 'E3' }];
    expect([knockedBack('B3', 'C3', 3, {}, { more }), knockedBack('B3', 'D3', 3, {}, { more })]).toEqual(['D3 0 D3', '0 D3']);
  });
  test('a corner closed on both sides ends the path with 1 damage in every edition', () => {
    for (const edition of ['original', '2014', 'current'] as const) {
      expect(knockedBack('A1', 'B2', 2, { walls: ['B2|C2'], blocking: ['B3'] }, { edition })).toBe('1 B2');
      expect(knockedBack('A1', 'B2', 1, { walls: ['B2|C2'], elevation: { '2': ['B3'] } }, { edition })).toBe('1 B2');
      expect(knockedBack('A1', 'B2', 1, { blocking: ['B3'] }, { edition })).toBe('C3 0 C3');
    }
  });
  test('a lower square beside a diagonal step does not close it; knock back does not go up stairs', () => {
    expect(knockedBack('A1', 'B2', 1, { elevation: { '2': ['B2', 'C3'] }, blocking: ['B3'] })).toBe('C3 0 C3');
    expect(knockedBack('A1', 'B1', 1, { elevation: { '2': ['C1'] }, stairs: ['B1|C1'] })).toBe('1 B1');
  });
});

describe('off the rim', () => {
  const roof = { elevation: { '2': ['C3', 'D3'] } };
  test('lands on the first lower square with 2 damage, a flier with 0', () => {
    expect([knockedBack('B3', 'C3', 4, roof), knockedBack('B3', 'C3', 4, roof, { target: { abilities: ['flight'] } })]).toEqual([
      'D3 E3 2 E3',
      'D3 E3 0 E3',
    ]);
    expect(knockedBack('B3', 'C3', 4, { elevation: { '3': ['C3'] } })).toBe('D3 2 D3');
  });
  test('stays on the rim without damage where there is no room below', () => {
    const more: CharacterInput[] = [{ id: 'C', player: 'p1', at: 'E3' }];
    expect([knockedBack('B3', 'C3', 4, roof, { more }), knockedBack('B3', 'C3', 4, { ...roof, blocking: ['E3'] })]).toEqual([
      'D3 0 D3',
      'D3 0 D3',
    ]);
  });
  test('a wall along the rim ends the path, whatever is below it', () =>
    expect(knockedBack('B3', 'C3', 4, { ...roof, walls: ['D3|E3'], blocking: ['E3'] })).toBe('D3 1 D3'));
});
