import { appendTo } from '../base/append-to.ts';
import type { Json, JsonObject } from '../base/json.ts';
import type { BoardFault, DrawnLine, Report } from './fault.ts';
import type { DrawnCell, DrawnEdge } from './parse-row.ts';
import { readRows } from './parse-rows.ts';
import type { Signs } from './signs.ts';
import { compareInReadingOrder, edgeName, squareName } from './squares.ts';

/** What a board shows, in the shapes of the judge protocol. Lists that would be empty are left out of the map. */
export interface DrawnBoard {
  readonly map: JsonObject;
  readonly characters: readonly JsonObject[];
  readonly objects: readonly JsonObject[];
}

const MOST_FAULTS = 20;

/** What the cells show; all squares by name. */
interface CellContents {
  /** By list of the map, its squares. */
  readonly terrain: Map<string, string[]>;
  /** By level, its squares. */
  readonly levels: Map<string, string[]>;
  /** By id. */
  readonly characters: Map<string, { readonly player: string; readonly at: string[] }>;
  /** The squares with an object. */
  readonly objects: string[];
}

/** The board drawn on the lines. Where there is no `board`, `faults` has at least one. */
export function parseBoard(
  lines: readonly DrawnLine[],
  signs: Signs,
): { readonly board?: DrawnBoard; readonly faults: readonly BoardFault[] } {
  const faults: BoardFault[] = [];
  const report: Report = (code, start, end, message, details = {}) => {
    if (faults.length < MOST_FAULTS) faults.push({ code, start, end, message, ...details });
  };
  const drawn = readRows(lines, report);
  if (drawn === undefined) return { faults };
  const found: CellContents = { terrain: new Map(), levels: new Map(), characters: new Map(), objects: [] };
  for (const cell of drawn.cells) readCell(cell, signs, found, report);
  if (faults.length > 0) return { faults };
  const map: { [field: string]: Json } = { kind: 'outdoor', columns: drawn.columnCount, rows: drawn.rowCount };
  for (const list of signs.values()) addList(map, list, found.terrain.get(list));
  if (found.levels.size > 0) map['elevation'] = Object.fromEntries(found.levels);
  for (const kind of ['walls', 'stairs'] as const) addList(map, kind, namesOf(drawn.edges, kind));
  const characters = [...found.characters].map(([id, { player, at }]) => ({ id, player, at: at.length === 1 ? (at[0] ?? '') : at }));
  const objects = found.objects.map((at, index) => ({ id: `o${index + 1}`, kind: 'light', at }));
  return { board: { map, characters, objects }, faults };
}

function readCell(cell: DrawnCell, signs: Signs, found: CellContents, report: Report): void {
  const at = squareName(cell);
  const classes = new Set<string>();
  let offset = cell.offset;
  for (const sign of cell.signs) {
    const list = signs.get(sign);
    // Two signs of one class cannot be in one square; every kind of terrain is a class of its own.
    const signClass = list ?? classOf(sign);
    const end = offset + sign.length;
    if (signClass === undefined) {
      const expected = `. ${[...signs.keys()].join(' ')} 2…9 A…Z a…z &`;
      report('board-sign-unknown', offset, end, `"${sign}" in ${at} is no sign of a board.`, {
        found: sign,
        expected,
        ...hintFor(sign),
        signs: [sign],
      });
    } else if (classes.has(signClass) || (signClass === 'open' ? classes.size > 0 : classes.has('open'))) {
      const hint = 'A square holds one character, one object and one level; "." is alone.';
      report('board-cell-conflict', offset, end, `"${sign}" in ${at} does not go with the signs before it.`, {
        found: cell.signs,
        hint,
        signs: [...cell.signs],
      });
    } else if (list !== undefined) appendTo(found.terrain, list, at);
    else if (signClass === 'level') appendTo(found.levels, sign, at);
    else if (signClass === 'object') found.objects.push(at);
    else if (signClass === 'character') addCharacter(found, sign, at, offset, report);
    classes.add(signClass ?? '');
    offset = end;
  }
}

function classOf(sign: string): 'open' | 'level' | 'object' | 'character' | undefined {
  if (sign === '.') return 'open';
  if (sign === '&') return 'object';
  if (/^[2-9]$/.test(sign)) return 'level';
  return /^[A-Za-z]$/.test(sign) ? 'character' : undefined;
}

function hintFor(sign: string): { readonly hint?: string } {
  if (sign === '1' || sign === '0') return { hint: 'A square without a digit is of level 1.' };
  if ('“”„″'.includes(sign)) return { hint: 'Use the straight quotation mark (") for hindering terrain.' };
  return {};
}

function addCharacter(found: CellContents, sign: string, at: string, offset: number, report: Report): void {
  const id = sign.toUpperCase();
  const player = sign === id ? 'p1' : 'p2';
  const known = found.characters.get(id);
  if (known === undefined) found.characters.set(id, { player, at: [at] });
  else if (known.player === player) known.at.push(at);
  else {
    const message = `${id} and ${id.toLowerCase()} would be two characters with one id.`;
    report('board-character-duplicate', offset, offset + 1, message, {
      found: sign,
      hint: 'Choose another letter for one of them.',
      signs: [sign],
    });
  }
}

function addList(map: { [field: string]: Json }, name: string, list: readonly string[] | undefined): void {
  if (list !== undefined && list.length > 0) map[name] = list;
}

/** `B2|C2` for a right edge, `B2|B3` for a bottom edge, by square in reading order, the right edge first. */
function namesOf(edges: readonly DrawnEdge[], kind: DrawnEdge['kind']): string[] {
  const wanted = edges.filter((edge) => edge.kind === kind);
  wanted.sort((a, b) => compareInReadingOrder(a, b) || (a.side === b.side ? 0 : a.side === 'right' ? -1 : 1));
  return wanted.map((edge) => {
    const beyond = edge.side === 'right' ? { column: edge.column + 1, row: edge.row } : { column: edge.column, row: edge.row + 1 };
    return edgeName(edge, beyond);
  });
}
