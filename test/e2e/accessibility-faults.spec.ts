/** Faults that are planted in a page, so that the other specs cannot pass because nothing is found. */
import { expect } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility-faults.ts';
import { test } from './launched-browser.ts';

test('an image without a text and a contrast that is low in one theme are found', async ({ page }) => {
  await page.goto('/movement/break-away/');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML('beforeend', '<img src="/favicon.svg"><p class="planted">Hard to read</p>');
    // This grey can be read on the light page, not on the dark one. The Content-Security-Policy forbids `style` in markup.
    const planted = main.querySelector<HTMLElement>('.planted');
    if (planted !== null) planted.style.color = '#555';
  });
  expect(await accessibilityFaults(page)).toEqual([
    expect.stringMatching(/^image-alt: /),
    expect.stringMatching(/^dark: p\.planted “Hard to read” has a contrast of [12]\.\d$/),
  ]);
});
