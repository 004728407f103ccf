import type { Json, JsonObject } from '../../engine/base/json.ts';
import { readSources } from '../cli/files.ts';
import { compile, hasErrors } from '../compile.ts';
import type { Definition } from '../generated/definition.ts';
import { createMutationSetup, type MutationSetup } from './mutation-setup.ts';
import { readPositions } from './positions/position.ts';

/** Undefined where the sources have errors. */
export function openMutationSetup(root: string): MutationSetup | undefined {
  const sources = readSources(root);
  const compilation = compile(sources);
  const { isDefinition } = compilation;
  // Any definition: it only gives the place of faults, which nothing shows here.
  const anyDefinition = compilation.editions[0]?.book.definitions[0];
  if (hasErrors(compilation.diagnostics) || isDefinition === undefined || anyDefinition === undefined) return undefined;
  return createMutationSetup({
    compilation,
    sources,
    positions: readPositions(root),
    isDefinition: (value: Json): value is Definition & JsonObject => isDefinition(value, anyDefinition),
  });
}
