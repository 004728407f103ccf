import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replaceFiles, walk } from '../../generator/cli/files.ts';
import { differenceOf, GENERATED, recoverOutputs, replaceOutputs } from '../../generator/cli/outputs.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { restoreOwnFiles, startBuild } from '../../generator/cli/start-build.ts';
import { emitQuestionSchema } from '../../generator/emit/question-schema.ts';
import { argumentsOf } from '../support/arguments-of.ts';
import { captureOutput } from '../support/captured-output.ts';
import { outputs } from './support/outputs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sightline-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Arguments of a process that writes the sets of outputs PREFIX0 and PREFIX1 in turn, `times` sets in all. */
const writerArguments = (prefix: string, times: number): string[] => [
  join(import.meta.dirname, 'support/replace-outputs.ts'),
  root,
  prefix,
  String(times),
];
/** A set has 12 files in each of three folders; a set whose name ends in 1 has one file more, `variants/odd.ts`. */
const [FILES_OF_SET_0, FILES_OF_SET_1] = [36, 37];

/** The content of each file is the name of its set. */
function outputsOnDisk(): { readonly setNames: readonly string[]; readonly fileCount: number } {
  const files = GENERATED.flatMap((folder) => [...walk(join(root, folder))]);
  return { setNames: [...new Set(files.map((file) => readFileSync(file, 'utf8')))], fileCount: files.length };
}

const isOneWholeSetOrNone = ({ setNames, fileCount }: ReturnType<typeof outputsOnDisk>): boolean =>
  (fileCount === 0 && setNames.length === 0) || (setNames.length === 1 && fileCount === outputs(setNames[0] ?? '').size);

test('a file that is no longer generated is a stray: reported by a check, deleted by a build', () => {
  replaceOutputs(root, outputs('a1'));
  const stray = 'engine/generated/variants/odd.ts';
  expect(differenceOf(root, outputs('a1'))).toEqual({ changed: [], strays: [] });
  expect(differenceOf(root, outputs('a0')).strays).toEqual([stray]);
  expect(replaceOutputs(root, outputs('a0')).strays).toEqual([stray]);
  expect(existsSync(join(root, 'engine/generated/variants'))).toBe(false);
  expect(outputsOnDisk()).toEqual({ setNames: ['a0'], fileCount: FILES_OF_SET_0 });
});

test('missing and conflicted files are written again, and no temporary files remain', () => {
  replaceOutputs(root, outputs('a1'));
  rmSync(join(root, 'generator'), { recursive: true });
  writeFileSync(join(root, 'site/src/generated/3.ts'), '<<<<<<< ours\n');
  // The 12 files of generator/generated, and the one in conflict.
  expect(replaceOutputs(root, outputs('a1')).changed).toHaveLength(13);
  expect(outputsOnDisk()).toEqual({ setNames: ['a1'], fileCount: FILES_OF_SET_1 });
  expect(readdirSync(join(root, '.sightline'))).toEqual([]);
});

test('if one output cannot be written, none changes', () => {
  replaceOutputs(root, outputs('a1'));
  const impossible = new Map([...outputs('a0'), ['site/src/generated/1.ts/below-a-file.ts', 'a0']]);
  expect(() => replaceOutputs(root, impossible)).toThrow();
  expect(outputsOnDisk()).toEqual({ setNames: ['a1'], fileCount: FILES_OF_SET_1 });
  expect(replaceOutputs(root, outputs('a0')).changed).toHaveLength(FILES_OF_SET_0);
});

test('if one source cannot be written, none changes, and no temporary files remain', () => {
  mkdirSync(join(root, 'rules'));
  writeFileSync(join(root, 'rules/page.md'), 'before');
  const sourcesWith = (secondPath: string) =>
    new Map([
      ['rules/page.md', 'after'],
      [secondPath, 'new'],
    ]);
  expect(() => replaceFiles(root, sourcesWith('rules/page.md/inner.md'))).toThrow();
  expect([...walk(root)].map((path) => readFileSync(path, 'utf8'))).toEqual(['before']);
  expect(replaceFiles(root, sourcesWith('rules/other.md'))).toEqual(['rules/page.md', 'rules/other.md']);
  expect([...walk(root)].map((path) => readFileSync(path, 'utf8'))).toEqual(['new', 'after']);
});

describe('a build that is killed, once the next command has started,', () => {
  /** The set on disk is k0 when the build of k1 begins. Undefined if the build ends before that call. */
  function setAfterKill(number: number, counted: 'writes' | 'moves'): { isInExchange: boolean; setName: string } | undefined {
    replaceOutputs(root, outputs('k0'));
    const writer = join(import.meta.dirname, 'support/replace-outputs-killed.ts');
    const { status, signal } = spawnSync(process.execPath, [writer, root, 'k1', String(number), counted], { stdio: 'inherit' });
    if (status === 0) return undefined;
    expect(signal).toBe('SIGKILL');
    const isInExchange = existsSync(join(root, '.sightline/ready'));
    recoverOutputs(root);
    const found = outputsOnDisk();
    expect(isOneWholeSetOrNone(found), JSON.stringify(found)).toBe(true);
    return { isInExchange, setName: found.setNames.join() };
  }

  test('while it writes the new folders leaves the old set', () => {
    expect(setAfterKill(FILES_OF_SET_0 / 2, 'writes')).toEqual({ isInExchange: false, setName: 'k0' });
  });

  test('at any step leaves the old set before the exchange, and the new one from its first step on', () => {
    const outcomes: string[] = [];
    for (let number = 1; ; number += 1) {
      const after = setAfterKill(number, 'moves');
      if (after === undefined) break;
      const outcome = `${after.isInExchange ? 'in' : 'outside'} the exchange: ${after.setName}`;
      if (outcome !== outcomes.at(-1)) outcomes.push(outcome);
    }
    expect(outcomes).toEqual(['outside the exchange: k0', 'in the exchange: k1', 'outside the exchange: k1']);
  });
});

test('several builds at once end with the whole set of one of them', async () => {
  const children = ['a', 'b', 'c'].map((prefix) =>
    spawn(process.execPath, writerArguments(prefix, 30), { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  const ends = await Promise.all(children.map((child) => once(child, 'exit')));
  expect(ends).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(outputsOnDisk().setNames).toHaveLength(1);
  expect(isOneWholeSetOrNone(outputsOnDisk()), JSON.stringify(outputsOnDisk())).toBe(true);
  expect(readdirSync(join(root, '.sightline'))).toEqual([]);
});

test('the lock of a process that has ended stops no build', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(join(root, '.sightline'));
  writeFileSync(join(root, '.sightline/lock'), String(pid));
  replaceOutputs(root, outputs('a1'));
  expect(outputsOnDisk().fileCount).toBe(FILES_OF_SET_1);
});

describe('the file of the engine that the compiler loads', () => {
  const path = 'engine/generated/question-schema.ts';
  beforeEach(() => {
    mkdirSync(join(root, 'schemas'));
    mkdirSync(join(root, 'engine/generated'), { recursive: true });
    writeFileSync(join(root, 'schemas/question.schema.json'), readFileSync(join(ROOT, 'schemas/question.schema.json')));
  });

  test.each(['missing', 'in conflict'])('is restored before the compiler starts if it is %s', (state) => {
    if (state === 'in conflict') writeFileSync(join(root, path), '<<<<<<< ours\n');
    restoreOwnFiles(root);
    expect(readFileSync(join(root, path), 'utf8')).toBe(
      emitQuestionSchema(readFileSync(join(root, 'schemas/question.schema.json'), 'utf8')),
    );
  });

  describe('is not written by a check, which reports it', () => {
    const output = captureOutput();
    const line = `${path} is out of date. Run \`sightline build\`.\n`;

    test.each([
      ['on standard output', [], { out: line, err: '' }],
      ['on standard error if standard output is JSON', ['--json'], { out: '', err: line }],
    ])('%s', async (_, options, written) => {
      expect(await startBuild(root, argumentsOf('build', '--check', ...options))).toBe(1);
      expect(output).toEqual(written);
      expect(existsSync(join(root, path))).toBe(false);
    });
  });
});
