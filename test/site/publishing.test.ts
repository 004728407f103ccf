import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../generator/cli/root.ts';
import { cachedFiles } from '../../site/offline/cached-files.ts';
import { siteFolder } from '../fixtures/site-folder.ts';

const headers = readFileSync(join(ROOT, 'site/public/_headers'), 'utf8');

test('the headers forbid framing and require trusted types', () => {
  expect(headers).toMatch(/^\/\*\n/);
  const [policy = ''] = /Content-Security-Policy: .*/.exec(headers) ?? [];
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
});

test('licences and files for hosts are not cached for offline reading', () => {
  const folder = siteFolder({ _headers: headers, 'licences/vollkorn.txt': 'OFL', 'index.html': '<p>' });
  expect(cachedFiles(folder, []).book.map(([path]) => path)).toEqual(['/']);
});
