/**
 * Runs axe on every built page, and measures the contrasts of both themes: `node test/support/axe-every-page.ts [FOLDER…]`, where a folder
 * is one of the site (`terrain`, `2014/terrain`). All pages take minutes; `npm test` checks one page of every kind. Build the site first.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { findBrowser } from './browser.ts';
import { serveCopy } from './serve-copy.ts';

interface Progress {
  readonly onViolation: (line: string) => void;
  readonly onPageDone: () => void;
}

/** Takes paths off the list until it is empty; several calls may share one list. */
async function audit(browser: Browser, origin: string, paths: string[], { onViolation, onPageDone }: Progress): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.locator('details').evaluateAll((all) => {
      for (const element of all) element.setAttribute('open', '');
    });
    for (const violation of await accessibilityFaults(page, 'html')) onViolation(`${path}: ${violation}`);
    onPageDone();
  }
  await context.close();
}

async function main(): Promise<number> {
  const folders = process.argv.slice(2);
  const patterns = folders.length > 0 ? folders.map((folder) => `${folder}/**/*.html`) : ['**/*.html'];
  const { executablePath, args, env } = await findBrowser();
  // A copy, so that the site may be built anew meanwhile.
  const site = await serveCopy();
  const paths = globSync(patterns, { cwd: site.folder })
    // Redirects are left out.
    .filter((file) => !readFileSync(join(site.folder, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
  if (paths.length === 0) {
    console.error(`axe-every-page: there is no page in ${folders.join(', ') || 'the site'}`);
    await site.remove();
    return 2;
  }
  const pageCount = paths.length;
  let doneCount = 0;
  let violationCount = 0;
  const progress: Progress = {
    onViolation: (line) => {
      violationCount += 1;
      console.log(line);
    },
    onPageDone: () => {
      doneCount += 1;
      if (doneCount % 25 === 0) console.error(`${doneCount} of ${pageCount} pages`);
    },
  };
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    await Promise.all([1, 2].map(() => audit(browser, site.address, paths, progress)));
  } finally {
    await browser.close();
    await site.remove();
  }
  console.log(`${pageCount} pages, light and dark: ${violationCount} violations`);
  return violationCount === 0 ? 0 : 1;
}

process.exitCode = await main();
