import { expect, type Locator } from '@playwright/test';
import { type Fields, fieldsOf, numberOf, textOf, textsOf } from '../../site/src/base/json.ts';
import { startingQuestions } from '../../site/src/boards/starting-questions.ts';
import { dragThrough, pointOf, tap, transformTo } from './board-page.ts';
import { clausesOf, expectShown, openAt, openPosition, pathShown, reachShown, verdictOn } from './board-shown.ts';
import { test } from './every-screen.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
const touchScreens = { phone, tablet: { ...phone, viewport: { width: 820, height: 1180 } } };

async function expectPath(board: Locator, question: Fields): Promise<void> {
  const verdict = verdictOn(question);
  await expect.poll(() => pathShown(board)).toEqual(question.path);
  await expectShown(board, question, verdict.legal === true ? 'A legal path' : 'Not a legal path');
  const stop = textOf(verdict.stopsAt);
  if (stop !== undefined) await expect(board.locator('.side > .verdict-text .verdict')).toContainText(`must stop at ${stop}`);
  await expect.poll(() => reachShown(board)).toEqual(fieldsOf(verdictOn(reachQuestion(question)).reach));
}

const moving: Fields = { edition: 'current', ...startingQuestions.moving };
const reachQuestion = ({ path: _path, ...question }: Fields): Fields => ({ ...question, ask: 'reach' });

test.describe('moving', () => {
  test('opens with its path, the forced stop with its clause, and the judge’s numbers in every square', async ({ page }) => {
    const board = await openAt(page, '/boards/moving/');
    await expectPath(board, moving);
    expect(verdictOn(moving).legal).toBe(true);
    expect(clausesOf(verdictOn(moving)).some((rule) => rule.startsWith('terrain.hindering'))).toBe(true);
  });

  test('a path is dragged with the mouse; dragging back removes the last step', async ({ page }) => {
    const board = await openAt(page, '/boards/moving/');
    await dragThrough(board, ['C6', 'C5', 'C4', 'D4', 'C4']);
    await expectPath(board, { ...moving, path: ['C6', 'C5', 'C4'] });
    await dragThrough(board, ['C6', 'D6', 'E6', 'F7']);
    const acrossWall = { ...moving, path: ['C6', 'D6', 'E6', 'F7'] };
    await expectPath(board, acrossWall);
    expect(verdictOn(acrossWall).legal).toBe(false);
  });

  test('a path is drawn with the arrows and the diagonal keys, and shortened', async ({ page }) => {
    const board = await openAt(page, '/boards/moving/');
    await board.locator('.figure[data-id=A]').focus();
    for (const key of ['Escape', 'ArrowUp', 'ArrowRight', 'PageUp']) await page.keyboard.press(key);
    await expectPath(board, { ...moving, path: ['C6', 'C5', 'D5', 'E4'] });
    await expect(board.getByRole('status')).toHaveText(/^E4, hindering\. A legal path, 3 squares$/);
    await page.keyboard.press('Backspace');
    await expectPath(board, { ...moving, path: ['C6', 'C5', 'D5'] });
    await page.keyboard.press('Escape');
    const withoutPath = reachQuestion(moving);
    await expect.poll(() => reachShown(board)).toEqual(fieldsOf(verdictOn(withoutPath).reach));
    await expectShown(board, withoutPath, `${Object.keys(fieldsOf(verdictOn(withoutPath).reach)).length} squares`);
  });

  test('“Move A to …” places the figure at the end of the path, and its reach begins there', async ({ page }) => {
    const board = await openAt(page, '/boards/moving/');
    await board.locator('.figure[data-id=A]').focus();
    for (const key of ['Escape', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
    await board.getByRole('button', { name: 'Move A to D5' }).click();
    const characters = startingQuestions.moving.characters.map((one) => (one.id === 'A' ? { ...one, at: 'D5' } : one));
    const moved = { ...reachQuestion(moving), characters };
    await expect(board.locator('.figure[data-id=A]')).toHaveAttribute('transform', transformTo('D5'));
    await expect.poll(() => reachShown(board)).toEqual(fieldsOf(verdictOn(moved).reach));
  });

  test('beside an opponent the dice for breaking away are the judge’s, in two editions that differ', async ({ page }) => {
    const characters = startingQuestions.moving.characters.map((one) => (one.id === 'B' ? { ...one, at: 'D6' } : one));
    const question: Fields = { ...reachQuestion(moving), characters };
    expect(verdictOn(question).mustBreakAway).toBe(true);
    const board = await openPosition(page, 'moving', question);
    await expect(board.locator('.side > .verdict-text .verdict')).toContainText('Must break away first');
    for (const edition of ['current', '2014']) {
      await board.getByLabel('Edition').selectOption(edition);
      for (let roll = 1; roll <= 6; roll++) {
        const { succeeds } = verdictOn({ ask: 'break-away', edition, roll });
        await expect(board.getByRole('button', { name: `Roll ${roll}: ${succeeds === true ? 'breaks away' : 'fails'}` })).toBeVisible();
      }
    }
    await board.getByRole('button', { name: /^Roll 6/ }).click();
    const brokenAway = { ...question, edition: '2014', brokeAway: true };
    await expect.poll(() => reachShown(board)).toEqual(fieldsOf(verdictOn(brokenAway).reach));
    await board.getByRole('button', { name: /^Roll 1/ }).click();
    await expect.poll(() => reachShown(board)).toEqual(fieldsOf(verdictOn({ ...question, edition: '2014' }).reach));
  });

  test('another speed or another figure has its own reach', async ({ page }) => {
    const board = await openAt(page, '/boards/moving/');
    await board.getByRole('spinbutton', { name: 'Speed' }).fill('3');
    await board.locator('select[name=from]').selectOption('B');
    const question = { ...reachQuestion(moving), character: 'B', speed: 3 };
    await expect.poll(() => reachShown(board)).toEqual(fieldsOf(verdictOn(question).reach));
  });

  test('the square under the pointer shows its steps, or why the straight way there fails', async ({ page }) => {
    const board = await openAt(page, '/boards/moving/');
    const reach = fieldsOf(verdictOn(reachQuestion(moving)).reach);
    for (const square of ['D4', 'D2']) {
      const { x, y } = await pointOf(board, square);
      await page.mouse.move(x, y);
      await expect(board.locator('.probe-text b').first()).toHaveText(square);
      const steps = numberOf(reach[square]);
      await expect(board.locator('.probe-text .verdict')).toContainText(steps === undefined ? 'Not a legal path' : `${steps} square`);
    }
  });

  for (const [name, screen] of Object.entries(touchScreens))
    test.describe(`by touch on a ${name}`, () => {
      test.use(screen);
      test('a tap on a numbered square draws a legal path of as many steps, whatever path was drawn before', async ({ page }) => {
        const board = await openAt(page, '/boards/moving/');
        const reach = fieldsOf(verdictOn(reachQuestion(moving)).reach);
        for (const square of ['H8', 'F3', 'C2', 'A1']) {
          await tap(board, square);
          await expect.poll(async () => (await pathShown(board)).at(-1)).toBe(square);
          const path = await pathShown(board);
          expect(path.length - 1).toBe(reach[square]);
          await expectPath(board, { ...moving, path });
          expect(verdictOn({ ...moving, path }).legal).toBe(true);
        }
        await tap(board, 'C6');
        await expect.poll(() => pathShown(board)).toEqual([]);
      });

      test('a tap out of reach shows the straight way with every reason against it', async ({ page }) => {
        const board = await openAt(page, '/boards/moving/');
        await tap(board, 'I4');
        await expectPath(board, { ...moving, path: ['C6', 'D5', 'E4', 'F4', 'G4', 'H4', 'I4'] });
        await expect(board.getByRole('status')).toHaveText(/^No legal path to I4/);
      });

      test('a finger draws any path, and the page does not scroll', async ({ page }) => {
        const board = await openAt(page, '/boards/moving/');
        const before = await page.evaluate(() => scrollY);
        const touch = await page.context().newCDPSession(page);
        const path = ['C6', 'B6', 'B5', 'C4', 'D4'];
        for (const [index, square] of path.entries()) {
          const point = await pointOf(board, square);
          await touch.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints: [point] });
        }
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await expectPath(board, { ...moving, path });
        expect(await page.evaluate(() => scrollY)).toBe(before);
      });

      test('a tap on another figure makes it the one that moves', async ({ page }) => {
        const board = await openAt(page, '/boards/moving/');
        await tap(board, 'E7');
        await expect.poll(() => reachShown(board)).toEqual(fieldsOf(verdictOn({ ...reachQuestion(moving), character: 'C' }).reach));
      });
    });
});

const knockBack: Fields = { edition: 'current', ...startingQuestions['knock-back'] };

async function expectKnockBack(board: Locator, question: Fields): Promise<void> {
  const verdict = verdictOn(question);
  const path = textsOf(verdict.path);
  await expectShown(board, question, path.length === 0 ? 'Stays where it is' : `Knocked back to ${textOf(verdict.endsAt) ?? ''}`);
  await expect(board.locator('.side > .verdict-text .verdict')).toContainText(
    `knock back damage ${numberOf(verdict.knockBackDamage) ?? 0}`,
  );
  await expect.poll(async () => (await pathShown(board)).slice(1)).toEqual(path);
}

const withFigureAt = (question: Fields, id: string, at: string): Fields => ({
  ...question,
  characters: startingQuestions['knock-back'].characters.map((one) => (one.id === id ? { ...one, at } : one)),
});

test.describe('knock back', () => {
  test('shows the verdict of the judge; the damage field lengthens and shortens the path', async ({ page }) => {
    const board = await openAt(page, '/boards/knock-back/');
    await expectKnockBack(board, knockBack);
    for (const damage of [6, 1, 0]) {
      await board.getByRole('spinbutton', { name: 'Damage taken' }).fill(String(damage));
      await expectKnockBack(board, { ...knockBack, damageTaken: damage });
    }
  });

  test('figures are dragged with the mouse, and attacker and target swapped', async ({ page }) => {
    const board = await openAt(page, '/boards/knock-back/');
    await dragThrough(board, ['D5', 'E3', 'E4']);
    await expectKnockBack(board, withFigureAt(knockBack, 'A', 'E4'));
    await board.getByRole('button', { name: 'Swap attacker and target' }).click();
    await expectKnockBack(board, { ...withFigureAt(knockBack, 'A', 'E4'), attacker: 'B', target: 'A' });
  });

  test('figures are moved with the keyboard', async ({ page }) => {
    const board = await openAt(page, '/boards/knock-back/');
    await board.locator('.figure[data-id=A]').focus();
    for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expectKnockBack(board, withFigureAt(knockBack, 'A', 'E6'));
    await expect(board.getByRole('status')).toHaveText(/^A to E6\. /);
  });

  test.describe('by touch', () => {
    test.use(phone);
    test('figures are tapped and placed', async ({ page }) => {
      const board = await openAt(page, '/boards/knock-back/');
      await tap(board, 'D5');
      await tap(board, 'F6');
      await expectKnockBack(board, withFigureAt(knockBack, 'A', 'F6'));
    });
  });
});
