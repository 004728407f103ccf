/** What a state asks is what it allows: each answer made from what is shown is legal, and none is left out. */
import { expect, test } from 'vitest';
import { type Asked, askedOf } from '../../../engine/game/asked.ts';
import { isLegal, legalAnswers } from '../../../engine/game/play.ts';
import type { Answer } from '../../../engine/game/state.ts';
import { createEngine } from '../../../engine/index.ts';
import { games } from '../../fixtures/games.ts';
import { newGame, playRandomly, question } from '../../support/random-game.ts';

/** The answers that can be made from what is shown; of several characters, one choice of the least number. */
function answersTo(asked: Asked): readonly Answer[] {
  switch (asked.kind) {
    case 'offer':
      return [
        ...asked.options.filter((o) => o.refused === undefined).map(({ option, self }): Answer => ({ kind: 'offer', option, self })),
        ...(asked.may ? [{ kind: 'pass' } as const] : []),
      ];
    case 'roll':
      return [{ kind: 'roll', dice: new Array(asked.dice).fill(1) }];
    case 'order':
      return asked.uses.map(({ id, user }) => ({ kind: 'order', trigger: id, user }));
    case 'may':
      return [true, false].map((acts) => ({ kind: 'may', trigger: asked.use.id, user: asked.use.user, acts }));
    case 'next':
      return asked.items.map((item) => ({ kind: 'next', item }));
    case 'entry':
      return asked.uses.map(({ id }) => ({ kind: 'entry', entry: id }));
    case 'choose': {
      const nothing: readonly Answer[] = asked.may ? [{ kind: 'choose', value: -1 }] : [];
      const { choice } = asked;
      switch (choice.form) {
        case 'one':
          return [...choice.items.map((value): Answer => ({ kind: 'choose', value })), ...nothing];
        case 'several':
          return [{ kind: 'choose', value: choice.items.slice(0, choice.least) }, ...nothing];
        case 'split':
          return [
            { kind: 'choose', value: Object.fromEntries(choice.among.map((of, k) => [of, k === 0 ? choice.amount : 0])) },
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

/** Whether everything that is legal can be listed one by one. */
const isListed = (asked: Asked): boolean =>
  asked.kind !== 'roll' && !(asked.kind === 'choose' && (asked.choice.form === 'several' || asked.choice.form === 'split'));

test('what is asked can be answered as it is shown, and nothing else is legal', () => {
  const [{ rules, board }] = games;
  const { game, first } = newGame(rules, board);
  for (let seed = 0; seed < 6; seed++)
    playRandomly(game, first, seed, (state) => {
      const asked = askedOf(game, state);
      if (asked === undefined) throw new Error('a state with a request asks nothing');
      const answers = answersTo(asked);
      for (const answer of answers) expect(isLegal(game, state, answer), JSON.stringify(answer)).toBe(true);
      if (isListed(asked)) expect(answers).toHaveLength(legalAnswers(game, state).count);
    });
});

test('an option that a constraint forbids is shown with its clause', () => {
  const [{ rules, board }] = games;
  const { game, first } = newGame(rules, board);
  const reasons = new Set<string>();
  playRandomly(game, first, 1, (state) => {
    const asked = askedOf(game, state);
    if (asked?.kind !== 'offer') return;
    for (const { option, self, refused } of asked.options) {
      if (refused === undefined) continue;
      reasons.add(refused.rule);
      expect(isLegal(game, state, { kind: 'offer', option, self })).toBe(false);
    }
  });
  expect([...reasons]).toContain('turns.giving-actions.one-non-free');
});

test('an engine opens a game from a checked set-up alone', () => {
  const [{ rules, board }] = games;
  const engine = createEngine({ ...board, game: rules });
  const opened = engine.open(question);
  expect('first' in opened && opened.first).toEqual(newGame(rules, board).first);
  expect(engine.open({ ...question, players: ['p1', 'p3'] })).toMatchObject({
    error: { code: 'unknown-player', at: '/characters/4/player' },
  });
  expect(engine.open({ ask: 'break-away', roll: 3 })).toMatchObject({ error: { code: 'unknown-question' } });
  expect(engine.open(null)).toMatchObject({ error: { code: 'wrong-type' } });
});
