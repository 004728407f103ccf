import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../generator/cli/root.ts';
import { cachedFiles } from '../../site/offline/cached-files.ts';
import { siteFolder } from '../fixtures/site-folder.ts';

const headers = readFileSync(join(ROOT, 'site/public/_headers'), 'utf8');

test('hosts are told that no other site may frame the book, and that markup passes its own policy', () => {
  expect(headers).toMatch(/^\/\*\n/);
  const [policy = ''] = /Content-Security-Policy: .*/.exec(headers) ?? [];
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
});

test('what only hosts and programs read is not kept for reading without a network', () => {
  const folder = siteFolder({ _headers: headers, 'licences/vollkorn.txt': 'OFL', 'index.html': '<p>' });
  expect(cachedFiles(folder, []).book.map(([path]) => path)).toEqual(['/']);
});
