import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page as it is, in the light theme; and in the dark one, where only the colours differ, contrasts that are too low. */
export async function barriersOn(page: Page, within = 'body'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).include(within).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await new AxeBuilder({ page }).include(within).withRules(['color-contrast']).analyze();
  return [...light.violations, ...dark.violations.map((violation) => ({ ...violation, id: `dark ${violation.id}` }))].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
