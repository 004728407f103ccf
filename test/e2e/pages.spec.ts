import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { test } from './launched-browser.ts';

/** Violations of the Content-Security-Policy are among the errors in the console. */
function consoleProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}

for (const [kind, path] of Object.entries(pageKinds))
  test(`${kind}: loads only files of the site, without layout shift, fits a phone, and has no finding of axe or the browser`, async ({
    page,
  }) => {
    // The glossary is one long page.
    test.slow();
    const problems = consoleProblems(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    const html = (await response?.text()) ?? '';
    expect.soft(html.match(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/g)).toBeNull();
    expect.soft(html).toContain("content=\"default-src 'none'; script-src 'self'; style-src 'self';");
    expect.soft(html).toContain("worker-src 'self'");
    expect.soft(html).toContain('<link rel="alternate" type="application/atom+xml" href="/feed.atom"');
    expect.soft(html).toContain('<link rel="alternate" type="application/feed+json" href="/feed.json"');
    expect.soft([...hosts]).toEqual([new URL(page.url()).host]);
    expect.soft(await page.evaluate(layoutShift)).toBeLessThan(0.01);
    await expect.soft(page.locator('h1')).toHaveCount(1);
    for (const details of await page.locator('details').all()) await details.evaluate((element) => element.setAttribute('open', ''));
    expect.soft(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(problems).toEqual([]);
  });

/** The layout shift of a page since its load, the frame that is drawn now included. */
async function layoutShift(): Promise<number> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a rule page shows its text, its boards with verdicts, and links to the other editions', async ({ page }) => {
    await page.goto('/concepts/line-of-fire/');
    const board = page.locator('rule-board');
    await expect(board.locator('.figure')).toHaveCount(4);
    await expect(board.locator('.verdict strong')).toHaveText('Hindered');
    expect(await board.locator('.chain a').count()).toBeGreaterThan(0);
    await expect(board.locator('.toolbar')).toBeHidden();
    await expect(page.locator('.copy').first()).toBeHidden();
    await page.getByRole('navigation', { name: 'Edition' }).getByRole('link', { name: '2014' }).click();
    await expect(page).toHaveURL(/\/2014\/concepts\/line-of-fire\/$/);
    await expect(page.locator('.banner')).toBeVisible();
  });

  test('links inside another edition stay in it', async ({ page }) => {
    await page.goto('/2014/concepts/line-of-fire/');
    const links = await page.locator('.clause .clause-text a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expectEnough(links.length, 10);
    expect(links.filter((link) => !link.startsWith('/2014/'))).toEqual([]);
  });
});

for (const width of [390, 1280])
  test(`the diagnostics are found from the list of groups by keyboard, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/diagnostics/');
    await page.getByRole('navigation', { name: 'Groups of diagnostics' }).getByRole('link', { name: 'Icons and signs' }).focus();
    await page.keyboard.press('Enter');
    const group = page.getByRole('region', { name: 'Icons and signs' });
    await expect(group.getByRole('heading', { level: 2 })).toBeInViewport();
    // The focus goes on from the anchor, so the next stop is the first entry of the group.
    await page.keyboard.press('Tab');
    const entry = group.getByRole('listitem').first().getByRole('link');
    await expect(entry).toBeFocused();
    const title = (await entry.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(group.getByRole('heading', { level: 3, name: title })).toBeInViewport();
  });

test('the chosen theme applies to the next page too', async ({ page }) => {
  await page.goto('/');
  const pageColour = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await pageColour();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  const dark = await pageColour();
  expect(dark).not.toBe(light);
  await page.goto('/errata/');
  expect(await pageColour()).toBe(dark);
});

test('an erratum is in its place with the text before and after', async ({ page }) => {
  await page.goto('/terrain/movement-intersections/');
  const box = page.locator('#less-restrictive .erratum');
  await expect(box.locator('del').first()).toBeVisible();
  await expect(box.locator('ins').first()).toBeVisible();
});

test('an example that plays a game is shown in sentences, one that judges has its result in words', async ({ page }) => {
  await page.goto('/turns/pushing/examples/');
  await expect(page.locator('#one-damage--a-second-token .log li')).toHaveText([
    'A moves along A1 to B1.',
    'Action tokens for A: 1.',
    'A is pushed.',
    'A takes damage: 1.',
  ]);
  await page.goto('/combat/attack-roll/');
  await expect(page.locator('#hit .verdict').first()).toHaveText('Hits B attack total 16');
});
