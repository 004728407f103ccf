/** The bits of capabilities in the record of a figure on the board. */
import { belongsToBoard } from '../belongs-to-game.ts';
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import { Memo } from '../memo.ts';

/** How many capabilities the board has bits for: those of a non-negative 32-bit number. */
export const MOST_ON_BOARD = 31;

export interface CapabilityBits {
  /** The ids of all capabilities, each at the index of its bit. */
  readonly names: readonly string[];
  /** The number of capabilities that definitions of the board name. They are the first in `names`. */
  readonly namedOnBoard: number;
}

export function capabilityBits(definitions: readonly Definition[], memo = new Memo()): CapabilityBits {
  const ids = memo.same(capabilityIds(definitions));
  return memo.of(bitsOf, ids, ids.length === 0 ? NO_NAMES : memo.same(memo.flat(quotedNamesOnBoard, definitions)));
}

export const capabilityIds = (definitions: readonly Definition[]): readonly string[] =>
  definitions.flatMap((d) => (d.kind === 'capability' ? [d.id] : []));

const NO_NAMES: readonly string[] = [];

function bitsOf(ids: readonly string[], quotedNames: readonly string[]): CapabilityBits {
  const quoted = new Set(quotedNames);
  const named = ids.filter((id) => quoted.has(`'${id}'`));
  return { names: [...named, ...ids.filter((id) => !quoted.has(`'${id}'`))], namedOnBoard: named.length };
}

/** Quoted names in a definition whose expressions the board evaluates: one of the board, or a property with `takes`, which it inlines. */
function quotedNamesOnBoard(d: Definition): readonly string[] {
  if (d.kind !== 'property' && !belongsToBoard(d)) return NO_NAMES;
  return JSON.stringify(d).match(/'[\w.-]+'/g) ?? NO_NAMES;
}

/**
 * The function that tells whether a character uses a capability: it has the name of that set, in games and on the board. Without sets
 * there is no such function, and calls of it are reported.
 */
export function usesFunctionName(definitions: readonly Definition[]): string {
  const subject = definitions.find((d) => d.kind === 'subject' && d.capabilities !== undefined);
  return camel(subject?.kind === 'subject' ? (subject.capabilities?.used ?? 'uses') : 'uses');
}
