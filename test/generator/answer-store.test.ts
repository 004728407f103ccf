import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Answers, answerStoreIn } from '../../generator/cli/answer-store.ts';
import { BuildCache } from '../../generator/cli/build-cache.ts';
import { codeDigest } from '../../generator/cli/code-digest.ts';
import type { Judge } from '../../generator/examples/run.ts';
import { rulebook } from '../fixtures/engines.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-answers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const answers: Answers = new Map([['question', { result: 'clear' }]]);
const rulesDigest = `sha256:${'0'.repeat(64)}`;
/** The folder for the code of this checkout. */
const ownFolder = (): string => join(folder, readdirSync(folder)[0] ?? '');

test('answers that one process stored are read by another, and only for the same rules', () => {
  answerStoreIn(folder).write(rulesDigest, answers);
  expect(answerStoreIn(folder).read(rulesDigest)).toEqual(answers);
  expect(answerStoreIn(folder).read(rulesDigest.replace('0', '1'))).toEqual(new Map());
});

test('a damaged file counts as absent, and is replaced by the next write', () => {
  const store = answerStoreIn(folder);
  store.write(rulesDigest, answers);
  for (const name of readdirSync(ownFolder())) writeFileSync(join(ownFolder(), name), 'no answers');
  expect(store.read(rulesDigest)).toEqual(new Map());
  store.write(rulesDigest, answers);
  expect(store.read(rulesDigest)).toEqual(answers);
});

test('a store that cannot be written is no error', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const store = answerStoreIn(join(file, 'answers'));
  store.write(rulesDigest, answers);
  expect(store.read(rulesDigest)).toEqual(new Map());
});

test('the answers of other code are deleted, and if there are too many files, those read longest ago', () => {
  mkdirSync(join(folder, 'other-code'));
  const store = answerStoreIn(folder);
  store.write(rulesDigest, answers);
  expect(readdirSync(folder)).not.toContain('other-code');
  // More than a store may have (MOST_FILES).
  for (let count = 0; count < 100; count++) {
    const path = join(ownFolder(), `${count}.json.gz`);
    writeFileSync(path, '');
    utimesSync(path, 1, 1);
  }
  store.read(rulesDigest);
  store.write(rulesDigest.replace('0', '1'), answers);
  // A store with more files is cut to half of MOST_FILES.
  expect(readdirSync(ownFolder()).length).toBeLessThan(60);
  expect(store.read(rulesDigest)).toEqual(answers);
});

test('with a store a second build asks the engine nothing, unless the rules of the edition have changed', () => {
  const first = new BuildCache(answerStoreIn(folder));
  const question = { ask: 'adjacent', edition: 'current', map: ['..'] };
  const asked: unknown[] = [];
  const engine: Judge = {
    judge(one) {
      asked.push(one);
      return { result: 'clear' };
    },
  };
  const { editions } = rulebook();
  const answer = first.judge(editions, () => engine).judge(question);
  first.storeAnswers();
  const second = new BuildCache(answerStoreIn(folder)).judge(editions, () => engine);
  expect(second.judge(question)).toEqual(answer);
  expect(asked).toEqual([question]);
  const [original, ...others] = editions;
  const changed =
    original === undefined ? [] : [{ ...original, lowered: { ...original.lowered, ir: { ...original.lowered.ir, parameters: {} } } }];
  new BuildCache(answerStoreIn(folder)).judge([...changed, ...others], () => engine).judge({ ...question, edition: original?.book.id });
  expect(asked).toHaveLength(2);
});

test('the digest of the code changes with the engine, wherever the checkout is, and not with the command line', () => {
  const checkout = join(folder, 'cli', 'checkout');
  const digestWith = (path: string, text: string): string => {
    mkdirSync(join(checkout, path, '..'), { recursive: true });
    writeFileSync(join(checkout, path), text);
    return codeDigest(checkout);
  };
  const digests = [
    digestWith('engine/index.ts', 'export {};'),
    digestWith('generator/cli/judge.ts', 'export {};'),
    digestWith('engine/index.ts', 'export default 1;'),
  ];
  expect(digests[1]).toBe(digests[0]);
  expect(digests[2]).not.toBe(digests[0]);
});
