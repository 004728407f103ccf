import { type Command, carryOutCommand } from '../game/commands.ts';
import type { Game } from '../game/game.ts';
import { amountsByName, nameOf } from '../game/names.ts';
import type { State } from '../game/state.ts';
import { isList, type Value } from '../game/values.ts';
import type { Alternatives } from '../game/why-not.ts';
import type { LegalChange } from '../generated/verdict.ts';

/**
 * The first of the alternatives with which the action is carried out, or is legal up to a roll for which no dice are given; undefined where
 * there is none.
 */
export function legalChange(
  game: Game,
  state: State,
  given: Command,
  dice: readonly number[],
  alternatives: Alternatives,
): LegalChange | undefined {
  return changesTo(game, given, alternatives).find(
    (change) => carryOutCommand(game, state, { ...given, ...change }, dice).kind !== 'illegal',
  );
}

function changesTo(game: Game, { choose = [] }: Command, alternatives: Alternatives): readonly LegalChange[] {
  if ('unasked' in alternatives) {
    const { unasked } = alternatives;
    return unasked === 0 ? [] : [{ choose: choose.slice(0, choose.length - unasked) }];
  }
  const { field, subject, values } = alternatives;
  return values.map((value) => ({ [field]: written(game, subject, value) }));
}

function written(game: Game, subject: string, value: Value): LegalChange[string] {
  const name = (number: number): string => nameOf(game, { subject, number });
  // A choice of plain numbers has no kind of subject.
  if (typeof value === 'number') return subject === '' ? value : name(value);
  if (isList(value)) return value.map(name);
  return amountsByName(game, subject, value);
}
