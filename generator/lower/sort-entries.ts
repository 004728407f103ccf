import type { Definition } from '../generated/definition.ts';
import type { DefinitionId } from '../ids.ts';
import type { Memo } from '../memo.ts';
import type { BoardUnit } from './board-units.ts';
import type { IrEntry } from './ir.ts';
import { markTerrainOnly } from './terrain-only.ts';

export interface SortableUnit {
  readonly id: DefinitionId;
  readonly uses: readonly string[];
  readonly isOfAdjacency: boolean;
  readonly entry: IrEntry;
}

/** Undefined for a definition without an entry: it uses no others. */
export function sortableOf({ lowered, uses }: BoardUnit, definition: Definition | undefined): SortableUnit | undefined {
  if (lowered === undefined || definition === undefined) return undefined;
  const { id } = definition;
  const entry = { id, list: lowered.list, entry: lowered.entry, uses, definition };
  return { id, uses, isOfAdjacency: definition.kind === 'restriction' && definition.path === 'adjacent', entry };
}

interface SortedEntries {
  readonly entries: readonly IrEntry[];
  readonly cycle?: readonly string[];
}

/** Sorts derived facts topologically. `adjacent()` needs all that the restrictions of the path `adjacent` need. */
export function sortEntries(sortables: readonly SortableUnit[], memo: Memo): SortedEntries {
  const adjacency = sortables.filter(({ isOfAdjacency }) => isOfAdjacency).flatMap(({ uses }) => uses);
  const usesById = new Map<string, readonly string[]>(sortables.map(({ id, uses }) => [id, uses]));
  const needs = (id: string): readonly string[] => (usesById.get(id) ?? []).flatMap((use) => (use === 'adjacent()' ? adjacency : [use]));
  const rankById = new Map<string, number>();
  const visiting: string[] = [];
  let cycle: readonly string[] | undefined;
  const visit = (id: string): void => {
    if (rankById.has(id)) return;
    if (visiting.includes(id)) {
      cycle ??= [...visiting.slice(visiting.indexOf(id)), id];
      return;
    }
    visiting.push(id);
    for (const need of needs(id)) visit(need);
    visiting.pop();
    rankById.set(id, rankById.size);
  };
  for (const { id } of sortables) visit(id);
  const rank = (e: IrEntry): number => (e.list === 'derived' ? (rankById.get(e.id) ?? 0) : 0);
  const sorted = sortables.map(({ entry }) => entry).sort((a, b) => rank(a) - rank(b));
  return { entries: markTerrainOnly(sorted, memo), ...(cycle === undefined ? {} : { cycle }) };
}
