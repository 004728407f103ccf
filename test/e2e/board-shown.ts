/**
 * Page object of the boards: what a board shows, the question it asks, and the verdict of the judge.
 * The positions with which boards open, and whose squares the tests name, are in `site/src/boards/starting-questions.ts`.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { squareName } from '../../engine/board-notation/squares.ts';
import rules2014 from '../../engine/generated/2014.ts';
import current from '../../engine/generated/current.ts';
import original from '../../engine/generated/original.ts';
import literal from '../../engine/generated/variants/literal-attacker-square.ts';
import { createEngine } from '../../engine/index.ts';
import { type Fields, fieldsOf, listOf, textOf } from '../../site/src/base/json.ts';
import { readLink, writeLink } from '../../site/src/boards/link.ts';
import { unit } from '../../site/src/boards/outline.ts';

const editions = [current, rules2014, original] as const;
export const engine = createEngine(...editions);
/** Variants of readings, by the id that the errata lab puts in `edition`. */
const variants: { readonly [id: string]: ReturnType<typeof createEngine> } = { 'literal-attacker-square': createEngine(literal) };

/** The first 8 digits of the digest of an edition's rules, or of the current rules where `editions` lacks the edition. */
export const digestOf = (edition: unknown): string =>
  (editions.find((rules) => rules.edition === edition) ?? current).digest.replace('sha256:', '').slice(0, 8);

export const digestInAddress = async (page: Page): Promise<string | undefined> => (await readLink(new URL(page.url()).hash))?.digest;

export function verdictOn(question: Fields): Fields {
  const variant = variants[textOf(question.edition) ?? ''];
  const verdict = fieldsOf(variant === undefined ? engine.judge(question) : variant.judge({ ...question, edition: 'current' }));
  if (verdict.error !== undefined) throw new Error(`refused: ${JSON.stringify(verdict.error)}`);
  return verdict;
}

/** Opens a page; returns its board, live and with its rules loaded. */
export async function openAt(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const board = page.locator('rule-board');
  await expect(board).toHaveAttribute('data-live', '');
  await board.locator('.cursor').focus();
  await expect(board).toHaveAttribute('data-ready', '');
  return board;
}

export const linkTo = async (boardName: string, question: Fields): Promise<string> =>
  `/boards/${boardName}/${await writeLink(question, digestOf(question.edition))}`;

export async function openPosition(page: Page, boardName: string, question: Fields): Promise<Locator> {
  const board = await openAt(page, await linkTo(boardName, question));
  await expect(board.getByRole('status')).toHaveText(/^Position from the link/);
  return board;
}

/** The page needs the permission to use the clipboard. */
export async function copiedQuestion(board: Locator): Promise<Fields> {
  const page = board.page();
  await board.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(board.getByRole('status')).toHaveText(/^Board copied as JSON/);
  return fieldsOf(JSON.parse(await page.evaluate(() => navigator.clipboard.readText())));
}

const clauseOf = (href: string): string =>
  href
    .replace(/^\/(2014|original)\//, '/')
    .slice(1)
    .replace('/#', '.')
    .replace('/', '.');

export const chainIn = async (element: Locator): Promise<readonly string[]> => [
  ...new Set(
    (await element.locator('.chain a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).map(clauseOf),
  ),
];

export const clausesOf = (verdict: Fields): readonly string[] => [
  ...new Set(listOf(verdict.because).map((reason) => textOf(fieldsOf(reason).rule) ?? '')),
];

/** The clauses that a board lists for a question, in order: those of the faults of a path first. */
export function listedClauses(question: Fields): readonly string[] {
  if (question.ask !== 'path') return clausesOf(verdictOn(question));
  const verdict = verdictOn({ ...question, every: true });
  return [...new Set([...listOf(verdict.faults).flatMap((fault) => clausesOf(fieldsOf(fault))), ...clausesOf(verdict)])];
}

export async function expectShown(board: Locator, question: Fields, text: string | RegExp): Promise<void> {
  const verdictPart = board.locator('.side > .verdict-text');
  await expect(verdictPart.locator('.verdict')).toContainText(text);
  await expect.poll(() => chainIn(verdictPart)).toEqual(listedClauses(question));
}

const numbersOf = (path: string): readonly number[] => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

export async function pathShown(board: Locator): Promise<readonly string[]> {
  const [walk = ''] = await board.locator('.under-figures .walk').evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  const numbers = numbersOf(walk);
  return numbers.flatMap((x, index) => {
    const y = numbers[index + 1];
    return index % 2 === 0 && y !== undefined ? [squareName({ column: x / unit - 0.5, row: y / unit - 0.5 })] : [];
  });
}

export async function reachShown(board: Locator): Promise<{ readonly [square: string]: number }> {
  const numbers = await board
    .locator('.board .steps')
    .evaluateAll((texts) => texts.map((text) => [text.getAttribute('x'), text.getAttribute('y'), text.textContent].map(Number)));
  // A number is written 5 units below the middle of its square.
  return Object.fromEntries(
    numbers.map(([x = 0, y = 0, steps = 0]) => [squareName({ column: x / unit - 0.5, row: (y - 5) / unit - 0.5 }), steps] as const),
  );
}

/** The label that the field of fire shows for every square that is not clear. */
export async function fieldOfFireShown(board: Locator): Promise<{ readonly [square: string]: string }> {
  const shapes = await board
    .locator('.field-layer .field-of-fire')
    .evaluateAll((paths) => paths.map((path) => [path.getAttribute('class') ?? '', path.getAttribute('d') ?? ''] as const));
  return Object.fromEntries(
    shapes.flatMap(([classes, d]) =>
      // Neighbouring squares of a row are one shape.
      [...d.matchAll(/M(\d+) (\d+)H(\d+)/g)].flatMap(([, x, y, right]) =>
        Array.from(
          { length: (Number(right) - Number(x)) / unit },
          (_, index) =>
            [squareName({ column: Number(x) / unit + index, row: Number(y) / unit }), classes.replace('field-of-fire ', '')] as const,
        ),
      ),
    ),
  );
}
