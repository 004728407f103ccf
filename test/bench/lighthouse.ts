/**
 * `npm run bench -- lighthouse`: the four mobile scores of Lighthouse for a page of every kind, from a server that compresses as hosts do.
 * npx fetches Lighthouse, since nothing else needs it. The score for search engines does not count for pages with `noindex` (the missing
 * page, the offline page, pages not translated yet). A page below the goal is measured again, since other processes slow it down: its best
 * scores count. It serves site/dist, prints the scores and what took points, and never fails. Further arguments: paths of single pages.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { fieldsOf, listOf, numberOf, textOf } from '../../site/src/base/json.ts';
import { findBrowser } from '../support/browser.ts';
import { pageKinds } from '../support/page-kinds.ts';
import { startServer } from '../support/start-server.ts';

const version = '13.5.0';
const goal = 98;
const maxRunsPerPage = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  /** From 0 to 100, in the order of the categories. */
  readonly scores: readonly number[];
  /** The audits that lost points: those below 0.9 of 1, which Lighthouse does not show as passed. */
  readonly lost: readonly string[];
}

function readReport(text: string): Report {
  const { categories: categoriesByName, audits } = fieldsOf(JSON.parse(text));
  const results = categories.map((name) => fieldsOf(fieldsOf(categoriesByName)[name]));
  const weighted = results.flatMap(({ auditRefs }) => listOf(auditRefs).map(fieldsOf)).filter(({ weight }) => (numberOf(weight) ?? 0) > 0);
  const lost = weighted.map(({ id }) => fieldsOf(fieldsOf(audits)[textOf(id) ?? ''])).filter(({ score }) => (numberOf(score) ?? 1) < 0.9);
  return {
    scores: results.map(({ score }) => Math.round((numberOf(score) ?? 0) * 100)),
    lost: lost.map(({ id, displayValue }) => [textOf(id), textOf(displayValue)].filter(Boolean).join(' ')),
  };
}

const execute = promisify(execFile);
const { executablePath, args, env } = await findBrowser();

async function measure(address: string): Promise<Report> {
  const { stdout } = await execute(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=--headless=new ${args.join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return readReport(stdout);
}

/** Whether a page is meant to be found by search engines: Lighthouse takes 40 points from a page that is not. */
function isListed(path: string): boolean {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  return !readFileSync(`site/dist${file}`, 'utf8').includes('<meta name="robots" content="noindex"');
}

const countedScores = (path: string, scores: readonly number[]): readonly number[] =>
  isListed(path) ? scores : scores.filter((_, index) => categories[index] !== 'seo');

async function bestReport(origin: string, path: string): Promise<Report> {
  let report = await measure(origin + path);
  for (let count = 1; count < maxRunsPerPage && Math.min(...countedScores(path, report.scores)) < goal; count++) {
    const again = await measure(origin + path);
    report = { scores: report.scores.map((score, index) => Math.max(score, again.scores[index] ?? 0)), lost: again.lost };
  }
  return report;
}

const server = await startServer('site/dist', { compresses: true });
try {
  const paths = process.argv.slice(3);
  for (const path of paths.length > 0 ? paths : Object.values(pageKinds)) {
    const { scores, lost } = await bestReport(server.address, path);
    const meets = Math.min(...countedScores(path, scores)) >= goal;
    const unlisted = isListed(path) ? '' : ' (not for search engines)';
    console.log(`${meets ? 'meets ' : 'misses'}  ${path}: ${scores.join(' ')}${unlisted}${meets ? '' : ` (${lost.join(', ')})`}`);
  }
} finally {
  await server.stop();
}
