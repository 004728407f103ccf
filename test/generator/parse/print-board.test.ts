import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/base/json.ts';
import { printBoard } from '../../../engine/board-notation/print-board.ts';
import { SIGNS } from '../../../engine/board-notation/signs.ts';
import { squareName } from '../../../engine/board-notation/squares.ts';
import { pageId } from '../../../generator/ids.ts';
import { parsePage } from '../../../generator/parse/markdown.ts';
import { printQuestion } from '../../../generator/parse/print-question.ts';
import fc from '../../support/properties.ts';

const readBack = (question: JsonObject) => {
  const text = `# T\n## C {#c}\n\`\`\`example x\nsays: s\n${printQuestion(question).join('\n')}\n\`\`\`\n`;
  const { page, diagnostics } = parsePage({ path: 'a.md', text }, pageId('a.b'));
  return { question: page?.clauses[0]?.examples[0]?.question, diagnostics, text };
};

const someOf = (names: readonly string[]) => fc.subarray([...names]);

/** Questions as the parser returns them: squares, characters and objects in reading order. */
const questions: fc.Arbitrary<JsonObject> = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 12 }))
  .chain(([columns, rows]) => {
    const squares = Array.from({ length: columns * rows }, (_, index) =>
      squareName({ column: index % columns, row: Math.floor(index / columns) }),
    );
    const edges = squares.flatMap((name, index) => [
      ...((index + 1) % columns === 0 ? [] : [`${name}|${squares[index + 1]}`]),
      ...(index + columns < squares.length ? [`${name}|${squares[index + columns]}`] : []),
    ]);
    return fc
      .record({
        kind: fc.constantFrom('outdoor', 'indoor', 'indoor/outdoor'),
        terrain: fc.tuple(someOf(squares), someOf(squares), someOf(squares), someOf(squares), someOf(squares)),
        raised: someOf(squares),
        level: fc.integer({ min: 2, max: 11 }),
        wallEdges: someOf(edges),
        stairEdges: someOf(edges),
        starts: fc.option(fc.constant({ p1: ['A1'] })),
        characterSquares: someOf(squares.slice(0, 20)),
        players: fc.array(fc.constantFrom('p1', 'p2', 'p3'), { minLength: 20, maxLength: 20 }),
        objectSquares: someOf(squares),
        objectKinds: fc.array(fc.constantFrom('light', 'heavy'), { minLength: squares.length, maxLength: squares.length }),
      })
      .map((parts) => {
        const lists = Object.fromEntries(
          ['hindering', 'water', 'blocking', 'debris', 'interior'].map((name, index) => [name, parts.terrain[index] ?? []]),
        );
        const stairs = parts.stairEdges.filter((edge) => !parts.wallEdges.includes(edge));
        const elevation = parts.raised.length > 0 ? { elevation: { [parts.level]: parts.raised } } : {};
        const filledLists = Object.fromEntries(
          Object.entries({ ...lists, walls: parts.wallEdges, stairs }).filter(([, list]) => list.length > 0),
        );
        const characters = parts.characterSquares.map((at, index) => ({
          id: String.fromCharCode(65 + index),
          player: parts.players[index] ?? 'p1',
          at,
          ...(index % 3 ? {} : { points: index }),
        }));
        const objects = parts.objectSquares.map((at, index) => ({ id: `o${index + 1}`, kind: parts.objectKinds[index] ?? 'light', at }));
        return {
          ask: 'reach',
          map: {
            kind: parts.kind,
            columns,
            rows,
            ...filledLists,
            ...elevation,
            ...(parts.starts === null ? {} : { starts: parts.starts }),
          },
          ...(characters.length > 0 ? { characters } : {}),
          ...(objects.length > 0 ? { objects } : {}),
        };
      });
  });

describe('a printed board', () => {
  it('is parsed to the question it was printed from', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const parsed = readBack(question);
        expect(parsed.diagnostics).toEqual([]);
        expect(parsed.question).toEqual(question);
      }),
      { numRuns: 150 },
    );
  });

  it('shows squares, walls, levels and figures in the drawing, and the fields that a drawing cannot show as JSON', () => {
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
    const printed = printBoard(question, SIGNS);
    expect(printed).toEqual({
      drawing: ['    A    B    C', '1   .  | 2    ~&', '    ---', '2   A    A    b'],
      map: { kind: 'indoor', water: ['Z9'], walls: ['B1|A1'], stairs: ['A1|B2'], elevation: { 1: ['A1'], 3: ['B1'] } },
      characters: { A: { at: ['B2', 'A2'], points: 50 }, C: { player: 'p2', at: 'C2' } },
      objects: { o1: { kind: 'heavy' }, o2: { kind: 'light' } },
    });
    const { edition: _, ...questionWithoutEdition } = question;
    expect(readBack(question).question).toEqual(questionWithoutEdition);
  });

  it('is not drawn if the question has no valid board', () => {
    const map = { kind: 'outdoor', columns: 2, rows: 2 };
    const character = { id: 'A', player: 'p1', at: 'A1' };
    expect(printBoard({ ask: 'x' }, SIGNS)).toBeUndefined();
    expect(printBoard({ ask: 'x', map: { ...map, columns: 201 } }, SIGNS)).toBeUndefined();
    expect(printBoard({ ask: 'x', map: { columns: 2, rows: 2 } }, SIGNS)).toBeUndefined();
    expect(printBoard({ ask: 'x', map, characters: [{ ...character, id: 'Ann' }] }, SIGNS)).toBeUndefined();
    expect(printBoard({ ask: 'x', map, characters: [character, character] }, SIGNS)).toBeUndefined();
    expect(printBoard({ ask: 'x', map, characters: [{ id: 'A', player: 'p1' }] }, SIGNS)).toBeUndefined();
    expect(printQuestion({ ask: 'x', map: 3, edition: '2014' })).toEqual(['ask: {"ask":"x","map":3}']);
  });
});
