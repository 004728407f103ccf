import { type Arguments, readArguments } from '../../generator/cli/arguments.ts';

/** The arguments of a command line that is right. */
export function argumentsOf(...words: readonly string[]): Arguments {
  const args = readArguments(words);
  if (args === 'version' || 'message' in args) throw new Error(JSON.stringify(args));
  return args;
}
