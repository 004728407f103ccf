import { type Arguments, readArguments } from '../../generator/cli/arguments.ts';

/** The arguments of a command line. Throws an Error if it is invalid or asks for the version. */
export function argumentsOf(...words: readonly string[]): Arguments {
  const args = readArguments(words);
  if (args === 'version' || 'message' in args) throw new Error(JSON.stringify(args));
  return args;
}
