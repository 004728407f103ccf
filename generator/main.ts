/** `sightline`: the command line. Exit status 0 for success, 1 for findings, 2 if the command could not run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../engine/base/json.ts';
import { readArguments } from './cli/arguments.ts';
import { describeFailure } from './cli/failure.ts';
import { usageOf } from './cli/help.ts';
import { recoverOutputs } from './cli/outputs.ts';
import { ROOT } from './cli/root.ts';
import { runCommand } from './cli/run-command.ts';
import { print, refuse } from './cli/terminal.ts';

function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return `sightline ${isRecord(manifest) ? String(manifest.version) : ''}`;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reading end of the pipe is closed, as by `head`.
  if (error.code === 'EPIPE') process.exit(0);
  refuse(describeFailure(error));
  process.exit(2);
});
try {
  const args = readArguments(process.argv.slice(2));
  if (args === 'version') print(version());
  else if ('message' in args) {
    process.exitCode = refuse(args.message);
    process.stderr.write(args.command === undefined ? 'See `sightline help`.\n' : `Usage: ${usageOf(args.command)}\n`);
  } else {
    recoverOutputs(ROOT);
    process.exitCode = await runCommand(ROOT, args);
  }
} catch (error) {
  process.exitCode = refuse(describeFailure(error));
}
