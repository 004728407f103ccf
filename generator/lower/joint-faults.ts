/** Faults that no definition has alone. */
import { isStructure } from '../../engine/base/json.ts';
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import { type CapabilityBits, MOST_ON_BOARD } from './capability-bits.ts';
import type { DefinitionFault } from './composed-text.ts';
import { type IrEntry, isCode } from './ir.ts';
import { readsTerrainOnly } from './terrain-only.ts';

interface LoweredTogether {
  readonly definitions: readonly Definition[];
  readonly bits: CapabilityBits;
  readonly called: ReadonlySet<string>;
  readonly entries: readonly IrEntry[];
}

export const jointFaults = ({ definitions, bits, called, entries }: LoweredTogether): readonly DefinitionFault[] => [
  ...tooManyCapabilities(definitions, bits),
  ...uncalledTables(definitions, called),
  ...dependentHeights(entries),
];

/** The board stores the capabilities of a figure as the bits of one number, so their count is limited. */
function tooManyCapabilities(definitions: readonly Definition[], { names, namedOnBoard }: CapabilityBits): DefinitionFault[] {
  const firstTooMany = namedOnBoard <= MOST_ON_BOARD ? undefined : definitions.find((d) => d.id === names[MOST_ON_BOARD]);
  if (firstTooMany === undefined) return [];
  const message = 'the board has no room for another capability that its definitions name';
  return [
    {
      definition: firstTooMany.id,
      pointer: '',
      message,
      found: String(namedOnBoard),
      expected: `${MOST_ON_BOARD} at most`,
      start: 0,
      end: 0,
    },
  ];
}

/** A table that no expression calls decides nothing. */
function uncalledTables(definitions: readonly Definition[], called: ReadonlySet<string>): DefinitionFault[] {
  return definitions
    .filter((d) => d.kind === 'table' && !called.has(d.id))
    .map(({ id }) => ({
      definition: id,
      code: 'definition-unused' as const,
      message: `no expression calls the table "${id}"`,
      found: 'no call',
      expected: `an expression with ${camel(id)}(…)`,
      pointer: '',
      start: 0,
      end: 0,
    }));
}

/** Heights of squares that depend on characters, themselves or through a property. The heights of a map are computed once. */
function dependentHeights(entries: readonly IrEntry[]): DefinitionFault[] {
  const dependent = new Set(
    entries.flatMap(({ id, list, entry }) => (list === 'derived' && entry.terrainOnly !== true ? [String(id)] : [])),
  );
  return entries.flatMap(({ entry, definition }): DefinitionFault[] => {
    const { ends } = entry;
    if (definition.kind !== 'path' || definition.ends === undefined || !isStructure(ends) || !('height' in ends)) return [];
    if (!isCode(ends.height) || readsTerrainOnly(ends.height.code, dependent)) return [];
    return [
      {
        definition: definition.id,
        code: 'path-height-moves',
        message: 'the height of a square must follow from the map and its objects alone',
        found: definition.ends.height,
        pointer: '/ends/height',
        start: 0,
        end: 0,
      },
    ];
  });
}
