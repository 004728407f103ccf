/** Commands of the judge protocol: an option by its fields, and the answers to what it asks, looked up by the names of the choices. */
import { edgeSquares } from '../kernel/board.ts';
import type { Constraint } from '../kernel/rules.ts';
import { parseSquare } from '../kernel/square-name.ts';
import { instructionOf, legalOptions, offeredOptions, top } from './options.ts';
import { apply, isLegal } from './play.ts';
import type { Event, Option, Value } from './rules.ts';
import { gameAt, isList, startRun } from './run.ts';
import type { Answer, Game, Request, State } from './state.ts';
import { type Reason, whyNotChosen, whyNotDeclined, whyNotForced, whyNotTaken } from './why-not.ts';

export interface Command {
  readonly player: string;
  /** The character that the command is given to. */
  readonly to?: string;
  /** Answers in order to requests that no field of the command names. */
  readonly choose?: readonly unknown[];
  /** What names the option, and the values chosen by the names of the choices. */
  readonly [field: string]: unknown;
}

type Done =
  | { readonly kind: 'done'; readonly state: State; readonly events: readonly Event[]; readonly diceUsed: number }
  | { readonly kind: 'illegal'; readonly illegal: Reason }
  /** The dice have run out. */
  | { readonly kind: 'dice' };

/** Carries out a whole command, up to the next offer of its menu. `dice` are taken in order. */
export function command(opened: Game, state: State, given: Command, dice: readonly number[]): Done {
  const { request } = state;
  const game = gameAt(opened, state);
  if (request?.kind === 'roll') return { kind: 'dice' };
  if (request?.kind !== 'offer') return refuse(game.rules.ends, 'the game is over');
  const player = game.ids.player?.indexOf(given.player) ?? -1;
  if (player !== request.by) return refuse(clausesOfOffer(game, state), `it is not the turn of ${given.player}`);
  const self = given.to === undefined ? -1 : (game.ids.character?.indexOf(given.to) ?? -1);
  if (given.to !== undefined && self < 0) return refuse(clausesOfOffer(game, state), `there is no character ${given.to}`);
  const options = game.rules.options.filter((option) => fits(option.command, given));
  if (options.length === 0)
    return refusalOfCommand(game, state, self, given) ?? refuse(clausesOfOffer(game, state), 'there is no such action');
  let failure: Done | undefined;
  let bestFitting = -1;
  for (const option of options) {
    const done = carryOut(game, state, option, self, given, dice);
    if (done.kind === 'done') return done;
    // Report the failure of the option that reads most of the given fields; of equals that of a legal option, then of an offered one.
    const offered = offeredOptions(startRun(game, state), option.id).some((candidate) => candidate.self === self);
    const legal = isLegal(game, state, { kind: 'offer', option: option.id, self });
    const fitting = 4 * (countAsked(game, option, given) + Object.keys(option.command).length) + (legal ? 2 : 0) + (offered ? 1 : 0);
    if (fitting <= bestFitting) continue;
    bestFitting = fitting;
    failure = done;
  }
  return failure ?? refuse(clausesOfOffer(game, state), 'there is no such action');
}

const refuse = (clauses: readonly string[], message: string): Done => ({ kind: 'illegal', illegal: { rule: clauses[0] ?? '', message } });

function clausesOfOffer(game: Game, state: State): readonly string[] {
  const g = startRun(game, state);
  const instruction = instructionOf(g, top(g));
  return instruction?.op === 'offer' ? instruction.clauses : [];
}

/** The refusal of a command that would mean an option if it had other fields. */
function refusalOfCommand(game: Game, state: State, self: number, given: Command): Done | undefined {
  const g = startRun(game, state);
  for (const option of game.rules.options)
    for (const { command: other, clauses, message, test } of option.commandRefusals ?? []) {
      if (!fits({ ...option.command, ...other }, given)) continue;
      const candidate = offeredOptions(g, option.id).find((one) => one.self === self);
      if (candidate !== undefined && test(g, candidate.facts)) return refuse(clauses, message);
    }
  return undefined;
}

const fits = (command: Option['command'], given: Command): boolean => {
  const fields = Object.entries(command);
  return fields.length > 0 && fields.every(([field, value]) => given[field] === value);
};

/** How many of a command's fields the steps of an option ask for and can read. */
const countAsked = (game: Game, option: Option, given: Command): number =>
  (game.rules.procedures[option.procedure]?.code ?? []).filter(
    (i) => i.op === 'choose' && i.as in given && readValue(game, i.subject, given[i.as]) !== undefined,
  ).length;

/** Many times what any command answers: rules that ask again whenever a player declines end here with an error. */
const MOST_ANSWERS = 1_000;

function carryOut(opened: Game, state: State, option: Option, self: number, given: Command, dice: readonly number[]): Done {
  let game = opened;
  const depth = state.stack.length;
  const unasked = new Set(Object.keys(given).filter((key) => !['player', 'to', 'choose', ...Object.keys(option.command)].includes(key)));
  const unnamed = [...(given.choose ?? [])];
  const events: Event[] = [];
  let diceUsed = 0;
  let nextAnswer: Answer = { kind: 'offer', option: option.id, self };
  let current = state;
  const past: (readonly [State, Answer])[] = [];
  for (;;) {
    const before = current;
    if (past.push([before, nextAnswer]) > MOST_ANSWERS) throw new Error(`the rules do not stop asking in ${option.id}`);
    const played = apply(game, before, nextAnswer);
    if (played === undefined) return { kind: 'illegal', illegal: whyNotAnswered(game, before, nextAnswer, option, given) };
    current = played.state;
    game = gameAt(game, current);
    events.push(...played.events);
    for (const { as, subject, clauses, value } of played.forced) {
      if (!unasked.delete(as)) continue;
      const wanted = readValue(game, subject, given[as]);
      if (sameValue(wanted, value)) continue;
      const why = wanted === undefined ? undefined : whyNotForced(game, before, nextAnswer, as, wanted);
      return why === undefined ? refuse(clauses, `${as} cannot be chosen so`) : { kind: 'illegal', illegal: why };
    }
    const { request } = current;
    if (request === null || (request.kind === 'offer' && current.stack.length <= depth)) break;
    if (request.kind === 'roll') {
      if (diceUsed + request.dice > dice.length) return { kind: 'dice' };
      nextAnswer = { kind: 'roll', dice: dice.slice(diceUsed, diceUsed + request.dice) };
      diceUsed += request.dice;
    } else {
      const field = request.kind === 'choose' && unasked.delete(request.as) ? request.as : undefined;
      const written = field === undefined ? unnamed[0] : given[field];
      const found = answerOf(game, current, request, written);
      // An optional choice that the command does not mention is declined.
      const declined = field === undefined && mayDecline(game, current) && (found === undefined || !isLegal(game, current, found));
      const answer: Answer | undefined = declined ? { kind: 'choose', value: -1 } : found;
      if (field === undefined && !declined) unnamed.shift();
      if (answer === undefined) return unreadable(game, option, request, field, written);
      nextAnswer = answer;
    }
  }
  const surplus = [...unasked, ...unnamed.map(String)];
  if (surplus.length > 0) {
    const why = past.map(([then, answer]) => whyNotDeclined(game, then, answer, (kind) => readValue(game, kind, unnamed[0]))).find(Boolean);
    return why === undefined ? refuse(option.clauses, `nothing asks for ${surplus.join(', ')}`) : { kind: 'illegal', illegal: why };
  }
  return { kind: 'done', state: current, events, diceUsed };
}

/** Whether two values are the same, whatever the order of a list; `a`, read from a command, may be one item in place of a list of one. */
function sameValue(a: Value | undefined, b: Value): boolean {
  if (isList(b)) return a !== undefined && (isList(a) ? [...a].sort().join() === [...b].sort().join() : b.length === 1 && b[0] === a);
  if (typeof b === 'number') return a === b;
  return typeof a === 'object' && !isList(a) && Object.entries(b).every(([key, amount]) => a[Number(key)] === amount);
}

function mayDecline(game: Game, state: State): boolean {
  const g = startRun(game, state);
  const instruction = instructionOf(g, top(g));
  return instruction?.op === 'choose' && instruction.may;
}

const nameOf = (request: Request): string => (request.kind === 'choose' ? request.as : request.kind);

function whyNotAnswered(game: Game, state: State, answer: Answer, option: Option, given: Command): Reason {
  if (answer.kind === 'offer') return whyNotTaken(game, state, option, answer.self, (as, subject) => readValue(game, subject, given[as]));
  const found = answer.kind === 'choose' ? whyNotChosen(startRun(game, state), answer.value) : undefined;
  const [rule = ''] = option.clauses;
  return found ?? { rule, message: `${state.request === null ? 'this' : nameOf(state.request)} cannot be chosen so` };
}

/**
 * The refusal of a choice that is missing or cannot be read. A field that names a square off the map is refused by the constraint of the
 * set-up about it; where there is one map, the question is refused before it is played.
 */
function unreadable(game: Game, { clauses }: Option, request: Request, field: string | undefined, written: unknown): Done {
  const isOffMap = [written]
    .flat()
    .some((name) => typeof name === 'string' && parseSquare(name) !== undefined && squareOf(game, name) === undefined);
  const refuses = ({ on, about, test }: Constraint): boolean =>
    on === 'set-up' && about === `action.${field}` && test(game.terrain, { square: -1 });
  const found = isOffMap ? game.terrain.rules.constraints.find(refuses) : undefined;
  return found === undefined
    ? refuse(clauses, `the choice of ${nameOf(request)} is missing or cannot be read`)
    : refuse(found.clauses, found.message);
}

/** What a command writes as the answer to a request; undefined where it cannot be read. */
function answerOf(game: Game, state: State, request: Request, written: unknown): Answer | undefined {
  switch (request.kind) {
    case 'choose': {
      const g = startRun(game, state);
      const instruction = instructionOf(g, top(g));
      const value = instruction?.op === 'choose' ? readValue(game, instruction.subject, written) : undefined;
      return value === undefined ? undefined : { kind: 'choose', value };
    }
    case 'offer':
      if (request.may && (written === false || written === undefined)) return { kind: 'pass' };
      return legalOptions(game, state)
        .filter(({ option }) => Object.values(option.command).includes(String(written)))
        .map(({ option, self }): Answer => ({ kind: 'offer', option: option.id, self }))[0];
    case 'may':
      return typeof written === 'boolean'
        ? { kind: 'may', trigger: game.rules.triggers[request.trigger]?.id ?? '', user: request.user, acts: written }
        : undefined;
    case 'order': {
      const found = request.triggers.find(([index]) => game.rules.triggers[index]?.id === written);
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

/** An id, a square, an edge, a list or a map of them as numbers. */
function readValue(game: Game, subject: string, written: unknown): Value | undefined {
  if (typeof written === 'string') return numberOf(game, subject, written);
  // A choice of plain numbers has no kind of subject.
  if (typeof written === 'number') return subject === '' ? written : undefined;
  if (Array.isArray(written)) {
    const numbers = written.map((item: unknown) => (typeof item === 'string' ? numberOf(game, subject, item) : undefined));
    const known = numbers.filter((n) => n !== undefined);
    return known.length === numbers.length ? known : undefined;
  }
  if (typeof written !== 'object' || written === null) return undefined;
  const entries = Object.entries(written).map(([key, value]) => [numberOf(game, subject, key), Number(value)] as const);
  return entries.every(([key]) => key !== undefined) ? Object.fromEntries(entries) : undefined;
}

function numberOf(game: Game, subject: string, name: string): number | undefined {
  if (subject === 'square') return squareOf(game, name);
  if (subject === 'edge') return edgeOf(game, name);
  const index = game.ids[subject]?.indexOf(name) ?? -1;
  return index < 0 ? undefined : index;
}

function squareOf(game: Game, name: string): number | undefined {
  const square = parseSquare(name);
  const { columns, rows } = game.terrain;
  return square === undefined || square.column >= columns || square.row >= rows ? undefined : square.row * columns + square.column;
}

/** The edge between two squares, written in either order: `B2|C2`. */
function edgeOf(game: Game, name: string): number | undefined {
  const [a = -1, b = -1] = name
    .split('|')
    .map((part) => squareOf(game, part) ?? -1)
    .sort((x, y) => x - y);
  // The edges to the right of square a and below it.
  return [2 * a, 2 * a + 1].find((edge) => a >= 0 && edgeSquares(game.terrain, edge)[1] === b);
}
