import { belongsToGame } from '../../belongs-to-game.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import type { DefinitionOf } from '../../game/program.ts';
import { hasFixedFirst } from '../../game/types.ts';
import type { DefinitionNode } from '../../rulebook.ts';
import { fieldWithoutEffect, idleShown } from './field-without-effect.ts';

export function idleRecordFields(node: DefinitionNode, d: DefinitionOf<'record'>): Diagnostic[] {
  return [...idleOffMap(node, d), ...idleResets(node, d), ...idleFirst(node, d), ...(d.shown === undefined ? [] : idleShown(node, d))];
}

function idleOffMap(node: DefinitionNode, d: DefinitionOf<'record'>): Diagnostic[] {
  if (d.offMap === undefined || (d.type === 'bool' && /^(play|characters)\.[^.]+$/.test(d.given ?? ''))) return [];
  const message = 'Only a record of the type "bool" that the question gives for the game or for a character can have "offMap".';
  return [
    fieldWithoutEffect(
      node,
      'offMap',
      message,
      `${JSON.stringify(d.type)}, given ${JSON.stringify(d.given ?? null)}`,
      '"bool", given "characters.…" or "play.…"',
    ),
  ];
}

/**
 * A record of a list type always begins with an empty list, and one of an optional type with `none`. Without `first`, other records begin
 * with 0, false, the first name of an enumeration or an empty set, so `first` acts only with another value.
 */
function idleFirst(node: DefinitionNode, { id, type, first }: DefinitionOf<'record'>): Diagnostic[] {
  if (first === undefined) return [];
  const written = JSON.stringify(first);
  if (hasFixedFirst(type)) {
    const message = `"${id}" always begins ${String(type).endsWith('?') ? 'with `none`' : 'as an empty list'}.`;
    return [fieldWithoutEffect(node, 'first', message, written, 'no "first"')];
  }
  if (written !== JSON.stringify(defaultFirst(type))) return [];
  return [
    fieldWithoutEffect(node, 'first', `"${id}" begins with ${written} without "first" too.`, written, 'no "first", or another value'),
  ];
}

function defaultFirst(type: DefinitionOf<'record'>['type']): number | boolean | string | readonly string[] | undefined {
  if (typeof type !== 'string') return 'enum' in type ? type.enum[0] : [];
  return type === 'bool' ? false : 0;
}

/** The board stores what a question gives, and never changes it. */
function idleResets(node: DefinitionNode, d: DefinitionOf<'record'>): Diagnostic[] {
  if (d.resets === undefined || belongsToGame(d)) return [];
  return [fieldWithoutEffect(node, 'resets', `"${d.id}" is a record of the board, which nothing changes.`, d.resets, 'no "resets"')];
}
