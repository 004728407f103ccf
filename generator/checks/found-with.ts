import { type Diagnostic, diagnosticKey } from '../diagnostic.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import type { DefinitionFinding } from './definition-finding.ts';

/**
 * Makes a function that returns whether an edition would have a finding with the given definitions in place of its own with the same ids:
 * removed ones, or changed ones as they were before. The function caches the findings by edition and ids.
 */
export function createIsFoundWith(findingsIn: (book: EditionBook) => readonly DefinitionFinding[]) {
  const keysByName = new Map<string, ReadonlySet<string>>();
  return (book: EditionBook, nodes: readonly DefinitionNode[], diagnostic: Diagnostic): boolean => {
    const ids = new Set(nodes.map(({ definition }) => definition.id));
    const name = [book.id, ...ids].join(' ');
    const definitions = [...book.definitions.filter(({ definition }) => !ids.has(definition.id)), ...nodes];
    const keys = keysByName.get(name) ?? new Set(findingsIn({ ...book, definitions }).map((f) => diagnosticKey(f.diagnostic)));
    keysByName.set(name, keys);
    return keys.has(diagnosticKey(diagnostic));
  };
}
