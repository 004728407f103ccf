import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reportJson } from '../../../generator/report/json.ts';
import { reportSarif } from '../../../generator/report/sarif.ts';
import { reportText } from '../../../generator/report/text.ts';
import { runSmallBookWith } from '../../fixtures/run-small-book.ts';
import { readCase } from './case.ts';

const { changes } = readCase(join(import.meta.dirname, 'cases/many-at-once.json'));
const { sources, diagnostics } = runSmallBookWith(changes);

test('the text report of many diagnostics is as recorded', async () => {
  const textOf = (file: string) => sources.find(({ path }) => path === file)?.text;
  await expect(reportText(diagnostics, { textOf })).toMatchFileSnapshot('reports/many-at-once.txt');
});

test('the JSON report of many diagnostics is as recorded', async () => {
  await expect(reportJson(diagnostics)).toMatchFileSnapshot('reports/many-at-once.json');
});

test('the SARIF report of many diagnostics is as recorded', async () => {
  await expect(reportSarif(diagnostics)).toMatchFileSnapshot('reports/many-at-once.sarif');
});
