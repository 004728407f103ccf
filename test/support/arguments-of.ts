import { type Arguments, readArguments } from '../../generator/cli/arguments.ts';

export function argumentsOf(...words: readonly string[]): Arguments {
  const args = readArguments(words);
  if (args === 'version' || 'message' in args) throw new Error(JSON.stringify(args));
  return args;
}
