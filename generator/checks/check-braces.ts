/**
 * Refuses braces in texts for players that are not replaced, since a player would read them. Those of events and rolls are checked in
 * `game/`.
 */
import { escapeKey, isStructure, type Json } from '../../engine/base/json.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { toJson } from '../errata/set-fields.ts';
import type { Definition } from '../generated/definition.ts';
import { NAMED_ENTRIES } from '../mentioned-names.ts';
import type { DefinitionNode } from '../rulebook.ts';

interface PlayerText {
  readonly pointer: string;
  readonly field: string;
  readonly text: string;
}

const BRACES = /\{[^{}]*\}|[{}]/g;

/** Fields whose texts have no placeholder, except `{it}` in some messages. */
const PLAIN_TEXTS: ReadonlySet<string> = new Set(['message', 'note', 'title', 'prompt', 'unit']);
/** The values of `on` of constraints in whose messages the engine replaces `{it}` by the id of what they are about. */
const NAMING_IT: readonly string[] = ['check', 'opening', 'printed'];

export function unreplacedBraces(node: DefinitionNode): readonly Diagnostic[] {
  const { definition } = node;
  return textsIn(toJson(definition), '').flatMap((text) => {
    // In `says` a pair of braces is replaced, or reported in `game/`; a brace without its partner is neither.
    const isReplaced = (braces: string): boolean =>
      text.field === 'says' ? braces.length > 1 : braces === '{it}' && text.pointer === '/message' && namesIt(definition);
    const braces = text.text.match(BRACES)?.find((found) => !isReplaced(found));
    return braces === undefined ? [] : [unreplaced(node, text, braces)];
  });
}

const namesIt = (d: Definition): boolean => d.kind === 'constraint' && d.about !== undefined && NAMING_IT.includes(d.on);

function textsIn(value: Json, pointer: string): readonly PlayerText[] {
  if (!isStructure(value)) return [];
  return Object.entries(value).flatMap(([field, inner]): readonly PlayerText[] => {
    const inside = `${pointer}/${escapeKey(field)}`;
    if (typeof inner === 'string') return PLAIN_TEXTS.has(field) || field === 'says' ? [{ pointer: inside, field, text: inner }] : [];
    // The keys in a field of `NAMED_ENTRIES` are names, not fields: one called `title` has no text for players.
    return NAMED_ENTRIES.has(field) ? [] : textsIn(inner, inside);
  });
}

function unreplaced({ definition, document, pointer }: DefinitionNode, { field, pointer: inside }: PlayerText, braces: string): Diagnostic {
  const hasIt = inside === '/message' && namesIt(definition);
  return {
    code: 'text-brace-unreplaced',
    severity: 'error',
    message: `Nothing replaces "${braces}" in the "${field}" of "${definition.id}", so players would read it.`,
    refersTo: [definition.id],
    found: braces,
    ...adviceFor(field === 'says', hasIt),
    place: document.placeOf(`${pointer}${inside}`),
  };
}

function adviceFor(isSays: boolean, hasIt: boolean): { readonly expected: string; readonly hint: string } {
  if (isSays) return { expected: 'text, with names or expressions between two braces', hint: 'Write both braces, or none.' };
  return hasIt
    ? { expected: 'text, with {it} for the id of what the constraint is about', hint: 'Write {it}, or text without braces.' }
    : { expected: 'text without braces', hint: 'Write the text without braces.' };
}
