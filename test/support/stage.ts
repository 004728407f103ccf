import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Totals } from './reports.ts';

export interface Stage {
  readonly name: string;
  /** Programs of node_modules/.bin with their arguments; the first that fails ends the stage. */
  readonly commands: readonly (readonly [string, ...string[]])[];
  readonly env?: Readonly<Record<string, string>>;
  /** Reads the totals from the report of the runner; without it the stage counts as one test. Throws if there is no report. */
  readonly totals?: () => Totals;
}

// Playwright sets FORCE_COLOR for its workers, and Node warns in each of them if NO_COLOR is set too.
const { NO_COLOR: _, ...withoutNoColor } = process.env;
const root = resolve(import.meta.dirname, '../..');
/** Every process of Node starts with what an earlier one has compiled; the tests start dozens. */
const compileCache = resolve(root, 'node_modules/.cache/node');
/** In ms. A command that hangs is stopped after it; the longest takes 21 minutes on a busy machine. */
const timeLimit = 30 * 60_000;
const running = new Set<() => void>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    for (const stop of running) stop();
    process.exit(130);
  });
}

/** Runs a stage and prints one line about it, with its output below when anything in it failed. Never throws. */
export async function runStage(stage: Stage): Promise<Totals> {
  const start = Date.now();
  let output = '';
  let succeeded = true;
  for (const command of stage.commands) {
    const result = await run(command, stage.env ?? {});
    output += result.output;
    succeeded = result.code === 0;
    if (!succeeded) break;
  }
  const totals = totalsOf(stage, succeeded, (note) => {
    output += `${note}\n`;
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${totals.failed === 0 ? 'ok  ' : 'FAIL'} ${stage.name}: ${totals.passed} passed, ${totals.failed} failed (${seconds} s)`);
  // The names of failed tests come before the output, so that a log that is cut off has them.
  if (totals.failed > 0) console.log([...(totals.failures ?? []), stripVTControlCharacters(output)].join('\n').replace(/^(?=.)/gm, '  | '));
  return totals;
}

function totalsOf(stage: Stage, succeeded: boolean, addToOutput: (note: string) => void): Totals {
  if (!stage.totals) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const totals = stage.totals();
    // A runner may fail although all of its tests pass.
    return succeeded || totals.failed > 0 ? totals : { ...totals, failed: 1 };
  } catch (error) {
    addToOutput(`no report: ${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

function run(
  [program, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; output: string }> {
  return new Promise((settle) => {
    const path = `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...withoutNoColor,
        PATH: path,
        FORCE_COLOR: '0',
        ASTRO_TELEMETRY_DISABLED: '1',
        NODE_COMPILE_CACHE: compileCache,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that its children are stopped with it.
      detached: true,
    });
    let output = '';
    const stop = (): void => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    };
    const timer = setTimeout(() => {
      output += `stopped after ${timeLimit / 60_000} minutes\n`;
      stop();
    }, timeLimit);
    const end = (code: number): void => {
      clearTimeout(timer);
      running.delete(stop);
      settle({ code, output });
    };
    running.add(stop);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => {
      output += `${program} could not run: ${error.message}\n`;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
