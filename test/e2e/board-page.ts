/**
 * Page object of the line of fire board: where squares are, pointer and touch, and the verdict shown.
 * The board opens with its cursor in A1, A in C6, B in H3, C in E7, D in G2, blocking terrain in D2 and E2
 * (`site/src/boards/starting-questions.ts`).
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { squareName } from '../../engine/board-notation/squares.ts';
import type { Question } from '../../engine/index.ts';
import { parseSquare } from '../../engine/kernel/square-name.ts';
import { fieldsOf } from '../../site/src/base/json.ts';
import { unit } from '../../site/src/boards/outline.ts';
import { chainIn, engine, openAt } from './board-shown.ts';

type FireQuestion = Extract<Question, { ask: 'line-of-fire' }>;

export async function openBoard(page: Page): Promise<{ readonly board: Locator; readonly question: FireQuestion }> {
  const board = await openAt(page, '/boards/line-of-fire/');
  return { board, question: await readQuestion(board) };
}

/** The question that the page's board was drawn for. */
export async function readQuestion(board: Locator): Promise<FireQuestion> {
  const question: unknown = JSON.parse((await board.getAttribute('data-question')) ?? '');
  if (!isFireQuestion(question)) throw new Error(`the judge does not read ${JSON.stringify(question)}`);
  return question;
}

const isFireQuestion = (value: unknown): value is FireQuestion =>
  fieldsOf(value).ask === 'line-of-fire' && 'lineOfFire' in engine.judge(value);

export const withCharacter = (question: FireQuestion, id: string, change: object): FireQuestion => ({
  ...question,
  characters: (question.characters ?? []).map((character) => (character.id === id ? { ...character, ...change } : character)),
});

/** The point of the viewport that is `right` and `down` parts of a square from the square's top left corner. */
export async function pointOf(board: Locator, square: string, right = 0.5, down = 0.5): Promise<{ x: number; y: number }> {
  await board.locator('svg.board').scrollIntoViewIfNeeded();
  const { column, row } = parseSquare(square) ?? { column: 0, row: 0 };
  return board.locator('svg.board').evaluate(
    (svg: SVGSVGElement, place) => {
      const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(svg.getScreenCTM() ?? undefined);
      return { x, y };
    },
    { x: (column + right) * unit, y: (row + down) * unit },
  );
}

/** The attribute `transform` of a figure in the middle of a square. */
export function transformTo(square: string): string {
  const { column, row } = parseSquare(square) ?? { column: 0, row: 0 };
  return `translate(${(column + 0.5) * unit} ${(row + 0.5) * unit})`;
}

interface Shown {
  readonly label: string;
  readonly crossed: readonly string[];
  readonly cornerCount: number;
  readonly clauses: readonly string[];
}

async function shownBy(board: Locator): Promise<Shown> {
  const crossedPaths = await board
    .locator('.under-figures .crossed')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('d') ?? ''));
  return {
    label: ((await board.locator('.side .verdict strong').textContent()) ?? '').toLowerCase(),
    crossed: crossedPaths
      .flatMap((path) => [...path.matchAll(/M(\d+) (\d+)/g)])
      .map(([, x, y]) => squareName({ column: Number(x) / unit, row: Number(y) / unit })),
    cornerCount: await board.locator('.under-figures .corner').count(),
    clauses: await chainIn(board.locator('.side')),
  };
}

export async function expectVerdict(board: Locator, question: FireQuestion): Promise<void> {
  const verdict = engine.judge(question);
  if (!('lineOfFire' in verdict)) throw new Error(`not judged: ${JSON.stringify(verdict)}`);
  const expected: Shown = {
    label: verdict.lineOfFire,
    crossed: verdict.crossed,
    cornerCount: verdict.corners.length,
    clauses: [...new Set(verdict.because.map(({ rule }) => rule))],
  };
  await expect.poll(() => shownBy(board)).toEqual(expected);
}

export async function dragThrough(board: Locator, squares: readonly string[]): Promise<void> {
  const mouse = board.page().mouse;
  for (const [index, square] of squares.entries()) {
    const { x, y } = await pointOf(board, square);
    await mouse.move(x, y, { steps: index === 0 ? 1 : 3 });
    if (index === 0) await mouse.down();
  }
  await mouse.up();
}

export async function click(board: Locator, square: string, right = 0.5, down = 0.5): Promise<void> {
  const { x, y } = await pointOf(board, square, right, down);
  await board.page().mouse.click(x, y);
}

export async function tap(board: Locator, square: string): Promise<void> {
  const { x, y } = await pointOf(board, square);
  await board.page().touchscreen.tap(x, y);
}
