import { expect, test } from 'vitest';
import type { Schema, Shape } from '../../engine/base/schema.ts';
import { playersIn } from '../../engine/judge/named-players.ts';

test('in a schema that refers to itself, the players at every depth of the value are found', () => {
  const player: Shape = { $ref: '#/definitions/player' };
  const team: Shape = { $ref: '#/definitions/team' };
  const definitions: Schema['definitions'] = {
    player: { type: 'string' },
    team: {
      type: 'object',
      properties: {
        leader: { $ref: '#/definitions/alias' },
        teams: { type: 'array', items: team },
        rival: { anyOf: [{ type: 'string' }, team] },
      },
      propertyNames: { type: 'string' },
    },
    alias: player,
  };
  const found: [unknown, string][] = [];
  const value = { leader: 'a', name: 'x', teams: [{ leader: 'b' }, { teams: [{ leader: 'c', rival: { leader: 'd' } }] }] };
  playersIn(definitions)(team, value, '', (id, at) => found.push([id, at]));
  expect(found).toEqual([
    ['a', '/leader'],
    ['b', '/teams/0/leader'],
    ['c', '/teams/1/teams/0/leader'],
    ['d', '/teams/1/teams/0/rival/leader'],
  ]);
});
