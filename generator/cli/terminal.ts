/** How the command line writes: results to standard output, everything else to standard error. */
import type { WriteStream } from 'node:tty';

export function hasColours(stream: Pick<WriteStream, 'isTTY'>, environment: NodeJS.ProcessEnv = process.env): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return stream.isTTY === true && TERM !== 'dumb';
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A line beside a report: on standard error where the report is JSON or SARIF, so that standard output holds nothing else. */
export function printBeside({ json, sarif }: { readonly json: boolean; readonly sarif: boolean }, text: string): void {
  (json || sarif ? process.stderr : process.stdout).write(`${text}\n`);
}

/** Prints one line with the reason why the command could not run. Returns its exit status. */
export function refuse(message: string): 2 {
  process.stderr.write(`sightline: ${message}\n`);
  return 2;
}
