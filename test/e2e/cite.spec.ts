import { expect, type Locator, type Page, test } from '@playwright/test';

const PAGE = '/terrain/hindering/';

async function openMenu(page: Page): Promise<{ clause: Locator; menu: Locator; id: string; title: string }> {
  await page.goto(PAGE);
  const clause = page.locator('.clause').nth(1);
  const id = (await clause.getAttribute('id')) ?? '';
  const title = (await clause.locator('h2').textContent()) ?? '';
  await clause.hover();
  await clause.getByRole('button', { name: `Cite ${title}` }).click();
  return { clause, menu: page.getByRole('dialog', { name: 'Cite' }), id, title };
}

for (const { form, name } of [
  { form: 'link', name: /^Link/ },
  { form: 'text', name: /^Plain text/ },
  { form: 'markdown', name: /^Markdown/ },
] as const) {
  test(`a clause is cited as ${form}`, async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { clause, menu, id, title } = await openMenu(page);
    await menu.getByRole('button', { name }).click();
    await expect(menu).toBeHidden();
    await expect(clause.locator('.copy')).toContainText('Copied');
    const address = `${baseURL}${PAGE}#${id}`;
    const place = `Sightline, terrain.hindering.${id}, edition current`;
    const wanted = { link: address, text: `${place}: ${address}`, markdown: `[${title}](${address}) (${place})` };
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wanted[form]);
    await expect(clause.locator('.copy')).toContainText('Cite');
  });
}

test('the keyboard opens, chooses and closes', async ({ page }) => {
  await page.goto(PAGE);
  const button = page.locator('.clause .copy').first();
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Cite' });
  await expect(menu).toBeVisible();
  await expect(menu.locator('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('without leave to write, the text is marked to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  const { menu, id } = await openMenu(page);
  await menu.getByRole('button', { name: /^Link/ }).click();
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(`#${id}`);
});

test('a citation of another edition names it and leads there', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/2014/turns/breaking-away/');
  const clause = page.locator('#roll');
  await clause.hover();
  await clause.locator('.copy').click();
  await page
    .getByRole('dialog', { name: 'Cite' })
    .getByRole('button', { name: /^Plain text/ })
    .click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `Sightline, turns.breaking-away.roll, edition 2014: ${baseURL}/2014/turns/breaking-away/#roll`,
  );
});
