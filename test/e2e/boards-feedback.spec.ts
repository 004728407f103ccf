import { expect, type Locator, type Page } from '@playwright/test';
import { tap } from './board-page.ts';
import { openAt } from './board-shown.ts';
import { test } from './every-screen.ts';
import { themeAt } from './theme.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const focusedTag = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? '');

for (const width of [390, 820, 1440])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: themeAt(width) });

    test('messages about copies, undoing and refusals are visible where the user looks, and announced', async ({ page }) => {
      const board = await openAt(page, '/boards/line-of-fire/');
      const message = board.locator('.message');
      const button = board.getByRole('button', { name: 'Copy link' });
      await button.click();
      await expect(message).toHaveText('Link copied');
      await expect(message).toBeVisible();
      // The button shows it too, since the message may be out of sight.
      await expect(button).toHaveText('Copied');
      await expect(button).toBeInViewport();
      await board.locator('.figure[data-id=A]').press('ArrowUp');
      await expect(message).toHaveText('A to C5');
      await expect(board.getByRole('status')).toHaveText(/^A to C5\. Hindered/);
      // Offers that come or go change the height of the page, which moves what is under the pointer at its end.
      await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
      await board.getByRole('button', { name: 'Undo' }).click();
      await expect(message).toHaveText('Undone');
      await page.keyboard.press('Enter');
      await expect(board.locator('.message.refused')).toHaveText('Nothing to undo');
      await board.locator('.figure[data-id=A]').press('Delete');
      await expect(board.locator('.message.refused')).toHaveText('A cannot be removed: the question is about it');
    });

    test('the focus goes to the cursor when the focused figure is deleted, and is not lost when a suggested change is applied', async ({
      page,
    }) => {
      const board = await openAt(page, '/boards/line-of-fire/');
      await board.locator('.figure[data-id=D]').focus();
      await page.keyboard.press('Delete');
      await expect(board.locator('.figure[data-id=D]')).toHaveCount(0);
      await expect(board.locator('.cursor')).toBeFocused();
      await expect(board.locator('.cursor')).toHaveAttribute('aria-label', /^Cursor at G2/);
      const offer = board.locator('.flips button').first();
      await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
      await offer.focus();
      await page.keyboard.press('Enter');
      await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
      expect(await focusedTag(page)).not.toBe('body');
      await expect(board.locator(':focus')).toHaveCount(1);
    });
  });

test('a copy or a print that the browser forbids is reported', async ({ browser }) => {
  const context = await browser.newContext({ permissions: [] });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
    window.print = () => {
      throw new Error('denied');
    };
  });
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.getByRole('button', { name: 'Copy link' }).click();
  await expect(board.locator('.message.refused')).toHaveText('The browser did not allow copying');
  await expect(board.getByRole('button', { name: 'Copy link' })).toHaveText('Failed');
  await board.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(board.locator('.message.refused')).toHaveText('The browser did not allow printing');
  await context.close();
});

for (const [name, address, level] of [
  ['board page', '/boards/line-of-fire/', 2],
  ['rule page', '/concepts/line-of-fire/', 2],
  ['home', '/', 3],
  ['errata lab', '/boards/errata-lab/', 2],
] as const)
  test(`${name}: the verdict and the suggestions have headings, and no heading level is skipped`, async ({ page }) => {
    const board = await openAt(page, address);
    await expect(board.locator('.offers')).toHaveAttribute('aria-busy', 'false');
    await expect(board.locator('.side > .verdict-text').getByRole('heading', { level })).toHaveClass(/verdict/);
    const offers = board.locator('.offers').getByRole('heading');
    if ((await offers.count()) > 0) await expect(offers.first()).toHaveJSProperty('tagName', `H${level + 1}`);
    const levels = await page.locator('h1, h2, h3, h4, h5').evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((one, index) => index > 0 && one > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

test('after the board, Tab comes to undo, then the tools, then the verdict', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  const order = await board
    .locator('button, input, select, a, [tabindex="0"]')
    .evaluateAll((all) =>
      all.map(
        (one) =>
          one
            .closest('.picture svg, .undo-controls, .toolbar, .tool-sheet, .side, .question-fields, .settings, .board-as-table')
            ?.className.toString()
            .split(' ')[0] ?? '',
      ),
    );
  const places = order.filter((one, index) => one !== order[index - 1]);
  // The first place is the picture.
  expect(places.slice(1, 5)).toEqual(['undo-controls', 'toolbar', 'tool-sheet', 'side']);
});

test('the hint changes with the tool', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  const hint = board.locator('.board-hint');
  await expect(hint).toContainText('Drag a figure');
  for (const [tool, text] of [
    ['Water', 'paint them'],
    ['Wall', 'edge between two squares'],
    ['Add yours', 'chosen size'],
  ] as const) {
    await board.getByRole('radio', { name: tool }).check();
    await expect(hint).toContainText(text);
    await expect(hint).toContainText('Keyboard:');
  }
});

const expectInView = async (...places: readonly Locator[]): Promise<void> => {
  for (const place of places) await expect(place).toBeInViewport({ ratio: 0.98 });
};

for (const [address, tool] of [
  ['/boards/line-of-fire/', 'Move figure'],
  ['/boards/moving/', 'Draw path'],
  ['/boards/knock-back/', 'Move figure'],
] as const) {
  test.describe(`${address} on a phone`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, colorScheme: themeAt(390) });

    test('board, verdict and toolbar are on screen together; the toolbar shows tool, size and edition, and the sheet changes the tool', async ({
      page,
    }) => {
      const board = await openAt(page, address);
      await page.evaluate(() => scrollTo(0, 0));
      await expectInView(board.locator('svg.board'), board.locator('.toolbar'), board.locator('.side .verdict'));
      const [verdict, toolbar] = [await board.locator('.side .verdict').boundingBox(), await board.locator('.toolbar').boundingBox()];
      expect((verdict?.y ?? 0) + (verdict?.height ?? 0)).toBeLessThanOrEqual(toolbar?.y ?? 0);
      const toolButton = board.getByRole('button', { name: /^Tool:/ });
      await expect(toolButton).toHaveText(`Tool: ${tool}`);
      await expect(board.getByLabel('Size of new figures')).toHaveValue('standard');
      await expect(board.locator('select[name=edition]')).toHaveValue('current');
      await toolButton.tap();
      await expect(board.locator('.tool-sheet')).toBeVisible();
      await board.getByRole('radio', { name: 'Add theirs' }).tap();
      await expect(board.locator('.tool-sheet')).toBeHidden();
      await expect(toolButton).toHaveText('Tool: Add theirs');
      await expect(toolButton).toBeFocused();
      await board.getByLabel('Size of new figures').selectOption('great');
      await tap(board, 'B5');
      await expect(board.locator('.figure[data-id=E]')).toHaveClass(/second great/);
      await toolButton.press('Enter');
      await page.keyboard.press('Escape');
      await expect(board.locator('.tool-sheet')).toBeHidden();
      await expect(toolButton).toBeFocused();
    });
  });

  for (const [width, height] of [
    [360, 640],
    [375, 667],
  ] as const)
    test.describe(`${address} on a phone of ${width} × ${height}`, () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width, height }, colorScheme: themeAt(width) });
      test('the toolbar shows the verdict under the whole board until the heading of the verdict is in sight', async ({ page }) => {
        const board = await openAt(page, address);
        await page.evaluate(() => scrollTo(0, 0));
        const heading = board.locator('.side > .verdict-text .verdict');
        const toolbarVerdict = board.locator('.toolbar-verdict');
        await expectInView(toolbarVerdict, board.locator('.toolbar'));
        const [svgBox, verdictBox] = [await board.locator('svg.board').boundingBox(), await toolbarVerdict.boundingBox()];
        expect((svgBox?.y ?? 0) + (svgBox?.height ?? 0)).toBeLessThanOrEqual((verdictBox?.y ?? 0) + 1);
        // A second row of the running head would take height from the board.
        expect(await page.locator('.running-head').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(60);
        await expect(toolbarVerdict.locator('strong')).toHaveText(await heading.locator('strong').innerText());
        await board.locator('.figure').first().press('ArrowDown');
        await expect(board.locator('.message')).toBeAttached();
        await expect(toolbarVerdict.locator('.verdict')).toHaveText((await heading.textContent()) ?? '');
        if (address === '/boards/line-of-fire/') {
          // The key has moved A to C7; D2 is blocking terrain.
          await tap(board, 'C7');
          await tap(board, 'D2');
          await expect(toolbarVerdict).toContainText('Illegal set-up');
        }
        await board.locator('.cursor').focus();
        for (let row = 0; row < 7; row++) await page.keyboard.press('ArrowDown');
        const [cursorBox, toolbarVerdictBox] = [await board.locator('.cursor').boundingBox(), await toolbarVerdict.boundingBox()];
        expect((cursorBox?.y ?? 0) + (cursorBox?.height ?? 0)).toBeLessThanOrEqual((toolbarVerdictBox?.y ?? 0) + 1);
        await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(toolbarVerdict).toBeHidden();
      });
    });

  for (const [name, width, height] of [
    ['tablet', 820, 1180],
    ['small laptop', 1100, 800],
    ['laptop', 1440, 900],
  ] as const)
    test.describe(`${address} on a ${name}`, () => {
      test.use({ viewport: { width, height }, colorScheme: themeAt(width) });
      test('board, tools, undo and verdict are on screen together', async ({ page }) => {
        const board = await openAt(page, address);
        await page.evaluate(() => scrollTo(0, 0));
        const tools = width >= 1280 ? board.locator('.tool-sheet') : board.locator('.toolbar');
        await expectInView(
          board.locator('svg.board'),
          tools,
          board.locator('.side > .verdict-text .verdict'),
          board.getByRole('button', { name: 'Undo' }),
        );
      });
    });
}

test('the size of a selected figure is changed in the toolbar', async ({ page }) => {
  const board = await openAt(page, '/boards/line-of-fire/');
  await board.locator('.cursor').focus();
  for (const key of [...Array.from({ length: 5 }, () => 'ArrowDown'), 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await board.getByLabel('Size of A').selectOption('tiny');
  await expect(board.locator('.figure[data-id=A]')).toHaveClass(/tiny/);
  await expect(board.locator('.message')).toHaveText('A is tiny');
});
