import type { BookClause } from '../../emit/book-types.ts';
import { clauseId } from '../../ids.ts';
import { linesOfExample } from './example.ts';
import { type Explained, type KnownBook, linesByEditions } from './known.ts';

export function explainClause(known: KnownBook, name: string): Explained | undefined {
  const { rulebook, editions } = known;
  const id = clauseId(name);
  const node = rulebook.clauses.get(id);
  const clause = node === undefined ? undefined : known.book.clauses[id];
  if (clause === undefined || node === undefined) return undefined;
  const lines = [`Clause ${clause.id}: ${clause.title}`, `${clause.kind}, ${statusText(clause)}`];
  // An edition without a text of its own has that of the first, and is left out here.
  const [first] = editions;
  for (const { book: edition } of editions) {
    const text = edition.texts.get(id) ?? (edition === first?.book ? node.ast.text : undefined);
    if (text !== undefined) lines.push('', `Text (${edition.id}):`, ...text.split('\n').map((line) => `  ${line}`));
  }
  lines.push('', 'Sources:', ...clause.sources.map((source) => `  ${source.document}: ${source.section}`));
  for (const change of clause.changes) lines.push('', `Changed by ${change.erratum} (edition ${change.edition})`);
  for (const { id: ruling, kind } of known.book.rulings) if (clause.rulings.includes(ruling)) lines.push(`${KIND_LABELS[kind]}: ${ruling}`);
  const definitionLines = linesByEditions(known, clause.definitions, (definitions) =>
    definitions.flatMap((d) => [`  ${d.id} (${d.kind})`, `    ${d.sentence}`]),
  );
  for (const [inEditions, printed] of definitionLines) lines.push('', `Definitions (${inEditions}):`, ...printed);
  for (const example of clause.examples) lines.push('', ...linesOfExample(known, example));
  lines.push('', `Refers to: ${clause.refersTo.join(', ') || 'nothing'}`, `Referred to by: ${clause.referredBy.join(', ') || 'nothing'}`);
  return { json: clause, lines };
}

const KIND_LABELS = { ruling: 'Ruling', reminder: 'Reminder', reading: 'Reading' } as const;

const statusText = ({ status, notExecuted }: BookClause): string =>
  notExecuted === undefined ? (status === 'text' ? 'text only' : status) : `not executed yet: ${notExecuted}`;
