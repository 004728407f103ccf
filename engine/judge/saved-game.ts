/**
 * Games as they are stored: the set-up, the answers (dice among them), the digest of the rules, and for each answer what it brought. A
 * replay under other rules shows by these at which answer the game departs, and by which clause, even where every answer stays legal.
 */
import { canonicalText } from '../base/canonical-text.ts';
import { departureOf, type Happening, type StepRecord } from '../base/departure.ts';
import type { Event } from '../game/event.ts';
import { hash } from '../game/fingerprint.ts';
import type { Game } from '../game/game.ts';
import type { Played } from '../game/play.ts';
import { clausesOfRequest } from '../game/request-clauses.ts';
import { gameAt } from '../game/run.ts';
import type { Answer, State } from '../game/state.ts';
import { apply, type IllegalAnswer } from './apply.ts';
import type { OpenGame } from './open-game.ts';
import { eventFields, stateShown } from './play.ts';

export interface SavedGame {
  /** The set-up, as a question `play`. */
  readonly game: object;
  readonly answers: readonly Answer[];
  /** `State.rulesDigest` of the game. */
  readonly digest?: string;
  /** Of each answer. */
  readonly traces?: readonly Trace[];
}

/** What an answer brought: a fingerprint of each event, after the clause that the event cites first, and one of the state as a verdict shows it. */
export interface Trace {
  readonly events: readonly string[];
  readonly state: string;
}

export interface Departure {
  /** The index of the answer. */
  readonly index: number;
  readonly answer: Answer;
  /**
   * The clause of the answer that is not legal, or of the event that differs; where only the state differs, that of the request, which need
   * not be the cause.
   */
  readonly rule: string | undefined;
  /** Why the answer is not legal; undefined where it is, and brings something else. */
  readonly illegal?: IllegalAnswer;
  /** What happens in place of what happened; undefined where less happens, or only the state differs. */
  readonly event?: Event;
}

interface Replayed {
  /** What each answer brings, up to the first that is not legal. */
  readonly played: readonly Played[];
  /** The first one. */
  readonly departure: Departure | undefined;
}

export function traceOf(game: Game, { state, events }: Played): Trace {
  const played = gameAt(game, state);
  return {
    events: events.map((event) => `${event.because[0] ?? ''} ${fingerprintOf([event.type, eventFields(played, event)])}`),
    state: fingerprintOf(stateShown(played, state)),
  };
}

const fingerprintOf = (value: unknown): string => hash(canonicalText(value)).toString(16).padStart(8, '0');

/** Answers without a trace, as in a game that was saved without traces, depart only where they are not legal. */
export function replayGame({ game, first }: OpenGame, { answers, traces = [] }: Pick<SavedGame, 'answers' | 'traces'>): Replayed {
  const played: Played[] = [];
  let departure: Departure | undefined;
  let state = first;
  for (const [index, answer] of answers.entries()) {
    const next = apply(game, state, answer);
    if ('illegal' in next) return { played, departure: departure ?? { index, answer, rule: next.illegal.rule, illegal: next.illegal } };
    const recorded = traces[index];
    const found = departure !== undefined || recorded === undefined ? undefined : whatDeparts(game, state, next, recorded);
    departure ??= found && { index, answer, ...found };
    played.push(next);
    state = next.state;
  }
  return { played, departure };
}

function whatDeparts(game: Game, before: State, played: Played, recorded: Trace): Pick<Departure, 'rule' | 'event'> | undefined {
  const found = departureOf(stepOf(recorded), stepOf(traceOf(game, played)));
  if (found === undefined) return undefined;
  const event = found.happening === undefined ? undefined : played.events[found.happening];
  const [ruleOfRequest] = clausesOfRequest(gameAt(game, before), before);
  return { rule: found.rule ?? ruleOfRequest, ...(event === undefined ? {} : { event }) };
}

const stepOf = ({ events, state }: Trace): StepRecord => ({ happenings: events.map(happeningOf), state });

function happeningOf(event: string): Happening {
  const [rule = '', text = ''] = event.split(' ');
  return { text, rule: rule === '' ? undefined : rule };
}
