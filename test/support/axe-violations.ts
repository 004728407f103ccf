import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** All violations that axe finds in the light theme, and low contrasts in the dark theme, which differs only in colours. */
export async function axeViolations(page: Page, within = 'body'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  // For both themes: to parse axe takes as long as to check a short page.
  await page.evaluate(axe.source);
  const light = await violationsIn(page, within, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsIn(page, within, { runOnly: ['color-contrast'] });
  return [...light, ...dark.map((violation) => `dark ${violation}`)];
}

function violationsIn(page: Page, within: string, options: axe.RunOptions): Promise<readonly string[]> {
  return page.evaluate(
    async ({ context, runOptions }) => {
      // In the page `axe` is the global variable of the script, not the import.
      const { violations } = await axe.run(context, runOptions);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    // What passes is not described, since that takes most of the time.
    { context: within, runOptions: { ...options, resultTypes: ['violations' as const] } },
  );
}
