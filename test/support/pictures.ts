/** Takes the pictures of the READMEs: `node test/support/pictures.ts [FOLDER]`, where FOLDER is the built site (`site/dist` if absent). */
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { startServer } from './start-server.ts';

interface Picture {
  readonly file: string;
  readonly path: string;
  /** Selector of the element at the top of the picture; the top of the page if absent. */
  readonly from?: string;
  readonly height?: number;
  readonly dark?: boolean;
}

const PICTURES: readonly Picture[] = [
  { file: 'line-of-fire.png', path: '/boards/line-of-fire/', height: 1000 },
  { file: 'page.png', path: '/turns/breaking-away/', from: '#roll' },
  { file: 'moving-dark.png', path: '/boards/moving/', dark: true },
  { file: 'chart.png', path: '/boards/chart/' },
];

const root = resolve(import.meta.dirname, '../..');

async function take(browser: Browser, origin: string, { file, path, from, height = 900, dark = false }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height }, colorScheme: dark ? 'dark' : 'light' });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (from !== undefined) await page.locator(from).evaluate((element) => element.scrollIntoView());
  await page.screenshot({ path: resolve(root, 'site/pictures', file) });
  await page.close();
  console.log(`site/pictures/${file}`);
}

const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
const server = await startServer(resolve(process.argv[2] ?? resolve(root, 'site/dist')));
try {
  for (const picture of PICTURES) await take(browser, server.address, picture);
} finally {
  await browser.close();
  await server.stop();
}
