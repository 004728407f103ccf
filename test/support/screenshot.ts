/** Takes a picture of a page: `node test/support/screenshot.ts URL OUT.png [--width 390] [--height 844] [--dark] [--full]`. */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '844' },
    dark: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});
const [url, out] = positionals;
if (!url || !out) {
  console.error('usage: node test/support/screenshot.ts URL OUT.png [--width 390] [--height 844] [--dark] [--full]');
  process.exit(2);
}
const { executablePath, args, env, foundIn } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    colorScheme: values.dark ? 'dark' : 'light',
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(`page: ${message.text()}`);
  });
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.screenshot({ path: out, fullPage: values.full });
  console.log(`${out} (${browser.version()}, ${foundIn})`);
} finally {
  await browser.close();
}
