import { candidatesOf } from './domain.ts';
import type { Event } from './event.ts';
import type { Game, OpenMenu } from './game.ts';
import { openMenu } from './menu.ts';
import { allowedOption, carryOut, instructionOf, menuOf, type OfferedOption, top } from './options.ts';
import { legalAnswers, PASS, type Played, proceed, toPlayed } from './play.ts';
import { type Run, startRun } from './run.ts';
import type { Answer, State } from './state.ts';

/** Draws a random whole number from 0 to `bound` - 1. */
export type Draw = (bound: number) => number;

interface Drawn {
  readonly answer: Answer;
  /** Gives the state after the answer. Call it only once: it goes on with the run that tried the answer. */
  played(): Played;
}

/** One of the answers that a state allows, each as likely as the others, without making the rest. Undefined when there is none. */
export function drawPlay(game: Game, state: State, draw: Draw): Drawn | undefined {
  const { request } = state;
  if (request?.kind === 'offer') return drawOption(game, state, draw, request.may);
  if (request?.kind === 'choose') return drawChoice(game, state, draw);
  const legal = legalAnswers(game, state);
  return legal.count === 0 ? undefined : toDrawn(game, state, legal.at(draw(legal.count)));
}

const toDrawn = (game: Game, state: State, answer: Answer): Drawn => ({ answer, played: () => proceed(game, state, answer) });

function drawChoice(game: Game, state: State, draw: Draw): Drawn | undefined {
  const g = startRun(game, state);
  const instruction = instructionOf(g, top(g));
  if (instruction?.op !== 'choose') return undefined;
  const candidates = candidatesOf(g, top(g).locals, instruction);
  const { count, at } = candidates.untested ?? candidates;
  const value = drawAccepted(draw, count(), instruction.may, at) ?? (instruction.may ? -1 : undefined);
  return value === undefined ? undefined : toDrawn(game, state, { kind: 'choose', value });
}

function drawOption(game: Game, state: State, draw: Draw, mayPass: boolean): Drawn | undefined {
  const g = startRun(game, state);
  const menu = openMenu(game, state, menuOf(g));
  const drawn = drawAccepted(draw, menu.options.length, mayPass, (index) => tryOption(g, state, menu, index));
  return drawn ?? (mayPass ? toDrawn(game, state, PASS) : undefined);
}

function tryOption(g: Run, state: State, menu: OpenMenu, index: number): Drawn | undefined {
  const option = menu.options[index];
  const offered = option === undefined || menu.areLegal[index] === false ? undefined : allowedOption(g, option, menu);
  return offered === undefined ? undefined : drawnOf(g, state, offered);
}

/** A function of its own, because the variables that its closure captures would be allocated for each refused option too. */
function drawnOf(g: Run, state: State, offered: OfferedOption): Drawn | undefined {
  const events: Event[] = [];
  const carriedOut = carryOut(g, state, offered, events);
  if (carriedOut === undefined) return undefined;
  return {
    answer: { kind: 'offer', option: offered.option.id, self: offered.self },
    played: () => toPlayed(g.game, carriedOut, events),
  };
}

/**
 * Draws indexes below `count`, each at most once, until `accept` returns a value for one of them, and returns this value. Each index that
 * `accept` accepts is as likely as the others, and as passing. Returns undefined for a pass, or if no index is accepted.
 */
function drawAccepted<T>(draw: Draw, count: number, mayPass: boolean, accept: (index: number) => T | undefined): T | undefined {
  // A Fisher-Yates shuffle. A list of all indexes would be too long, so `moved` has only the indexes that are not at their own position. It
  // is an array (sparse for a long list), because a Map grows slowly.
  const moved: (number | undefined)[] = [];
  for (let left = count; left > 0; left--) {
    const drawnAt = draw(left + (mayPass ? 1 : 0));
    if (drawnAt >= left) return undefined;
    const index = moved[drawnAt] ?? drawnAt;
    moved[drawnAt] = moved[left - 1] ?? left - 1;
    const accepted = accept(index);
    if (accepted !== undefined) return accepted;
  }
  return undefined;
}

export const drawAnswer = (game: Game, state: State, draw: Draw): Answer | undefined => drawPlay(game, state, draw)?.answer;
