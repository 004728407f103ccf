import { readValue } from './command-values.ts';
import { candidatesOf } from './domain.ts';
import type { Game } from './game.ts';
import { draftOf, instructionOf, isStuck, legalOptions, type OfferedOption, top } from './options.ts';
import { isLegal } from './play.ts';
import { characterOf, triggerOf } from './points.ts';
import type { Option } from './rules.ts';
import { startRun } from './run.ts';
import type { Answer, Request, State } from './state.ts';

/**
 * What a command gives for a request. `written` is the value of the field that names the choice or, if no field does, the next value in
 * `choose`. `dice` are the dice that are left.
 */
interface Given {
  readonly written: unknown;
  readonly isFromNamedField: boolean;
  readonly dice: readonly number[];
  /** The fields of the command that no choice has asked for yet. Of several options, the command means the one that reads most of these. */
  readonly unread: { readonly [field: string]: unknown };
}

interface GivenAnswer {
  readonly answer: Answer;
  readonly diceUsed: number;
  readonly takesFromChoose: boolean;
}

/**
 * The answer of a command to a request; undefined where it cannot be read. An optional choice that no field names is declined if the next
 * value in `choose` is no legal answer to it.
 */
export function answerGiven(
  game: Game,
  state: State,
  request: Request,
  { written, isFromNamedField, dice, unread }: Given,
): GivenAnswer | 'dice-missing' | undefined {
  if (request.kind === 'roll') {
    if (request.dice > dice.length) return 'dice-missing';
    return { answer: { kind: 'roll', dice: dice.slice(0, request.dice) }, diceUsed: request.dice, takesFromChoose: false };
  }
  const answer = answerOf(game, state, request, written, unread);
  const isDeclined = !isFromNamedField && mayDecline(game, state) && (answer === undefined || !isLegal(game, state, answer));
  if (isDeclined) return { answer: { kind: 'choose', value: -1 }, diceUsed: 0, takesFromChoose: false };
  return answer === undefined ? undefined : { answer, diceUsed: 0, takesFromChoose: !isFromNamedField };
}

function mayDecline(game: Game, state: State): boolean {
  const g = startRun(game, state);
  const instruction = instructionOf(g, top(g));
  return instruction?.op === 'choose' && instruction.may;
}

function answerOf(game: Game, state: State, request: Request, written: unknown, unread: Given['unread']): Answer | undefined {
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
        .sort((a, b) => countReadFields(game, b.option, unread) - countReadFields(game, a.option, unread))
        .map(({ option, self }): Answer => ({ kind: 'offer', option: option.id, self }))[0];
    case 'may':
      return typeof written === 'boolean'
        ? { kind: 'may', trigger: game.rules.triggers[request.trigger]?.id ?? '', user: request.user, acts: written }
        : undefined;
    case 'order':
      return orderOf(game, state, request, written);
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

/**
 * A trigger is written as its id, for the first of its users that are due, or as a list of its id and the id of a character, for the first
 * user that is this character or a running effect on it.
 */
function orderOf(game: Game, state: State, request: Extract<Request, { kind: 'order' }>, written: unknown): Answer | undefined {
  const [id, character]: readonly unknown[] = Array.isArray(written) ? written : [written];
  const g = startRun(game, state);
  const found = request.triggers.find(([index, user]) => {
    const trigger = triggerOf(g, index);
    return trigger.id === id && (character === undefined || game.ids.character?.[characterOf(g, trigger, user)] === character);
  });
  return found === undefined ? undefined : { kind: 'order', trigger: String(id), user: found[1] };
}

/** How many of a command's fields the steps of an option, and of the procedures that it calls, ask for and can read. */
export const countReadFields = (game: Game, option: Option, given: { readonly [field: string]: unknown }): number =>
  calledFrom(game, option.procedure)
    .flatMap((index) => game.rules.procedures[index]?.code ?? [])
    .filter((step) => step.op === 'choose' && step.as in given && readValue(game, step.subject, given[step.as]) !== undefined).length;

/**
 * Whether `offered`, an option of the menu, leads to a choice that a field of the command names, and the first such choice has the given
 * value among its candidates. The option is tried on a draft, even if a constraint refuses it. False if the draft comes to a request, or to
 * a choice without a candidate, before such a choice.
 */
export function hasGivenValue(game: Game, state: State, offered: OfferedOption, given: { readonly [field: string]: unknown }): boolean {
  const draft = draftOf(startRun(game, state), state, offered, (choose, found) => choose.as in given || isStuck(choose, found));
  const choose = draft.halted ? instructionOf(draft, top(draft)) : undefined;
  if (choose?.op !== 'choose') return false;
  const value = readValue(game, choose.subject, given[choose.as]);
  return value !== undefined && candidatesOf(draft, top(draft).locals, choose).has(value);
}

function calledFrom({ rules }: Game, procedure: number): readonly number[] {
  const called = new Set([procedure]);
  // The loop also visits the procedures that it adds.
  for (const index of called) for (const step of rules.procedures[index]?.code ?? []) if (step.op === 'call') called.add(step.procedure);
  return [...called];
}

export function askedBy({ rules }: Game, request: Request): string {
  switch (request.kind) {
    case 'choose':
      return `the choice of ${request.as}`;
    case 'may':
      return `the answer whether "${rules.triggers[request.trigger]?.id}" acts`;
    case 'order':
      return 'the choice of what acts first';
    case 'next':
      return 'the choice of what comes next';
    case 'entry': {
      const ids = request.entries.map((index) => JSON.stringify(rules.calculations[request.calculation]?.entries[index]?.id));
      return `the choice of which one of ${joined(ids)} counts`;
    }
    case 'offer':
      return 'the choice of an option';
    case 'roll':
      return 'the roll';
  }
}

export function surplusMessage(fields: readonly string[], unnamedAnswers: readonly unknown[], asked: readonly string[]): string {
  const given = [
    ...(fields.length === 0 ? [] : [`the field${fields.length === 1 ? '' : 's'} ${joined(fields.map((field) => JSON.stringify(field)))}`]),
    ...(unnamedAnswers.length === 0 ? [] : [`${joined(unnamedAnswers.map((answer) => JSON.stringify(answer)))} in "choose"`]),
  ];
  return `the action does not ask for ${given.join(', nor for ')}; it asks for ${joined([...new Set(asked)]) || 'nothing'}`;
}

const joined = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(' and ');
