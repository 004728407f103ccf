/**
 * `test` with checks of the page that a test ends on: in both themes at the width that the test has chosen; if it has chosen none, in both
 * themes at 390 pixels and in the light one at 1440. The page must not scroll sideways, its text must have the contrast of WCAG AA on its
 * background, and the theme must neither show nor hide anything.
 */
import { expect, type Page } from '@playwright/test';
import { type Inspection, inspectPage, type Theme } from '../support/inspect-page.ts';
import { test as base } from './launched-browser.ts';

type Screen = readonly [width: number, themes: readonly Theme[]];
/** Colours hardly depend on the width, so that only the narrowest screen, where most goes wrong, is inspected twice. */
const defaultScreens: readonly Screen[] = [
  [390, ['light', 'dark']],
  [1440, ['light']],
];

export const test = base.extend<{ readonly everyScreen: undefined }>({
  everyScreen: [
    async ({ page }, use, info) => {
      await use(undefined);
      if (info.status !== info.expectedStatus || !page.url().startsWith('http')) return;
      const width = page.viewportSize()?.width;
      const isChosen = width !== undefined && width !== info.project.use.viewport?.width;
      expect(await faultsOn(page, isChosen ? [[width, ['light', 'dark']]] : defaultScreens)).toEqual([]);
    },
    { auto: true },
  ],
});

async function faultsOn(page: Page, screens: readonly Screen[]): Promise<readonly string[]> {
  const faults: string[] = [];
  // A test may end with a link that it follows.
  await page.waitForLoadState();
  const { height } = page.viewportSize() ?? { height: 900 };
  const inspect = async (colorScheme: Theme): Promise<Inspection> => {
    await page.emulateMedia({ colorScheme, media: 'screen', reducedMotion: 'reduce' });
    return page.evaluate(inspectPage, colorScheme);
  };
  for (const [width, themes] of screens) {
    await page.setViewportSize({ width, height });
    const shownCounts = new Set<number>();
    for (const theme of themes) {
      const inspection = await inspect(theme);
      faults.push(...inspection.faults.map((fault) => `${width}: ${fault}`));
      shownCounts.add(inspection.shownCount);
    }
    // Lazy-loaded parts may have appeared between the two inspections.
    if (shownCounts.size > 1)
      await expect.poll(async () => (await inspect('light')).shownCount - (await inspect('dark')).shownCount).toBe(0);
  }
  return faults;
}
