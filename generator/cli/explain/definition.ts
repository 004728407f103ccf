import { clausesOf } from '../../definition-clauses.ts';
import { sentenceOf } from '../../sentence/sentence.ts';
import type { Explained, Known } from './known.ts';

export function explainDefinition({ book, editions }: Known, id: string): Explained | undefined {
  const versions = editions.flatMap(({ book: edition }) => {
    const node = edition.definitions.find(({ definition }) => definition.id === id);
    return node === undefined ? [] : [{ edition: edition.id, node, by: edition.changed.get(node.definition.id) ?? [] }];
  });
  const [first] = versions;
  if (first === undefined) return undefined;
  const out = [`Definition ${id} (${first.node.definition.kind})`];
  let before = '';
  for (const { edition, node, by } of versions) {
    const text = JSON.stringify(node.definition, null, 2);
    if (text === before) continue;
    before = text;
    const { file, line } = node.document.placeOf(node.pointer);
    const changed = by.length === 0 ? '' : `, changed by ${by.join(', ')}`;
    out.push(
      '',
      `Edition ${edition} (${file}:${line}${changed}):`,
      `  ${sentenceOf(node.definition)}`,
      ...text.split('\n').map((each) => `  ${each}`),
    );
  }
  const clauses = clausesOf(first.node.definition);
  const examples = clauses.flatMap((clause) => book.clauses[clause]?.examples.map((example) => example.id) ?? []);
  out.push('', `Clauses: ${clauses.join(', ')}`, `Examples: ${examples.join(', ') || 'none'}`);
  return {
    json: { id, clauses, versions: versions.map(({ edition, node, by }) => ({ edition, definition: node.definition, changedBy: by })) },
    lines: out,
  };
}
