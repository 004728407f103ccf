import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readArguments } from '../../generator/cli/arguments.ts';
import { COMMANDS } from '../../generator/cli/commands.ts';
import { describeFailure } from '../../generator/cli/failure.ts';
import { helpOf, overview } from '../../generator/cli/help.ts';
import { LockTimeout } from '../../generator/cli/lock.ts';
import { createProgress } from '../../generator/cli/progress.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { runCommand } from '../../generator/cli/run-command.ts';
import { hasColours } from '../../generator/cli/terminal.ts';
import { argumentsOf } from '../support/arguments-of.ts';
import { captureOutput } from '../support/captured-output.ts';
import { anObject, aRecordOf, aRecordWith, aText, parsedAs } from '../support/json-shape.ts';
import { NODE_ARGUMENTS } from '../support/node-arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'sightline-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { version, scripts } = parsedAs(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
  aRecordWith({ version: aText, scripts: aRecordOf(aText) }),
);

const env = { ...process.env, NO_COLOR: '1' };
const sightline = (argv: readonly string[], input = '', cwd = ROOT) =>
  spawnSync(process.execPath, [...NODE_ARGUMENTS, join(ROOT, 'generator/main.ts'), ...argv], { cwd, encoding: 'utf8', input, env });

const refusalOf = (...argv: string[]): string => {
  const read = readArguments(argv);
  return read !== 'version' && 'message' in read ? read.message : JSON.stringify(read);
};

describe('a wrong command line is refused in one line:', () => {
  test.each([
    [['bild'], 'There is no command `bild`. Did you mean `build`?'],
    [['frobnicate'], 'There is no command `frobnicate`.'],
    [['check', '--jsn'], '`sightline check` has no option `--jsn`. Did you mean `--json`?'],
    [['--verbose'], '`sightline` has no option `--verbose`.'],
    [['--versoin'], '`sightline` has no option `--versoin`. Did you mean `--version`?'],
    [['check', '--versoin'], '`sightline check` has no option `--versoin`. Did you mean `--version`?'],
    [['check', '--json', '--sarif'], '`--json` does not go with `--sarif`: each prints the result in another form.'],
    [['check', '--watch'], '`sightline check` has no option `--watch`. It belongs to `build`.'],
    [['coverage', '--json=yes'], 'The option `--json` takes no value.'],
    [['mutate', '--definition'], 'The option `--definition` needs a value: --definition ID.'],
    [['mutate', '--definition', '--json'], 'The option `--definition` needs a value: --definition ID.'],
    [['check', 'rules'], '`sightline check` takes no operands; found `rules`.'],
    [['diff', '2014', 'current', 'x', 'y'], '`sightline diff` takes only EDITION EDITION; found `x`, `y`.'],
    [['diff', '2014', 'current', '--games=5'], 'The option `--games` takes no value.'],
    [['simulate', '--games'], 'The option `--games` needs a value: --games NUMBER.'],
    [['explain'], '`sightline explain` needs ID.'],
  ])('%j: %s', (argv, message) => {
    expect(refusalOf(...argv)).toBe(message);
  });
});

test('options may be anywhere before --, and arguments after it are operands', () => {
  expect(readArguments(['--json', 'search', 'break', 'away'])).toMatchObject({ command: 'search', names: ['break', 'away'], json: true });
  expect(readArguments(['search', '--', '--json'])).toMatchObject({ command: 'search', names: ['--json'], json: false });
  expect(readArguments(['diff', '--games', '2014', 'current'])).toMatchObject({ names: ['2014', 'current'], games: '' });
  expect(readArguments(['--seed', '3', 'diff', '2014', 'current', '--games'])).toMatchObject({ seed: '3', names: ['2014', 'current'] });
  expect(readArguments(['mutate', '--definition=square.hindering'])).toMatchObject({ definition: 'square.hindering' });
});

test('help lists every command, and the help of a command its options and at least one example', () => {
  for (const command of COMMANDS) {
    expect(overview()).toContain(`  ${command.name} `);
    expect(readArguments([command.name, '--help'])).toMatchObject({ command: 'help', names: [command.name] });
    expect(command.examples.length, command.name).toBeGreaterThan(0);
    for (const example of command.examples) expect(helpOf(command)).toContain(`  ${example}`);
    for (const option of command.options) expect(helpOf(command)).toContain(`  --${option}`);
  }
});

test('the examples of the help are accepted command lines', () => {
  for (const { name, examples } of COMMANDS)
    for (const example of examples) {
      const [, typed = ''] = /sightline ([^|>)]*)/.exec(example) ?? [];
      expect(readArguments(typed.trim().split(' ')), example).toMatchObject({ command: name });
    }
});

test('help and version succeed, a wrong command line exits with 2 and refers to the help', () => {
  expect(sightline(['--version']).stdout).toBe(`sightline ${version}\n`);
  expect(sightline([])).toMatchObject({ status: 0, stdout: `${overview()}\n` });
  expect(sightline(['bild'])).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('See `sightline help`.') });
  expect(sightline(['check', '--watch']).stderr).toMatch(/^sightline: .*\nUsage: sightline check \[--json\] \[--sarif\]\n$/);
});

test('the completion of bash completes commands and their options', () => {
  const script = sightline(['completion', 'bash']).stdout;
  const complete = (...words: string[]): string[] => {
    const typed = `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _sightline; echo "\${COMPREPLY[@]}"`;
    return spawnSync('bash', ['-c', `${script}\n${typed}`], { encoding: 'utf8' })
      .stdout.trim()
      .split(' ');
  };
  expect(complete('sightline', 'co')).toEqual(['coverage', 'completion']);
  expect(complete('sightline', 'build', '--a')).toEqual(['--accept']);
  expect(complete('sightline', 'help', 'mu')).toEqual(['mutate']);
  expect(sightline(['completion', 'fish']).stdout).toContain("-n '__fish_seen_subcommand_from completion' -a 'bash zsh fish'");
  for (const shell of ['zsh', 'fish']) {
    const completion = sightline(['completion', shell]).stdout;
    for (const { name } of COMMANDS) expect(completion).toContain(name);
  }
  expect(sightline(['completion', 'tcsh'])).toMatchObject({ status: 2, stdout: '' });
});

test('the judge answers files in order, with a byte order mark in any of them, and refuses a missing file', () => {
  const files = [6, 1].map((roll) => {
    const file = join(folder, `${roll}.ndjson`);
    writeFileSync(file, `\ufeff${JSON.stringify({ ask: 'break-away', roll })}\n`);
    return file;
  });
  const { status, stdout } = sightline(['judge', ...files]);
  const verdicts = stdout.trimEnd().split('\n');
  expect([status, verdicts.map((line) => JSON.parse(line))]).toMatchObject([0, [{ succeeds: true }, { succeeds: false }]]);
  const missing = join(folder, 'none.ndjson');
  for (const names of [[missing], [missing, missing], [...files, missing]])
    expect(sightline(['judge', ...names])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^sightline: Cannot open .*none\.ndjson: there is no such file or folder\.\n$/),
    });
});

describe('options that do not go together, or with a wrong value, are refused in one line:', () => {
  const output = captureOutput();

  test.each([
    [['build', '--check', '--accept'], '`--check` writes nothing, so it does not go with `--accept`.'],
    [['build', '--check', '--watch'], '`--check` writes nothing, so it does not go with `--watch`.'],
    [['diff', '2014', 'current', '--games', '--seed', 'x'], '`x` is not a seed: a whole number from 0 on is expected.'],
    [['diff', '2014', 'current', '--games', '--behaviour'], expect.stringContaining('or `--games` alone')],
    [['diff', '2014', 'curent'], expect.stringMatching(/^There is no edition `curent`, only .*`current`/)],
    [['diff', '2014', 'current', '--seed', '3'], '`--seed` goes with `--behaviour` or `--games`.'],
  ])('%j', async (argv, message) => {
    expect(await runCommand(ROOT, argumentsOf(...argv))).toBe(2);
    expect(output.out).toBe('');
    const [, refusal = ''] = /^sightline: (.*)\n$/.exec(output.err) ?? [];
    expect(refusal).toEqual(message);
  });
});

describe('a set-up', () => {
  const output = captureOutput();
  const setUp = parsedAs(readFileSync(join(ROOT, 'generator/simulate/set-up.json'), 'utf8'), anObject);

  test('that is not JSON is refused in one line', async () => {
    const file = join(ROOT, 'README.md');
    expect(await runCommand(ROOT, argumentsOf('simulate', file))).toBe(2);
    expect(output).toEqual({ out: '', err: `sightline: ${file} is not JSON.\n` });
  });

  test('with a pack is played by the rules with that pack', async () => {
    const file = join(folder, 'with-pack.json');
    writeFileSync(file, JSON.stringify({ ...setUp, pack: 'standard' }));
    expect(await runCommand(folder, argumentsOf('simulate', file, '--games', '1'))).toBe(0);
    expect(output.out).toContain('1 game of edition current');
  });

  test('that is no question is refused without a pointer', async () => {
    const file = join(folder, 'list.json');
    writeFileSync(file, '[]');
    expect(await runCommand(folder, argumentsOf('simulate', file, '--edition', '2014'))).toBe(2);
    expect(output.err).toBe(`sightline: ${file} cannot be played: found [], expected a question: a JSON object.\n`);
  });

  test('with fewer players than bots is refused', async () => {
    expect(await runCommand(folder, argumentsOf('simulate', '--bots', 'random,random,greedy'))).toBe(2);
    expect(output.err).toMatch(/^sightline: `random,random,greedy` names 3 bots; .*set-up\.json has 2 players\.\n$/);
  });
});

test('a folder in place of a file of questions is refused in one line', () => {
  expect(sightline(['judge', tmpdir()])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: `sightline: Cannot read ${tmpdir()}: it is a folder.\n`,
  });
});

test('bots play a set-up that begins with a byte order mark', () => {
  const file = join(folder, 'set-up.json');
  writeFileSync(file, `\ufeff${readFileSync(join(ROOT, 'generator/simulate/set-up.json'), 'utf8')}`);
  expect(sightline(['simulate', file, '--games', '1', '--json']).status).toBe(0);
});

test('import reads its files from the working directory, and stores the layer there', () => {
  writeFileSync(join(folder, 'tea.txt'), 'Pour the the tea.');
  // Status 1: the doubled word is a defect, and the layer is stored.
  const { status, stdout } = sightline(['import', 'tea.txt', '--out', 'layer'], '', folder);
  expect([status, stdout]).toEqual([1, expect.stringContaining('layer/printed.json')]);
  expect(readFileSync(join(folder, 'layer/printed.json'), 'utf8')).toContain('Pour the the tea.');
});

test('colours need a terminal, unless NO_COLOR or FORCE_COLOR decides', () => {
  const terminal = { isTTY: true };
  const file = { isTTY: false };
  expect([hasColours(terminal, {}), hasColours(file, {})]).toEqual([true, false]);
  expect(hasColours(terminal, { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(false);
  expect(hasColours(terminal, { TERM: 'dumb' })).toBe(false);
  expect([hasColours(file, { FORCE_COLOR: '1' }), hasColours(terminal, { FORCE_COLOR: '0' })]).toEqual([true, false]);
});

test('progress is written to terminals only, and cleared at the end', () => {
  const written: string[] = [];
  const write = (text: string): boolean => written.push(text) > 0;
  for (const isTTY of [true, false]) {
    const progress = createProgress(Object.assign(Object.create(process.stderr), { isTTY, write }));
    progress.step('Compiling');
    progress.end();
  }
  expect(written).toEqual(['\r\u001b[2KCompiling…', '\r\u001b[2K']);
});

test('an error of the system or a lock held for too long is reported in one line, an internal error with its stack', () => {
  const diskFull = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  expect(describeFailure(diskFull)).toBe('Cannot write: the disk is full.');
  expect(describeFailure(Object.assign(diskFull, { path: '/x/book.json' }))).toBe('Cannot write /x/book.json: the disk is full.');
  const packageMissing = Object.assign(new Error("Cannot find package 'ajv' imported from /x.ts"), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(describeFailure(packageMissing)).toBe('The package ajv is not installed. Run `npm ci`.');
  expect(describeFailure(new LockTimeout('Process 7 has been writing for too long.'))).toBe('Process 7 has been writing for too long.');
  expect(describeFailure(new TypeError('x is not a function'))).toMatch(/^Internal error: TypeError: x is not a function\n +at /);
});

test.skipIf(process.platform !== 'linux')('a full disk is reported in one line', () => {
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', `"${process.execPath}" ${NODE_ARGUMENTS.join(' ')} generator/main.ts help > /dev/full`],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  expect([status, stderr]).toEqual([2, 'sightline: Cannot write: the disk is full.\n']);
});

test('a Node that cannot run TypeScript is reported in one line', () => {
  const oldNode = ['--no-experimental-strip-types', '--import', './generator/node-version.mjs', 'generator/main.ts', 'check'];
  const { status, stdout, stderr } = spawnSync(process.execPath, oldNode, { cwd: ROOT, encoding: 'utf8' });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^sightline: Node 22\.18 or later is needed to run TypeScript; this is Node .*\n$/);
  for (const script of Object.values(scripts).filter((text) => text.includes('.ts')))
    expect(script).toContain('node --import ./generator/node-version.mjs');
});
