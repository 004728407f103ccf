/** The fingerprint of a state: the same for the same facts, whatever the order of definitions in the rules. */

import type { Game } from './game.ts';
import { get, getList, startRun } from './run.ts';
import type { State } from './state.ts';
import { isList, type Value } from './values.ts';

/** FNV-1a over the text, in 32 bits; it begins with FNV's offset basis unless `start` is given. */
export function hash(text: string, start = 0x811c9dc5): number {
  let value = start;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/**
 * The hashes of the facts, each with its name and subject, are combined so that their order does not matter. Left out are the
 * facts of running procedures and deferred steps, and `player`, `source`, `duration` and `frame` of effects; the character that started an
 * effect (`by`) counts. There are two hashes of 32 bits, begun with FNV's offset basis and with another number, so that accidental equality
 * is unlikely.
 */
export function fingerprint(opened: Game, state: State): string {
  const g = startRun(opened, state);
  const { game } = g;
  let xored = 0;
  let summed = 0;
  const add = (fact: string): void => {
    xored = (xored ^ hash(fact)) >>> 0;
    summed = (summed + hash(fact, 0x9dc5811c)) >>> 0;
  };
  const { capabilities, columns, procedures, quantities } = game.rules;
  // The indexes of capabilities, quantities and texts depend on the order of definitions. The names of the first two, and the texts
  // themselves, do not.
  const nameIn = (numbered: string | undefined, index: number): string => {
    if (numbered === 'capability') return capabilities[index]?.id ?? '';
    if (numbered === 'text') return JSON.stringify(game.texts[index] ?? null);
    return numbered === 'quantity' ? (quantities[index] ?? '') : String(index);
  };
  for (const column of columns) {
    const nameOf = (index: number): string => nameIn(column.of, index);
    (game.all[column.subject] ?? []).forEach((_, subjectNumber) => {
      const value =
        column.shape === 'list' ? getList(g, column.index, subjectNumber).map(nameOf).join() : nameOf(get(g, column.index, subjectNumber));
      add(`${column.id} ${subjectNumber} ${value}`);
    });
  }
  for (const effect of state.effects) {
    const { id = '', numbered = {} } = capabilities[effect.capability] ?? {};
    const named = (name: string, value: Value): unknown => {
      if (typeof value === 'number') return nameIn(numbered[name], value);
      return isList(value) ? value.map((index) => nameIn(numbered[name], index)) : value;
    };
    const facts = Object.entries(effect.facts).map(([name, value]) => [name, named(name, value)]);
    add(`effect ${effect.id} ${id} ${effect.on} ${effect.by} ${JSON.stringify(facts)}`);
  }
  for (const { frame, procedure } of state.deferred) add(`deferred ${frame} ${procedures[procedure]?.id ?? ''}`);
  for (const [record, changes] of Object.entries(state.mapChanges))
    for (const [place, value] of Object.entries(changes)) add(`${record} ${place} ${value}`);
  state.stack.forEach((frame, depth) => {
    // Without the facts of procedures, which may be indexes of definitions: these depend on the order of the rules.
    add(`stack ${depth} ${procedures[frame.procedure]?.id ?? ''} ${frame.at}`);
  });
  return [xored, summed].map((part) => part.toString(16).padStart(8, '0')).join('');
}
