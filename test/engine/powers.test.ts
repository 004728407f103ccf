/** Powers as a few lines of definitions each: figures that have them are judged otherwise, and all others as before. */
import { describe, expect, test } from 'vitest';
import { type BoardQuestion, placeBoard } from '../../engine/judge/place.ts';
import type { Board } from '../../engine/kernel/board.ts';
import { fireLine } from '../../engine/kernel/fire.ts';
import { reachSteps } from '../../engine/kernel/reach.ts';
import type { Rules } from '../../engine/kernel/rules.ts';
import { squareName } from '../../engine/kernel/square-name.ts';
import type { Source } from '../../generator/ast.ts';
import { compile, hasErrors } from '../../generator/compile.ts';
import { instantiate } from '../../generator/mutate/instantiate.ts';
import { sources } from '../fixtures/engines.ts';
import pack from '../fixtures/powers.json' with { type: 'json' };

interface Amendment {
  readonly file: string;
  readonly id: string;
  readonly set?: { readonly [field: string]: unknown };
  /** One more exception. */
  readonly except?: object;
}

/** The book with the fields of some definitions set, and further definitions on the first of these pages. */
function amended(changes: readonly Amendment[], added: readonly object[] = []): Source[] {
  return sources.map((source) => {
    const own = changes.filter(({ file }) => file === source.path);
    if (own.length === 0) return source;
    const page = JSON.parse(source.text);
    for (const { id, set, except } of own) {
      const definition = page.definitions.find((d: { readonly id: string }) => d.id === id);
      Object.assign(definition, set, except === undefined ? {} : { unless: [...(definition.unless ?? []), except] });
    }
    if (source.path === changes[0]?.file) page.definitions.push(...added);
    return { path: source.path, text: JSON.stringify(page) };
  });
}

function rulesOf(list: readonly Source[], id = 'original'): Rules {
  const compilation = compile(list);
  expect(hasErrors(compilation.diagnostics) ? compilation.diagnostics : []).toEqual([]);
  const edition = compilation.editions.find(({ book }) => book.id === id);
  if (edition === undefined) throw new Error(`there is no edition ${id}`);
  return instantiate(edition.lowered.ir);
}

const rules = rulesOf(amended(pack.amendments, pack.definitions));

function boardOf(question: object): Board {
  return placeBoard(rules, question as BoardQuestion, { definitions: {}, faults: [], spots: [], order: new Map() }).board;
}

const end = (board: Board, character: number) => ({ squares: board.pieces[character]?.squares ?? [], character });
const line = (question: object): string => {
  const board = boardOf(question);
  return board.rules.paths.find(({ path }) => path === 'fire')?.labels[fireLine(board, end(board, 0), end(board, 1)).label] ?? '';
};
const figures = (...abilities: readonly (readonly string[])[]) =>
  abilities.map((own, place) => ({ id: `F${place}`, player: `p${place}`, at: place === 0 ? 'A1' : 'C1', abilities: own }));

describe('a line of fire', () => {
  const bush = { kind: 'outdoor', columns: 3, rows: 1, hindering: ['B1'] };
  const wall = { kind: 'outdoor', columns: 3, rows: 1, walls: ['A1|B1'] };
  test('ignores hindering terrain for who has that power', () => {
    expect(line({ map: bush, characters: figures([], []) })).toBe('hindered');
    expect(line({ map: bush, characters: figures(['sharp-eyes'], []) })).toBe('clear');
  });
  test('goes through walls for who sees through them', () => {
    expect(line({ map: wall, characters: figures([], []) })).toBe('blocked');
    expect(line({ map: wall, characters: figures(['x-ray'], []) })).toBe('clear');
  });
  test('is blocked where it is hindered and its target has Stealth', () => {
    expect(line({ map: bush, characters: figures([], ['stealth']) })).toBe('blocked');
    expect(line({ map: { ...bush, hindering: [] }, characters: figures([], ['stealth']) })).toBe('clear');
    expect(line({ map: bush, characters: figures(['sharp-eyes'], ['stealth']) })).toBe('clear');
  });
});

function reach(map: object, abilities: readonly string[], speed: number): readonly string[] {
  const characters = [
    { id: 'A', player: 'p1', at: 'A1', abilities },
    { id: 'B', player: 'p2', at: 'C1' },
  ];
  const board = boardOf({ map, characters });
  const found = reachSteps(board, { character: 0, brokeAway: true }, board.pieces[0]?.squares[0] ?? 0, speed);
  return [...found.keys()].filter((square) => (found[square] ?? -1) > 0).map((square) => squareName(square, board.columns));
}

describe('a move', () => {
  const corridor = { kind: 'outdoor', columns: 5, rows: 1 };
  test('stops next to opponents, and goes through them for who ignores characters', () => {
    expect(reach(corridor, [], 4)).toEqual(['B1']);
    expect(reach(corridor, ['leap'], 4)).toEqual(['B1', 'D1', 'E1']);
  });
  test('passes blocking terrain for who passes everything', () => {
    const shut = { ...corridor, blocking: ['B1'] };
    expect(reach(shut, [], 4)).toEqual([]);
    expect(reach(shut, ['phasing'], 4)).toEqual(['D1', 'E1']);
  });
});

describe('an edit in rules/ alone', () => {
  const GREAT = { file: 'rules/concepts/line-of-fire.json', id: 'path.fire' };
  const path = JSON.parse(sources.find((source) => source.path === GREAT.file)?.text ?? '').definitions.find(
    (d: { readonly id: string }) => d.id === GREAT.id,
  );
  const label = (changed: Rules, map: object, ...sizes: readonly string[]): number => {
    const squares = ['A1', 'C1', 'B1'];
    const characters = sizes.map((size, place) => ({ id: `F${place}`, player: `p${place}`, at: squares[place], size }));
    const question = { map: { kind: 'outdoor', columns: 3, rows: 1, ...map }, characters };
    const { board } = placeBoard(changed, question as BoardQuestion, { definitions: {}, faults: [], spots: [], order: new Map() });
    return fireLine(board, end(board, 0), end(board, 1)).label;
  };
  test('raises great size by one level in place of any', () => {
    const one = rulesOf(amended([{ ...GREAT, set: { ends: { ...path.ends, raisedBy: 1 } } }]));
    const roof = { elevation: { '3': ['B1'] } };
    expect([label(rules, roof, 'great', 'great'), label(one, roof, 'great', 'great')]).toEqual([0, 2]);
  });
  test('takes the smaller end of a line in place of the larger', () => {
    const smaller = { ...path.class, size: path.class.size.replace('>', '<') };
    const now = rulesOf(sources, 'current');
    const then = rulesOf(amended([{ ...GREAT, set: { class: smaller } }]), 'current');
    expect([label(now, {}, 'tiny', 'standard', 'tiny'), label(then, {}, 'tiny', 'standard', 'tiny')]).toEqual([0, 2]);
  });
  test('adds a size', () => {
    const file = 'rules/lof-chart/reading.json';
    const type = { enum: ['tiny', 'standard', 'great', 'colossal'] };
    const larger = rulesOf(
      amended([
        { file, id: 'character.size', set: { type } },
        { file, id: 'endSize', set: { type } },
        { file: 'rules/terrain/rim.json', id: 'fire.great-size', set: { if: "square.occupied && square.occupant.size >= 'great'" } },
      ]),
    );
    const roof = { elevation: { '2': ['A1'] } };
    expect(['standard', 'colossal'].map((size) => label(larger, roof, 'standard', 'standard', size))).toEqual([0, 2]);
  });
});
