/**
 * Makes PDFs of the built site's documents for print: `node site/print-pdf.ts [DOCUMENT…] [--to FOLDER] [--letter]`.
 * A document is `book` (the whole book), `quick-reference` or the id of a part of the book. If none is named, all documents are printed.
 * Build the site first.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../test/support/browser.ts';

const dist = resolve(import.meta.dirname, 'dist');
const host = 'http://sightline.invalid';
const requiredPageCounts: { readonly [document: string]: number } = { 'quick-reference': 2 };

interface PrintedFile {
  readonly path: string;
  readonly pageCount: number;
}

export function printableDocuments(): readonly string[] {
  const folder = join(dist, 'print');
  if (!existsSync(join(folder, 'index.html'))) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

/** Counts the page objects of a PDF in the form in which Chromium writes them. */
const pageCountOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Throws if the number of pages is not the required one. */
export async function print(browser: Browser, document: string, folder: string, format: 'A4' | 'Letter'): Promise<PrintedFile> {
  const page = await browser.newPage();
  try {
    // Serves the files from the folder, so that no server has to run and no local address is in the PDF.
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      if (existsSync(file)) await route.fulfill({ path: file });
      else await route.abort();
    });
    await page.goto(`${host}/print/${document}/`, { waitUntil: 'load' });
    await page.evaluate(() => globalThis.document.fonts.ready);
    const pdf = await page.pdf({ format, outline: true, tagged: true, printBackground: true });
    const pageCount = pageCountOf(pdf);
    const required = requiredPageCounts[document];
    if (required !== undefined && pageCount !== required)
      throw new Error(`${document} fills ${pageCount} pages of ${format} and must fill ${required}: shorten site/src/quick-reference.json`);
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${document}.pdf`);
    writeFileSync(path, pdf);
    return { path, pageCount };
  } finally {
    await page.close();
  }
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string', default: join(dist, 'print') }, letter: { type: 'boolean', default: false } },
  });
  const known = printableDocuments();
  if (known.length === 0) {
    console.error('print-pdf: the site is not built; run `npm run sightline -- build && npx astro build --root site` first');
    return 2;
  }
  const unknown = positionals.filter((document) => !known.includes(document));
  for (const document of unknown) console.error(`print-pdf: there is no document "${document}"; the documents are ${known.join(', ')}`);
  if (unknown.length > 0) return 2;
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    for (const document of positionals.length > 0 ? positionals : known) {
      const { path, pageCount } = await print(browser, document, values.to, values.letter ? 'Letter' : 'A4');
      console.log(`${path}: ${pageCount} pages, ${(readFileSync(path).length / 1024).toFixed(0)} KB`);
    }
    return 0;
  } catch (error) {
    console.error(`print-pdf: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  } finally {
    await browser.close();
  }
}

if (import.meta.main) process.exitCode = await main();
