import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { cachedFiles } from '../../site/offline/cached-files.ts';
import { writeWorker } from '../../site/offline/write-worker.ts';
import { siteFolder } from '../fixtures/site-folder.ts';

const files = {
  'index.html': 'title page',
  '404.html': 'missing',
  'offline/index.html': 'offline page',
  'terrain/rim/index.html': 'rim',
  '2014/terrain/rim/index.html': 'rim of 2014',
  '2014/index.html': '2014',
  'boards/index.html': 'boards',
  'boards/titles.json': '{}',
  '_site/page.abc.js': 'code',
  'theme.js': 'theme',
  'search/index.json': '[]',
  'api/v1/rules.json': '{}',
  'schemas/page.schema.json': '{}',
  'feed.atom': 'feed',
  'feed.json': '{}',
};
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

test('files for readers are cached: those of every page first, other editions last; files for programs are not', () => {
  const { book, editions } = cachedFiles(siteFolder(files), ['2014', 'original']);
  expect(book.map(([path]) => path)).toEqual([
    '/_site/page.abc.js',
    '/theme.js',
    '/',
    '/404.html',
    '/offline/',
    '/boards/',
    '/boards/titles.json',
    '/search/index.json',
    '/terrain/rim/',
  ]);
  expect(editions).toEqual([
    ['/2014/', digestOf('2014')],
    ['/2014/terrain/rim/', digestOf('rim of 2014')],
  ]);
});

test('the worker is the same for the same files, and differs if one cached file differs', () => {
  const workerFor = (change: Readonly<Record<string, string>>): string => {
    const folder = siteFolder({ ...files, ...change });
    writeWorker(folder, ['2014']);
    return readFileSync(join(folder, 'service-worker.js'), 'utf8');
  };
  const worker = workerFor({});
  expect(workerFor({})).toBe(worker);
  expect(workerFor({ 'terrain/rim/index.html': 'Rim' })).toBe(worker.replace(digestOf('rim'), digestOf('Rim')));
  expect(workerFor({ 'api/v1/rules.json': 'other' })).toBe(worker);
});

test('service-worker.js and offline.js are scripts without imports, and the worker caches offline.js', () => {
  const folder = siteFolder(files);
  writeWorker(folder, ['2014']);
  for (const name of ['service-worker.js', 'offline.js']) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(() => new Script(text)).not.toThrow();
    expect(text).not.toMatch(/\b(import|export)\b/);
  }
  const script = readFileSync(join(folder, 'offline.js'), 'utf8');
  expect(readFileSync(join(folder, 'service-worker.js'), 'utf8')).toContain(`["/offline.js","${digestOf(script)}"]`);
});
