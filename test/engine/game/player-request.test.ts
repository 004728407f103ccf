import { expect, test } from 'vitest';
import { applyIfLegal, isLegal, legalAnswers } from '../../../engine/game/play.ts';
import { type PlayerRequest, playerRequestOf } from '../../../engine/game/player-request.ts';
import type { Answer } from '../../../engine/game/state.ts';
import rulesWithPack from '../../../engine/generated/packs/standard/current.ts';
import gameWithPack from '../../../engine/generated/packs/standard/game/current.ts';
import { createEngine } from '../../../engine/index.ts';
import { eventFields } from '../../../engine/judge/play.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { ROUND_WITHOUT_IMMUNITY } from '../../fixtures/rounds.ts';
import { newGame, playRandomly, randomGameQuestion } from '../../support/random-game.ts';

/** The answers that can be made from what is shown. For a roll, and for a choice of several items or shares, only one of them. */
function answersTo(request: PlayerRequest): readonly Answer[] {
  switch (request.kind) {
    case 'offer':
      return [
        ...request.options.filter((o) => o.refused === undefined).map(({ option, self }): Answer => ({ kind: 'offer', option, self })),
        ...(request.may ? [{ kind: 'pass' } as const] : []),
      ];
    case 'roll':
      return [{ kind: 'roll', dice: new Array(request.dice).fill(1) }];
    case 'order':
      return request.uses.map(({ id, user }) => ({ kind: 'order', trigger: id, user }));
    case 'may':
      return [true, false].map((acts) => ({ kind: 'may', trigger: request.use.id, user: request.use.user, acts }));
    case 'next':
      return request.items.map((item) => ({ kind: 'next', item }));
    case 'entry':
      return request.uses.map(({ id }) => ({ kind: 'entry', entry: id }));
    case 'choose': {
      const nothing: readonly Answer[] = request.may ? [{ kind: 'choose', value: -1 }] : [];
      const { choice } = request;
      switch (choice.form) {
        case 'one':
          return [...choice.items.map((value): Answer => ({ kind: 'choose', value })), ...nothing];
        case 'several':
          return [{ kind: 'choose', value: choice.items.slice(0, choice.least) }, ...nothing];
        case 'split':
          return [
            { kind: 'choose', value: Object.fromEntries(choice.among.map((record, k) => [record, k === 0 ? choice.amount : 0])) },
            ...nothing,
          ];
        case 'base':
          return choice.bases.map((value) => ({ kind: 'choose', value }));
        case 'path':
          return [...choice.ends.map((end): Answer => ({ kind: 'choose', value: choice.to(end) })), ...nothing];
      }
    }
  }
}

const makesEveryAnswer = (request: PlayerRequest): boolean =>
  request.kind !== 'roll' && !(request.kind === 'choose' && (request.choice.form === 'several' || request.choice.form === 'split'));

test('a request can be answered as it is shown, and nothing else is legal', () => {
  const [{ gameRules, boardRules }] = editionRules;
  const { game, first } = newGame(gameRules, boardRules);
  for (let seed = 0; seed < 6; seed++)
    playRandomly(game, first, seed, (state) => {
      const request = playerRequestOf(game, state);
      if (request === undefined) throw new Error('a state with a request gives no request to show');
      const answers = answersTo(request);
      for (const answer of answers) expect(isLegal(game, state, answer), JSON.stringify(answer)).toBe(true);
      if (makesEveryAnswer(request)) expect(answers).toHaveLength(legalAnswers(game, state).count);
    });
});

test('a request shows only the items that leave the next choice a candidate', () => {
  const figure = (id: string, player: string, at: string, powers: object = {}) => ({
    id,
    player,
    at,
    range: 6,
    dial: [{ speed: 6, powers }],
  });
  const opened = createEngine({ ...rulesWithPack, game: gameWithPack, pack: 'standard' }).open({
    ask: 'play',
    pack: 'standard',
    map: { kind: 'outdoor', columns: 5, rows: 2, blocking: ['A2', 'B2', 'D2', 'E2'] },
    players: ['p1', 'p2'],
    buildTotal: 300,
    start: { round: ROUND_WITHOUT_IMMUNITY, turn: 'p1' },
    characters: [
      figure('U', 'p1', 'B1', { attack: 'telekinesis' }),
      // C1 is the only free square, and U blocks the line of fire from there to T1.
      figure('T1', 'p1', 'A1'),
      figure('T2', 'p1', 'D1'),
      figure('T3', 'p1', 'C2'),
      figure('X', 'p2', 'E1'),
    ],
    actions: [],
    dice: [],
  });
  if ('error' in opened) throw new Error(opened.error.message);
  const { game, first } = opened;
  const state = applyIfLegal(game, first, { kind: 'offer', option: 'telekinesis.friend', self: 0 })?.state ?? first;
  expect(playerRequestOf(game, state)).toMatchObject({ subject: 'character', choice: { form: 'one', items: [2, 3] } });
});

test('the fields of an answer may be in any order', () => {
  const [{ gameRules, boardRules }] = editionRules;
  const figure = (id: string, player: string, at: string) => ({ id, player, at, keywords: ['Dockers'], dial: [{ speed: 6, attack: 9 }] });
  const opened = createEngine({ ...boardRules, game: gameRules }).open({
    ask: 'play',
    map: { kind: 'outdoor', columns: 2, rows: 2 },
    players: ['p1', 'p2'],
    buildTotal: 300,
    start: { round: ROUND_WITHOUT_IMMUNITY, turn: 'p1' },
    // The keyword makes a themed team of A and C: C may have a roll of A made again.
    characters: [figure('A', 'p1', 'A1'), figure('B', 'p2', 'B1'), figure('C', 'p1', 'A2')],
    actions: [],
    dice: [],
  });
  if ('error' in opened) throw new Error(opened.error.message);
  const { game, first } = opened;
  const roll = applyIfLegal(game, first, { kind: 'offer', option: 'give.close', self: 0 })?.state ?? first;
  const state = applyIfLegal(game, roll, { kind: 'roll', dice: [1, 2] })?.state ?? roll;
  const { request } = state;
  if (request?.kind !== 'may') throw new Error(`found ${JSON.stringify(request)}, expected a trigger that may act`);
  const trigger = gameRules.triggers[request.trigger]?.id ?? '';
  expect(isLegal(game, state, { acts: true, user: request.user, trigger, kind: 'may' })).toBe(true);
  expect(isLegal(game, state, { acts: true, user: request.user + 1, trigger, kind: 'may' })).toBe(false);
});

test('an option that a constraint forbids is shown with its clause', () => {
  const [{ gameRules, boardRules }] = editionRules;
  const { game, first } = newGame(gameRules, boardRules);
  const reasons = new Set<string>();
  playRandomly(game, first, 1, (state) => {
    const request = playerRequestOf(game, state);
    if (request?.kind !== 'offer') return;
    for (const { option, self, refused } of request.options) {
      if (refused === undefined) continue;
      reasons.add(refused.rule);
      expect(isLegal(game, state, { kind: 'offer', option, self })).toBe(false);
    }
  });
  expect([...reasons]).toContain('turns.giving-actions.one-non-free');
});

test('an engine opens a game at its first state, and refuses an invalid set-up', () => {
  const [{ gameRules, boardRules }] = editionRules;
  const engine = createEngine({ ...boardRules, game: gameRules });
  const opened = engine.open(randomGameQuestion);
  expect('first' in opened && opened.first).toEqual(newGame(gameRules, boardRules).first);
  expect(engine.open({ ...randomGameQuestion, players: ['p1', 'p3'] })).toMatchObject({
    error: { code: 'unknown-player', at: '/characters/4/player' },
  });
  expect(engine.open({ ask: 'break-away', roll: 3 })).toMatchObject({ error: { code: 'unknown-question' } });
  expect(engine.open(null)).toMatchObject({ error: { code: 'wrong-type' } });
});

test('the announcement of a roll has who rolls, with which values, and what is needed', () => {
  const [{ gameRules, boardRules }] = editionRules;
  const engine = createEngine({ ...boardRules, game: gameRules });
  const figure = (id: string, player: string, at: string, attack: number, defense: number) => ({
    id,
    player,
    at,
    range: 6,
    targets: 2,
    dial: [{ speed: 6, attack, defense, damage: 2 }],
  });
  const announcedAfter = (answers: readonly Answer[]): unknown => {
    const opened = engine.open({
      ask: 'play',
      // The lines from E to C and to D cross G2.
      map: { kind: 'outdoor', columns: 8, rows: 3, hindering: ['G2'] },
      players: ['p1', 'p2'],
      buildTotal: 300,
      start: { round: ROUND_WITHOUT_IMMUNITY, turn: 'p1' },
      characters: [
        figure('A', 'p1', 'A1', 9, 16),
        figure('B', 'p2', 'B1', 9, 15),
        figure('C', 'p2', 'F2', 9, 40),
        figure('D', 'p2', 'F3', 9, 9),
        figure('E', 'p1', 'H2', 9, 9),
      ],
      actions: [],
      dice: [],
    });
    if ('error' in opened) throw new Error(opened.error.message);
    let state = opened.first;
    for (const answer of answers) state = applyIfLegal(opened.game, state, answer)?.state ?? state;
    const request = playerRequestOf(opened.game, state);
    return request?.kind === 'roll' && request.announcement !== undefined
      ? { ...request.announcement, fields: eventFields(opened.game, request.announcement) }
      : request;
  };
  // Answers name characters and squares by number, from 0 on: 4 is E, and 8 is A2.
  const attackClauses = ['combat.attack-roll.attack-total', 'combat.attack-roll.hit'];
  const says = '{v0} attacks {v1}: attack {v2} + 2d6 against defense {v3}, needs {v4} or more.';
  expect(announcedAfter([{ kind: 'offer', option: 'give.close', self: 0 }])).toEqual({
    says,
    fields: { v0: 'A', v1: ['B'], v2: [9], v3: [15], v4: [6] },
    because: attackClauses,
  });
  // Hindered lines give both targets 1 defense. A 12 always hits and a 2 always misses, so 12 and 3 are needed.
  expect(
    announcedAfter([
      { kind: 'offer', option: 'give.ranged', self: 4 },
      { kind: 'choose', value: [2, 3] },
    ]),
  ).toEqual({
    says,
    fields: { v0: 'E', v1: ['C', 'D'], v2: [9, 9], v3: [41, 10], v4: [12, 3] },
    because: [...attackClauses, 'terrain.hindering.defense-bonus'],
  });
  expect(
    announcedAfter([
      { kind: 'offer', option: 'give.move', self: 0 },
      { kind: 'choose', value: [0, 8] },
    ]),
  ).toEqual({
    says: '{v0} rolls to break away from {v1}: 1d6, needs {v2} or more.',
    fields: { v0: 'A', v1: ['B'], v2: 4 },
    because: ['turns.breaking-away.roll'],
  });
});
