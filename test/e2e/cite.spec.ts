import { expect, type Page } from '@playwright/test';
import { test } from './every-screen.ts';
import { themeAt } from './theme.ts';

const path = '/turns/breaking-away/';
const copiedText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const text = `To break away, roll one d6.
- On a 4 or higher the character gets away from all adjacent opposing characters at once.
- On a 3 or lower it fails.`;
const sources =
  '2014 Core Rulebook, Breaking away; Core rules data, Rounds, turns, and actions › Breaking away; Players Guide, Breaking Away';

for (const { name, width, height, hasTouch } of [
  { name: 'phone', width: 390, height: 844, hasTouch: true },
  { name: 'tablet', width: 820, height: 1180, hasTouch: true },
  { name: 'laptop', width: 1440, height: 900, hasTouch: false },
])
  test.describe(name, () => {
    test.use({ viewport: { width, height }, hasTouch, colorScheme: themeAt(width), permissions: ['clipboard-read', 'clipboard-write'] });

    test('Cite is always visible; it copies text, printed sources and address, and confirms the copy', async ({ page, baseURL }) => {
      await page.goto(path);
      for (const button of await page.locator('.copy').all()) {
        await expect(button).toHaveCSS('opacity', '1');
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const button = page.locator('#roll .copy');
      await expect(button).toHaveAccessibleName('Cite The roll');
      await (hasTouch ? button.tap() : button.click());
      await expect(button).toContainText('Copied');
      expect(await copiedText(page)).toBe(`Breaking away: The roll (Current edition)\n${text}\n${sources}\n${baseURL}${path}#roll`);
      await expect(button).toHaveAccessibleName('Cite The roll');
    });
  });

test.describe('with the permission to copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Enter on Cite copies, and the focus stays', async ({ page }) => {
    await page.goto(path);
    const button = page.locator('#roll .copy');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toContainText('Copied');
    await expect(button).toBeFocused();
    expect(await copiedText(page)).toContain(text);
  });

  test('a citation of another edition names it and leads there', async ({ page, baseURL }) => {
    await page.goto(`/2014${path}`);
    await page.locator('#roll .copy').click();
    await expect(page.locator('#roll .copy')).toContainText('Copied');
    const citation = await copiedText(page);
    expect(citation).toContain('Breaking away: The roll (2014 edition)\n');
    expect(citation).toContain('2 or more succeeds');
    expect(citation.endsWith(`${baseURL}/2014${path}#roll`)).toBe(true);
  });
});

test('where copying is refused, the text is shown and selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto(path);
  await page.locator('#roll .copy').click();
  await expect(page.locator('#roll .copy')).toContainText('Copy the selected text');
  await expect(page.locator('#roll .citation')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(text);
});
