import { clausesOf } from '../../definition-clauses.ts';
import { sentenceOf } from '../../sentence/sentence.ts';
import type { Explained, KnownBook } from './known.ts';

export function explainDefinition({ rulebook, editions, pathOnDisk }: KnownBook, id: string): Explained | undefined {
  const versions = editions.flatMap(({ book: edition }) => {
    const node = edition.definitions.find(({ definition }) => definition.id === id);
    return node === undefined ? [] : [{ edition: edition.id, node, errata: edition.changed.get(node.definition.id) ?? [] }];
  });
  const [first] = versions;
  if (first === undefined) return undefined;
  const lines = [`Definition ${id} (${first.node.definition.kind})`];
  let previousText = '';
  for (const { edition, node, errata } of versions) {
    const text = JSON.stringify(node.definition, null, 2);
    if (text === previousText) continue;
    previousText = text;
    const { file, line } = node.document.placeOf(node.pointer);
    const changed = errata.length === 0 ? '' : `, changed by ${errata.join(', ')}`;
    lines.push(
      '',
      `Edition ${edition} (${pathOnDisk(file)}:${line}${changed}):`,
      `  ${sentenceOf(node.definition)}`,
      ...text.split('\n').map((each) => `  ${each}`),
    );
  }
  const clauses = clausesOf(first.node.definition);
  const examples = clauses.flatMap((clause) => rulebook.clauses.get(clause)?.ast.examples.map((example) => example.id) ?? []);
  lines.push('', `Clauses: ${clauses.join(', ')}`, `Examples: ${examples.join(', ') || 'none'}`);
  return {
    json: {
      id,
      clauses,
      versions: versions.map(({ edition, node, errata }) => ({ edition, definition: node.definition, changedBy: errata })),
    },
    lines,
  };
}
