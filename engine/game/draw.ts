/** Draws one of the legal answers at random, without making the others. */
import { openMenu } from './menu.ts';
import { allowedCandidate, carryOut, menuOf } from './options.ts';
import { legalAnswers, PASS, type Played, proceed, toPlayed } from './play.ts';
import type { Event } from './rules.ts';
import { startRun } from './run.ts';
import type { Answer, Game, State } from './state.ts';

/** Draws a random whole number from 0 to `bound` - 1. */
export type Draw = (bound: number) => number;

interface Drawn {
  readonly answer: Answer;
  /** Gives the state after the answer. May be called once: it goes on with the run that tried the answer. */
  played(): Played;
}

/** One of the answers that a state allows, each as likely as the others, without making the rest. Undefined when there is none. */
export function drawPlay(game: Game, state: State, draw: Draw): Drawn | undefined {
  const { request } = state;
  if (request?.kind === 'offer') return drawOption(game, state, draw, request.may);
  const legal = legalAnswers(game, state);
  return legal.count === 0 ? undefined : toDrawn(game, state, legal.at(draw(legal.count)));
}

const toDrawn = (game: Game, state: State, answer: Answer): Drawn => ({ answer, played: () => proceed(game, state, answer) });

function drawOption(game: Game, state: State, draw: Draw, mayPass: boolean): Drawn | undefined {
  const g = startRun(game, state);
  const menu = openMenu(game, state, menuOf(g));
  const { options, areLegal } = menu;
  const undrawn: number[] = new Array(options.length);
  for (let index = 0; index < options.length; index++) undrawn[index] = index;
  while (undrawn.length > 0) {
    const drawnAt = draw(undrawn.length + (mayPass ? 1 : 0));
    const isPass = drawnAt === undrawn.length;
    if (isPass) break;
    const menuIndex = undrawn[drawnAt];
    const last = undrawn.pop();
    if (last !== undefined && drawnAt < undrawn.length) undrawn[drawnAt] = last;
    const option = options[menuIndex ?? -1];
    if (menuIndex === undefined || option === undefined || areLegal[menuIndex] === false) continue;
    const candidate = allowedCandidate(g, option, menu);
    if (candidate === undefined) continue;
    const events: Event[] = [];
    const carriedOut = carryOut(g, state, candidate, events);
    if (carriedOut === undefined) continue;
    return {
      answer: { kind: 'offer', option: candidate.option.id, self: candidate.self },
      played: () => toPlayed(game, carriedOut, events),
    };
  }
  return mayPass ? toDrawn(game, state, PASS) : undefined;
}

/** As `drawPlay`, but gives the answer alone. */
export const drawAnswer = (game: Game, state: State, draw: Draw): Answer | undefined => drawPlay(game, state, draw)?.answer;
