/**
 * `sightline build` first writes the schema of questions as a module: the build loads that module with the engine, and an old one may be
 * broken.
 */
import { join } from 'node:path';
import { emitQuestionSchema } from '../emit/question-schema.ts';
import type { Arguments } from './arguments.ts';
import { changedFiles, replaceFiles } from './files.ts';
import { readText } from './read-text.ts';
import { printBeside, refuse } from './terminal.ts';

/** The generated files that the build itself loads, through the engine. */
function ownFiles(root: string): ReadonlyMap<string, string> {
  const schema = readText(join(root, 'schemas/question.schema.json'));
  try {
    return new Map([['engine/generated/question-schema.ts', emitQuestionSchema(schema)]]);
  } catch (error) {
    // The compiler reports a schema that is not JSON, with its place.
    if (error instanceof SyntaxError) return new Map();
    throw error;
  }
}

export function restoreOwnFiles(root: string): void {
  replaceFiles(root, ownFiles(root));
}

export async function startBuild(root: string, args: Arguments): Promise<number> {
  if (args.check && (args.accept || args.watch))
    return refuse(`\`--check\` writes nothing, so it does not go with \`${args.accept ? '--accept' : '--watch'}\`.`);
  if (args.check) {
    const outdated = changedFiles(root, ownFiles(root));
    for (const path of outdated) printBeside(args, `${path} is out of date. Run \`sightline build\`.`);
    if (outdated.length > 0) return 1;
  } else restoreOwnFiles(root);
  const { build } = await import('./build.ts');
  return build(root, args);
}
