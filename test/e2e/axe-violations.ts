import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All violations that axe finds in the light theme, and low contrasts in the dark theme, which differs only in colours. */
export async function axeViolations(page: Page, within = 'body'): Promise<readonly string[]> {
  // The pages have no frames, so legacy mode is enough: it opens no second page to merge results.
  // What passes is not described, since that takes most of the time.
  const axe = (): AxeBuilder =>
    new AxeBuilder({ page })
      .include(within)
      .setLegacyMode()
      .options({ resultTypes: ['violations'] });
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axe().analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe().withRules(['color-contrast']).analyze();
  return [...light.violations, ...dark.violations.map((violation) => ({ ...violation, id: `dark ${violation.id}` }))].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
