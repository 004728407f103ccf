/** Commands of the judge protocol: an option by its fields, and the answers to what it asks, looked up by the names of the choices. */
import { parseSquare } from '../kernel/square-name.ts';
import { apply, clausesOfChoice, legalOptions, offeredOptions, whyNot, whyNotChosen } from './play.ts';
import type { Event, Option, Value } from './rules.ts';
import { isList, startRun } from './run.ts';
import type { Answer, Game, Request, State } from './state.ts';

export interface Command {
  readonly player: string;
  readonly to?: string;
  readonly choose?: readonly unknown[];
  readonly [field: string]: unknown;
}

/** Why a command does not go through: the clause, in words for players. */
export interface Illegal {
  readonly rule: string;
  readonly message: string;
}

export type Done =
  | { readonly kind: 'done'; readonly state: State; readonly events: readonly Event[]; readonly used: number }
  | { readonly kind: 'illegal'; readonly illegal: Illegal }
  /** The dice have run out. */
  | { readonly kind: 'dice' };

/** Carries out a whole command, up to the next offer of its menu. `dice` are taken in order. */
export function command(game: Game, state: State, given: Command, dice: readonly number[]): Done {
  const { request } = state;
  if (request?.kind !== 'offer') return refuse(game, 'the game is over');
  const player = game.ids.player?.indexOf(given.player) ?? -1;
  if (player !== request.by) return refuse(game, `it is not the turn of ${given.player}`);
  const self = given.to === undefined ? -1 : (game.ids.character?.indexOf(given.to) ?? -1);
  const options = game.rules.options.filter((option) => fits(option, given));
  if (options.length === 0) return refuse(game, 'there is no such action');
  let failure: Done | undefined;
  for (const option of options) {
    const done = carryOut(game, state, option, self, given, dice);
    if (done.kind === 'done') return done;
    // Of several options the one that is offered says best what is wrong.
    const offered = offeredOptions(startRun(game, state)).some((o) => o.option === option && o.self === self);
    if (failure === undefined || offered) failure = done;
  }
  return failure ?? refuse(game, 'there is no such action');
}

const refuse = (game: Game, message: string): Done => ({
  kind: 'illegal',
  illegal: { rule: game.rules.procedures[game.rules.play]?.clauses[0] ?? '', message },
});

const fits = (option: Option, given: Command): boolean => {
  const fields = Object.entries(option.command);
  return fields.length > 0 && fields.every(([field, value]) => given[field] === value);
};

function carryOut(game: Game, state: State, option: Option, self: number, given: Command, dice: readonly number[]): Done {
  const why = whyNot(startRun(game, state), option.id, self);
  const [reason] = why;
  if (reason !== undefined) return { kind: 'illegal', illegal: reason };
  const candidate = legalOptions(startRun(game, state)).find((o) => o.option === option && o.self === self);
  if (candidate === undefined)
    return { kind: 'illegal', illegal: { rule: option.clauses[0] ?? '', message: 'nothing can be chosen for it' } };
  const depth = state.stack.length;
  const left = new Set(Object.keys(given).filter((field) => !['player', 'to', 'choose', ...Object.keys(option.command)].includes(field)));
  const queue = [...(given.choose ?? [])];
  const events: Event[] = [];
  let used = 0;
  let next: Answer = { kind: 'offer', option: option.id, self };
  let here = state;
  for (;;) {
    const played = apply(game, here, next);
    if (played === undefined) return { kind: 'illegal', illegal: whyNotAnswered(game, here, next, option) };
    here = played.state;
    events.push(...played.events);
    for (const { as, clauses, value } of played.forced) {
      if (!(as in given)) continue;
      left.delete(as);
      if (!sameValue(readValue(game, given[as]), value))
        return { kind: 'illegal', illegal: { rule: clauses[0] ?? '', message: `${as} cannot be chosen so` } };
    }
    const { request } = here;
    if (request === null || here.stack.length <= depth) break;
    if (request.kind === 'roll') {
      if (used + request.dice > dice.length) return { kind: 'dice' };
      next = { kind: 'roll', dice: dice.slice(used, used + request.dice) };
      used += request.dice;
    } else {
      const field = request.kind === 'choose' && request.as in given ? request.as : undefined;
      if (field !== undefined) left.delete(field);
      const written = field === undefined ? queue.shift() : given[field];
      const answer = answerOf(game, here, request, written);
      if (answer === undefined)
        return {
          kind: 'illegal',
          illegal: { rule: option.clauses[0] ?? '', message: `the choice of ${nameOf(request)} is missing or cannot be read` },
        };
      next = answer;
    }
  }
  const surplus = [...left, ...queue.map(String)];
  if (surplus.length > 0)
    return { kind: 'illegal', illegal: { rule: option.clauses[0] ?? '', message: `nothing asks for ${surplus.join(', ')}` } };
  return { kind: 'done', state: here, events, used };
}

/** Whether two values are the same, whatever the order of a list. */
function sameValue(a: Value | undefined, b: Value): boolean {
  if (isList(b)) return a !== undefined && (isList(a) ? [...a].sort().join() === [...b].sort().join() : b.length === 1 && b[0] === a);
  if (typeof b === 'number') return a === b;
  return typeof a === 'object' && !isList(a) && Object.entries(b).every(([key, amount]) => a[Number(key)] === amount);
}

const nameOf = (request: Request): string => (request.kind === 'choose' ? request.as : request.kind);

function whyNotAnswered(game: Game, state: State, answer: Answer, option: Option): Illegal {
  const g = startRun(game, state);
  const [found] = answer.kind === 'choose' ? whyNotChosen(g, answer.value) : [];
  const [rule = option.clauses[0] ?? ''] = clausesOfChoice(g);
  return found ?? { rule, message: `${state.request === null ? 'this' : nameOf(state.request)} cannot be chosen so` };
}

/** What a command writes as the answer to a request; undefined where it cannot be read. */
function answerOf(game: Game, state: State, request: Request, written: unknown): Answer | undefined {
  switch (request.kind) {
    case 'choose': {
      const value = readValue(game, written);
      return value === undefined ? undefined : { kind: 'choose', value };
    }
    case 'offer':
      return legalOptions(startRun(game, state))
        .filter(({ option }) => Object.values(option.command).includes(String(written)))
        .map(({ option, self }): Answer => ({ kind: 'offer', option: option.id, self }))[0];
    case 'may':
      return typeof written === 'boolean'
        ? { kind: 'may', trigger: game.rules.triggers[request.trigger]?.id ?? '', user: request.user, acts: written }
        : undefined;
    case 'order': {
      const found = request.triggers.find(([place]) => game.rules.triggers[place]?.id === written);
      return found === undefined ? undefined : { kind: 'order', trigger: String(written), user: found[1] };
    }
    case 'next': {
      const item = game.ids.character?.indexOf(String(written)) ?? -1;
      return item < 0 ? undefined : { kind: 'next', item };
    }
    case 'entry':
      return typeof written === 'string' ? { kind: 'entry', entry: written } : undefined;
    case 'roll':
      return undefined;
  }
}

/** An id, a square, a list or a map of them as numbers. */
function readValue(game: Game, written: unknown): Value | undefined {
  if (typeof written === 'string') return numberOf(game, written);
  if (Array.isArray(written)) {
    const numbers = written.map((item: unknown) => (typeof item === 'string' ? numberOf(game, item) : undefined));
    const known = numbers.filter((n) => n !== undefined);
    return known.length === numbers.length ? known : undefined;
  }
  if (typeof written !== 'object' || written === null) return undefined;
  const entries = Object.entries(written).map(([key, value]) => [numberOf(game, key), Number(value)] as const);
  return entries.every(([key]) => key !== undefined) ? Object.fromEntries(entries) : undefined;
}

function numberOf(game: Game, name: string): number | undefined {
  const character = game.ids.character?.indexOf(name) ?? -1;
  if (character >= 0) return character;
  const square = parseSquare(name);
  const { columns, rows } = game.ground;
  return square === undefined || square.column >= columns || square.row >= rows ? undefined : square.row * columns + square.column;
}
