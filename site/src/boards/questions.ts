import type { Fields } from '../base/json.ts';
import type { Game } from './game.ts';
import { writePosition } from './position.ts';

const positionFields = (game: Game, edition: string): Fields => ({ edition, ...writePosition(game.position) });

const moverFields = (game: Game): Fields => ({ character: game.from, speed: game.speed, ...(game.brokeAway ? { brokeAway: true } : {}) });

export function questionOf(game: Game, edition: string): Fields {
  const fields = positionFields(game, edition);
  switch (game.mode) {
    case 'line-of-fire':
      return { ask: 'line-of-fire', ...fields, from: { character: game.from }, to: { character: game.to } };
    case 'moving':
      return game.path.length > 1 ? pathQuestion(game, edition, game.path) : reachQuestion(game, edition);
    case 'knock-back':
      return { ask: 'knock-back', ...fields, attacker: game.from, target: game.to, damageTaken: game.damage };
  }
}

/** The question whose verdict the board shows: for a path, with every fault. */
export function shownQuestion(game: Game, edition: string): Fields {
  const question = questionOf(game, edition);
  return question.ask === 'path' ? { ...question, every: true } : question;
}

/** A shortest legal way to a square. */
export const wayQuestion = (game: Game, edition: string, square: string): Fields => ({ ...reachQuestion(game, edition), to: square });

export const placementQuestion = (game: Game, edition: string): Fields => ({ ask: 'placement', ...positionFields(game, edition) });

export const reachQuestion = (game: Game, edition: string): Fields => ({
  ask: 'reach',
  ...positionFields(game, edition),
  ...moverFields(game),
});

export const pathQuestion = (game: Game, edition: string, path: readonly string[]): Fields => ({
  ask: 'path',
  ...positionFields(game, edition),
  ...moverFields(game),
  path,
});

export const fieldOfFireQuestion = (game: Game, edition: string): Fields => ({
  ask: 'visibility',
  ...positionFields(game, edition),
  from: { character: game.from },
});

export const lineToQuestion = (game: Game, edition: string, square: string): Fields => ({
  ask: 'line-of-fire',
  ...positionFields(game, edition),
  from: { character: game.from },
  to: square,
});

export const lineBackQuestion = (game: Game, edition: string): Fields => ({
  ask: 'line-of-fire',
  ...positionFields(game, edition),
  from: { character: game.to },
  to: { character: game.from },
});

export const rollQuestion = (roll: number, edition: string): Fields => ({ ask: 'break-away', edition, roll });
