import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { test } from './every-screen.ts';
import { themeAt } from './theme.ts';

/** `hasContentsColumn`: the contents are a column beside the text; `foldsNotes`: notes are in closed `details`. */
const sizes = [
  { name: 'phone', width: 390, height: 844, hasContentsColumn: false, foldsNotes: true },
  { name: 'tablet', width: 820, height: 1180, hasContentsColumn: false, foldsNotes: true },
  { name: 'laptop', width: 1440, height: 900, hasContentsColumn: true, foldsNotes: false },
] as const;

const topOf = (locator: Locator): Promise<number> => locator.evaluate((element) => element.getBoundingClientRect().top);
const headBottom = (page: Page): Promise<number> => page.locator('.running-head').evaluate((head) => head.getBoundingClientRect().bottom);

/** Expects the clause to begin just below the running head: from 2 px above the lower edge of the head to 42 px below it. */
async function expectAtTop(page: Page, clause: Locator): Promise<void> {
  const distance = async (): Promise<number> => (await topOf(clause)) - (await headBottom(page));
  await expect.poll(async () => Math.abs((await distance()) - 20)).toBeLessThan(22);
}

for (const { name, width, height, hasContentsColumn, foldsNotes } of sizes)
  test.describe(name, () => {
    test.use({ viewport: { width, height }, colorScheme: themeAt(width), hasTouch: foldsNotes });

    test('the search, the contents and the link to the top stay in sight', async ({ page }) => {
      await page.goto('/terrain/hindering/');
      const head = page.locator('.running-head');
      const linkToTop = head.getByRole('link', { name: 'To the top' });
      await expect(linkToTop).toBeHidden();
      await page.locator('.clause').last().scrollIntoViewIfNeeded();
      await expect(head.getByRole('button', { name: 'Search' })).toBeInViewport();
      await expect(linkToTop).toBeInViewport();
      if (!hasContentsColumn) await expect(head.getByRole('button', { name: 'On this page' })).toBeInViewport();
      await linkToTop.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test('the link to the top is not shown on a page that does not scroll', async ({ page }) => {
      await page.goto('/404.html');
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await expect(page.getByRole('link', { name: 'To the top' })).toBeHidden();
    });

    test('the contents lead to a clause, below the head', async ({ page }) => {
      await page.goto('/terrain/hindering/');
      const contents = page.getByRole('navigation', { name: 'On this page' });
      const opener = page.getByRole('button', { name: 'On this page' });
      await expect(contents).toBeVisible({ visible: hasContentsColumn });
      if (!hasContentsColumn) await opener.click();
      // The last two links lead to the page in the other editions.
      await expect(contents.getByRole('link')).toHaveText([...(await page.locator('.clause h2').allTextContents()), 'Original', '2014']);
      const third = page.locator('.clause').nth(2);
      await contents.getByRole('link', { name: (await third.locator('h2').textContent()) ?? '' }).click();
      await expectAtTop(page, third);
      await expect(contents).toBeVisible({ visible: hasContentsColumn });
      await expect(page.locator('.page-contents [aria-current]')).toHaveText((await third.locator('h2').textContent()) ?? '');
    });

    test('another edition opens at the same clause', async ({ page }) => {
      await page.goto('/turns/breaking-away/');
      const id = (await page.locator('.clause').nth(3).getAttribute('id')) ?? '';
      await page.goto(`/turns/breaking-away/#${id}`);
      await expectAtTop(page, page.locator(`#${id}`));
      if (!hasContentsColumn) await page.getByRole('button', { name: 'On this page' }).click();
      await page.locator('.same-place').getByRole('link', { name: '2014' }).click();
      await expect(page).toHaveURL(new RegExp(`/2014/turns/breaking-away/#${id}$`));
      await expectAtTop(page, page.locator(`#${id}`));
    });

    test('at the top of a page another edition opens at its top', async ({ page }) => {
      await page.goto('/turns/breaking-away/');
      await page.getByRole('navigation', { name: 'Edition' }).getByRole('link', { name: '2014' }).click();
      await expect(page).toHaveURL(/\/2014\/turns\/breaking-away\/$/);
    });

    test('rulings, reasons and sources are folded on small screens and open on wide ones', async ({ page }) => {
      await page.goto('/turns/breaking-away/');
      const clause = page.locator('.clause').first();
      for (const [selector, summary] of [
        ['.reading', /rulings?|readings?|reminders?/],
        ['.sources', 'Sources and notes'],
        ['.chain', /^Why/],
      ] as const) {
        const text = clause.locator(selector).first();
        const fold = clause.locator('details', { has: page.locator(selector) }).first();
        await expect(text).toBeVisible({ visible: !foldsNotes });
        await expect(fold.locator('summary')).toBeVisible({ visible: foldsNotes });
        if (foldsNotes) {
          await expect(fold.locator('summary')).toContainText(summary);
          expect((await fold.locator('summary').boundingBox())?.height).toBeGreaterThanOrEqual(40);
          await fold.locator('summary').tap();
          await expect(text).toBeVisible();
        }
      }
      await expect(clause.locator('.clause-text')).toBeVisible();
    });

    test('a value that changed and changed back is one line, which unfolds its errata', async ({ page }) => {
      await page.goto('/turns/breaking-away/#roll');
      const clause = page.locator('#roll');
      const line = clause.locator('summary.changed-back');
      // Screen readers read `, then` in place of the arrow.
      await expect(line).toHaveText(/Changed back\s+4\s*→, then\s+2 \(2014 Core Rulebook\)\s*→, then\s+4 \(Players Guide.*\)/);
      await expect(clause.locator('.erratum').first()).toBeHidden();
      await line.click();
      await expect(clause.locator('.erratum')).toHaveCount(2);
      for (const box of await clause.locator('.erratum').all()) {
        await expect(box).toBeVisible();
        await expect(box.locator('ins').first()).toBeVisible();
      }
    });

    test('axe finds nothing with the contents open and everything unfolded', async ({ page }) => {
      await page.goto('/turns/breaking-away/');
      for (const fold of await page.locator('details').all()) await fold.evaluate((element) => element.setAttribute('open', ''));
      if (!hasContentsColumn) await page.getByRole('button', { name: 'On this page' }).click();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });

test('a rule page on a phone is less than 60 % as long as with everything unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terrain/hindering/');
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const foldedHeight = await height();
  for (const fold of await page.locator('details').all()) await fold.evaluate((element) => element.setAttribute('open', ''));
  expect(foldedHeight).toBeLessThan((await height()) * 0.6);
});

test('the keyboard opens the contents, and Escape closes them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terrain/hindering/');
  const opener = page.getByRole('button', { name: 'On this page' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(contents.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contents).toBeHidden();
  await expect(opener).toBeFocused();
});

test('focus on the head leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terrain/hindering/');
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole('button', { name: 'On this page' }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the contents and the sources still open', async ({ page }) => {
    await page.goto('/turns/breaking-away/');
    await page.getByRole('button', { name: 'On this page' }).click();
    await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const clause = page.locator('.clause').first();
    await clause.getByText('Sources and notes').click();
    await expect(clause.locator('.sources')).toBeVisible();
  });
});

test('the text of a page and of a search result has lining figures', async ({ page }) => {
  await page.goto('/turns/pushing/');
  await page.keyboard.press('/');
  await page.keyboard.type('second token');
  const answer = page.locator('dialog.search .result-answer').first();
  await expect(answer).toContainText('1 pushing damage');
  for (const text of [page.locator('.clause-text').first(), answer]) await expect(text).toHaveCSS('font-variant-numeric', 'lining-nums');
});

test('kerning does not narrow the space between words', async ({ page }) => {
  await page.goto('/terrain/hindering/');
  const narrowest = await page.evaluate(async () => {
    await document.fonts.ready;
    const sample = document.createElement('span');
    sample.style.setProperty('white-space', 'pre');
    sample.style.setProperty('position', 'absolute');
    document.querySelector('.clause-text')?.append(sample);
    const widthOf = (text: string): number => {
      sample.textContent = text;
      return sample.getBoundingClientRect().width;
    };
    const gaps: number[] = [];
    for (const size of [14, 16, 18, 21, 40, 100])
      for (const style of ['normal', 'italic'])
        for (const before of 'vwykrTWYA.,')
          for (const after of 'vwyatTWYA') {
            sample.style.setProperty('font-size', `${size}px`);
            sample.style.setProperty('font-style', style);
            gaps.push((widthOf(`${before} ${after}`) - widthOf(before) - widthOf(after)) / size);
          }
    return Math.min(...gaps);
  });
  expect(narrowest).toBeGreaterThanOrEqual(0.2);
});

test('on a phone the theme switch is at the right edge, at the same place on pages to read and on boards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const rightEdges: number[] = [];
  for (const address of ['/errata/', '/boards/line-of-fire/']) {
    await page.goto(address);
    rightEdges.push(await page.locator('.theme-switch').evaluate((button) => Math.round(button.getBoundingClientRect().right)));
  }
  // The icon ends at the page margin, 16 px from the right. Its button is 32 px wide, the icon 22: the button ends 5 px further.
  expect(rightEdges).toEqual([379, 379]);
});

test('the pages of a part are side by side on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/core/');
  const tops = await page
    .locator('.part-pages > li')
    .evaluateAll((pages) => pages.slice(0, 4).map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
});
