import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../generator/ast.ts';
import { pageId } from '../../../generator/ids.ts';
import { parsePage } from '../../../generator/parse/markdown.ts';
import { printBoard, printQuestion } from '../../../generator/parse/print-board.ts';
import { squareName } from '../../../generator/parse/squares.ts';
import fc from '../../support/properties.ts';

const read = (question: JsonObject) => {
  const text = `# T\n## C {#c}\n\`\`\`example x\nsays: s\n${printQuestion(question).join('\n')}\n\`\`\`\n`;
  const { page, diagnostics } = parsePage({ path: 'a.md', text }, pageId('a.b'));
  return { question: page?.clauses[0]?.examples[0]?.question, diagnostics, text };
};

const pick = (names: readonly string[]) => fc.subarray([...names]);

/** Questions as the parser returns them: squares, characters and objects in reading order. */
const questions: fc.Arbitrary<JsonObject> = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 12 }))
  .chain(([columns, rows]) => {
    const squares = Array.from({ length: columns * rows }, (_, at) =>
      squareName({ column: (at % columns) + 1, row: Math.floor(at / columns) + 1 }),
    );
    const edges = squares.flatMap((name, at) => [
      ...((at + 1) % columns === 0 ? [] : [`${name}|${squares[at + 1]}`]),
      ...(at + columns < squares.length ? [`${name}|${squares[at + columns]}`] : []),
    ]);
    return fc
      .record({
        kind: fc.constantFrom('outdoor', 'indoor', 'indoor/outdoor'),
        terrain: fc.tuple(pick(squares), pick(squares), pick(squares), pick(squares), pick(squares)),
        high: pick(squares),
        level: fc.integer({ min: 2, max: 11 }),
        walled: pick(edges),
        stepped: pick(edges),
        starts: fc.option(fc.constant({ p1: ['A1'] })),
        people: pick(squares.slice(0, 20)),
        players: fc.array(fc.constantFrom('p1', 'p2', 'p3'), { minLength: 20, maxLength: 20 }),
        things: pick(squares),
        kinds: fc.array(fc.constantFrom('light', 'heavy'), { minLength: squares.length, maxLength: squares.length }),
      })
      .map((made) => {
        const lists = Object.fromEntries(
          ['hindering', 'water', 'blocking', 'debris', 'interior'].map((name, at) => [name, made.terrain[at] ?? []]),
        );
        const stairs = made.stepped.filter((edge) => !made.walled.includes(edge));
        const elevation = made.high.length > 0 ? { elevation: { [made.level]: made.high } } : {};
        const filled = Object.fromEntries(Object.entries({ ...lists, walls: made.walled, stairs }).filter(([, list]) => list.length > 0));
        const characters = made.people.map((at, index) => ({
          id: String.fromCharCode(65 + index),
          player: made.players[index] ?? 'p1',
          at,
          ...(index % 3 ? {} : { points: index }),
        }));
        const objects = made.things.map((at, index) => ({ id: `o${index + 1}`, kind: made.kinds[index] ?? 'light', at }));
        return {
          ask: 'reach',
          map: { kind: made.kind, columns, rows, ...filled, ...elevation, ...(made.starts === null ? {} : { starts: made.starts }) },
          ...(characters.length > 0 ? { characters } : {}),
          ...(objects.length > 0 ? { objects } : {}),
        };
      });
  });

describe('a printed board', () => {
  it('is parsed to the question it was printed from', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const back = read(question);
        expect(back.diagnostics).toEqual([]);
        expect(back.question).toEqual(question);
      }),
      { numRuns: 150 },
    );
  });

  it('is drawn as people draw it, with the fields that a drawing cannot show as JSON', () => {
    const question = {
      ask: 'reach',
      character: 'A',
      edition: '2014',
      map: {
        kind: 'indoor',
        columns: 3,
        rows: 2,
        water: ['C1', 'Z9'],
        walls: ['A1|B1', 'A1|A2', 'B1|A1'],
        stairs: ['A1|B2'],
        elevation: { 2: ['B1'], 3: ['B1'], 1: ['A1'] },
      },
      characters: [
        { id: 'A', player: 'p1', at: ['B2', 'A2'], points: 50 },
        { id: 'B', player: 'p2', at: 'C2' },
        { id: 'C', player: 'p2', at: 'C2' },
      ],
      objects: [
        { id: 'o1', kind: 'heavy', at: 'C1' },
        { id: 'o2', kind: 'light' },
      ],
    };
    const printed = printBoard(question);
    expect(printed).toEqual({
      board: '    A    B    C\n1   .  | 2    ~&\n    ---\n2   A    A    b',
      ask: { ask: 'reach', character: 'A' },
      map: { kind: 'indoor', water: ['Z9'], walls: ['B1|A1'], stairs: ['A1|B2'], elevation: { 1: ['A1'], 3: ['B1'] } },
      characters: { A: { at: ['B2', 'A2'], points: 50 }, C: { player: 'p2', at: 'C2' } },
      objects: { o1: { kind: 'heavy' }, o2: { kind: 'light' } },
    });
    const { edition: _, ...asked } = question;
    expect(read(question).question).toEqual(asked);
  });

  it('is not drawn if the question has no valid board', () => {
    const map = { kind: 'outdoor', columns: 2, rows: 2 };
    const one = { id: 'A', player: 'p1', at: 'A1' };
    expect(printBoard({ ask: 'x' })).toBeUndefined();
    expect(printBoard({ ask: 'x', map: { ...map, columns: 201 } })).toBeUndefined();
    expect(printBoard({ ask: 'x', map: { columns: 2, rows: 2 } })).toBeUndefined();
    expect(printBoard({ ask: 'x', map, characters: [{ ...one, id: 'Ann' }] })).toBeUndefined();
    expect(printBoard({ ask: 'x', map, characters: [one, one] })).toBeUndefined();
    expect(printBoard({ ask: 'x', map, characters: [{ id: 'A', player: 'p1' }] })).toBeUndefined();
    expect(printQuestion({ ask: 'x', map: 3, edition: '2014' })).toEqual(['ask: {"ask":"x","map":3}']);
  });
});
