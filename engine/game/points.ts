/** Triggers at a point of a procedure, a place where triggers may act: which are due, in which order, and which player is asked. */
import { capabilityOf, effectOf, useOf } from './capabilities.ts';
import type { Trigger } from './rules.ts';
import { depthOf, frameOf, get, type Run, writableFrame } from './run.ts';
import type { Frame, Request } from './state.ts';
import type { Locals } from './values.ts';

/** A trigger by its index, and the one of its users for which it acts. */
type Due = readonly [trigger: number, user: number];

type Pending =
  | { readonly kind: 'done' }
  | { readonly kind: 'ask'; readonly request: Request }
  | { readonly kind: 'acts'; readonly trigger: number; readonly user: number }
  | { readonly kind: 'declined'; readonly trigger: number; readonly user: number };

const key = (trigger: number, user: number): string => `${trigger} ${user}`;

export function triggerOf(g: Run, index: number): Trigger {
  const found = g.game.rules.triggers[index];
  if (found === undefined) throw new RangeError(`there is no trigger ${index}`);
  return found;
}

function dueNow(g: Run, frame: Frame, triggers: readonly number[]): Due[] {
  const due: Due[] = [];
  for (const index of triggers) {
    const trigger = triggerOf(g, index);
    for (const user of trigger.users(g)) {
      if (frame.resolved?.includes(key(index, user)) === true || isSpent(g, trigger, index, user)) continue;
      if (trigger.test(g, localsOf(g, trigger, user))) due.push([index, user]);
    }
  }
  if (due.length < 2) return due;
  return due.filter(([index]) => !triggerOf(g, index).follows.some((before) => due.some(([other]) => other === before)));
}

/** Sorts triggers by the order in which the players of their users decide; those of one player keep their order. */
function inOrder(g: Run, due: readonly Due[]): readonly Due[] {
  if (due.length < 2) return due;
  const players = g.game.rules.order(g);
  const turnOrder = ([index, user]: Due): number => players.indexOf(playerOf(g, triggerOf(g, index), user));
  return [...due].sort((a, b) => turnOrder(a) - turnOrder(b));
}

/** The facts with which a trigger's steps begin. `self` is its user; where the user is a running effect, the character it is on. */
export function localsOf(g: Run, trigger: Trigger, user: number): Locals {
  if (trigger.capability === undefined || !capabilityOf(g, trigger.capability).effect) return { self: user };
  const { self, effect, facts } = useOf(effectOf(g, user));
  return { ...facts, self, effect };
}

function isSpent(g: Run, trigger: Trigger, triggerIndex: number, user: number): boolean {
  return (
    trigger.once !== undefined && g.stack.findLast((f) => f.procedure === trigger.once)?.spent?.includes(key(triggerIndex, user)) === true
  );
}

/** What happens next at a point. Called again after each resolved trigger, since conditions may have changed. */
export function nextAtPoint(g: Run, frame: Frame, triggers: readonly number[]): Pending {
  if (triggers.length === 0) return DONE;
  const dueTriggers = dueNow(g, frame, triggers);
  return dueTriggers.length === 0 ? DONE : nextDue(g, inOrder(g, dueTriggers));
}

const DONE: Pending = { kind: 'done' };

function nextDue(g: Run, due: readonly Due[]): Pending {
  const { answer } = g;
  const [first] = due;
  if (first === undefined) return DONE;
  if (answer?.kind === 'may') {
    const answered = due.find(([index, user]) => triggerOf(g, index).id === answer.trigger && user === answer.user);
    if (answered !== undefined) {
      g.answer = undefined;
      return { kind: answer.acts ? 'acts' : 'declined', trigger: answered[0], user: answered[1] };
    }
  }
  let next = first;
  if (answer?.kind === 'order') {
    next = due.find(([index, user]) => triggerOf(g, index).id === answer.trigger && user === answer.user) ?? first;
    g.answer = undefined;
  } else if (needsOrder(g, due)) return { kind: 'ask', request: { kind: 'order', by: g.game.rules.active(g), triggers: due } };
  const [trigger, user] = next;
  if (triggerOf(g, trigger).may)
    return { kind: 'ask', request: { kind: 'may', by: playerOf(g, triggerOf(g, trigger), user), trigger, user } };
  return { kind: 'acts', trigger, user };
}

/** A player chooses the order where the due triggers belong to several capabilities and one of the triggers asks a player or rolls. */
function needsOrder(g: Run, due: readonly Due[]): boolean {
  const triggers = due.map(([index]) => triggerOf(g, index));
  return new Set(triggers.map((t) => t.capability)).size > 1 && triggers.some((t) => t.asks);
}

/** The character that is the user of a trigger, or that the user, a running effect, is on; -1 for none. */
export const characterOf = (g: Run, trigger: Trigger, user: number): number => Number(localsOf(g, trigger, user).self ?? -1);

function playerOf(g: Run, trigger: Trigger, user: number): number {
  const character = characterOf(g, trigger, user);
  return character < 0 ? g.game.rules.active(g) : get(g, g.game.rules.side, character);
}

export function startTrigger(g: Run, { procedure, clauses }: Trigger, locals: Locals): void {
  const frame = frameOf(procedure, locals);
  if (g.isExplained) frame.consulted = { clauses, isCited: false };
  g.stack.push(frame);
}

export function resolveTrigger(g: Run, frame: Frame, pending: Extract<Pending, { kind: 'acts' | 'declined' }>): void {
  frame.resolved = [...(frame.resolved ?? []), key(pending.trigger, pending.user)];
  if (pending.kind === 'declined') return;
  const trigger = triggerOf(g, pending.trigger);
  const onceFrame = trigger.once === undefined ? undefined : writableFrame(g, depthOf(g, trigger.once));
  if (onceFrame !== undefined) onceFrame.spent = [...(onceFrame.spent ?? []), key(pending.trigger, pending.user)];
  startTrigger(g, trigger, localsOf(g, trigger, pending.user));
}
