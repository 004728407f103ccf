import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { inspectPage } from './inspect-page.ts';

/**
 * All violations that axe finds `within` an element of the page, and all faults that `inspectPage` finds in both themes. `inspectPage`
 * measures contrasts because axe cannot determine the background of text where a pseudo-element lies behind it, as on every page.
 */
export async function accessibilityFaults(page: Page, within = 'body'): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const violations = await violationsIn(page, within);
  const inspections = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    inspections.push(await page.evaluate(inspectPage, colorScheme));
  }
  return [...violations, ...inspections.flatMap(({ faults }) => faults)];
}

const violationsIn = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(
    async ({ context, runOptions }) => {
      // In the page `axe` is the global variable of the script, not the import.
      const { violations } = await axe.run(context, runOptions);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    // What passes is not described, since that takes most of the time.
    { context: within, runOptions: { resultTypes: ['violations' as const], rules: { 'color-contrast': { enabled: false } } } },
  );
