/** `npm test`: every check of the project; a failed stage stops no other. The last line of output is `N passed, N failed`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playwrightTotals, type Totals, vitestTotals } from './support/reports.ts';
import { runStage, type Stage } from './support/stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'sightline-test-'));
const unitReport = join(folder, 'unit.json');
const browserReport = join(folder, 'browser.json');

const lint: Stage = {
  name: 'lint',
  commands: [['biome', 'check', '--config-path=test/lint.json', '--error-on-warnings', '--max-diagnostics=100']],
};
const generated: Stage = { name: 'generated files', commands: [['node', 'generator/main.ts', 'build', '--check']] };
const unit: Stage = {
  name: 'unit, examples, properties',
  commands: [
    ['vitest', 'run', '--config', 'test/vitest.config.ts', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  ],
  totals: () => vitestTotals(unitReport),
};
const site: Stage = {
  name: 'site build',
  commands: [['astro', 'build', '--root', 'site']],
  // The tests are about the site that is published, even on a machine with a private layer.
  env: { SIGHTLINE_PRINTED: 'none' },
};
const links: Stage = { name: 'links', commands: [['node', 'test/support/dead-links.ts', 'site/dist']] };
const types: Stage = {
  name: 'types',
  // Of two compilers the native one is four times faster; `astro check` runs on the other. Both are called `tsc` in .bin.
  commands: [
    ['node', 'node_modules/typescript-7/bin/tsc', '--singleThreaded'],
    ['astro', 'check', '--root', 'site', '--tsconfig', 'tsconfig.check.json', '--minimumFailingSeverity', 'error'],
  ],
};
const browser: Stage = {
  name: 'browser',
  commands: [['playwright', 'test', '--config', 'test/playwright.config.ts', '--reporter=dot,json']],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
  totals: () => playwrightTotals(browserReport),
};

// Two lanes for two cores. The types of the site need its build; the browser needs the build, and the machine for itself.
const lanes = await Promise.all([inOrder([generated, unit]), inOrder([site, links, types, lint])]);
const results = [...lanes.flat(), await runStage(browser)];
rmSync(folder, { recursive: true, force: true });

const passed = results.reduce((sum, totals) => sum + totals.passed, 0);
const failed = results.reduce((sum, totals) => sum + totals.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function inOrder(stages: readonly Stage[]): Promise<Totals[]> {
  const totals: Totals[] = [];
  for (const stage of stages) totals.push(await runStage(stage));
  return totals;
}
