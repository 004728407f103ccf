/** `sightline explain CLAUSE`: all that the rulebook knows of one clause. */
import { emitBook } from '../emit/book.ts';
import { notedChainOf, verdictOf } from '../examples/run.ts';
import { nearest } from '../nearest.ts';
import type { Arguments } from './arguments.ts';
import { openProject } from './project.ts';
import { show } from './show.ts';

export function explain(root: string, args: Arguments): number {
  const project = openProject(root);
  const { run, compilation } = project;
  if (run === undefined || compilation.rulebook === undefined) {
    show(project.diagnostics, project.sources, args);
    return 2;
  }
  const book = emitBook(compilation, run);
  const [id = ''] = args.names;
  const clause = book.clauses[id];
  if (clause === undefined) {
    const near = nearest(id, Object.keys(book.clauses));
    process.stderr.write(`sightline: there is no clause "${id}"${near === undefined ? '' : `; did you mean "${near}"?`}\n`);
    return 2;
  }
  if (args.json) {
    process.stdout.write(`${JSON.stringify(clause, null, 2)}\n`);
    return 0;
  }
  const out: string[] = [
    `${clause.id}: ${clause.title}`,
    `${clause.kind}, ${clause.status}${clause.waiting === undefined ? '' : ` (waits: ${clause.waiting})`}`,
  ];
  const node = compilation.rulebook.clauses.get(id);
  for (const { book: edition } of compilation.editions) {
    const words = edition.words.get(id) ?? (edition === compilation.editions[0]?.book ? node?.words.words : undefined);
    if (words !== undefined) out.push('', `Words (${edition.id}):`, ...words.split('\n').map((l) => `  ${l}`));
  }
  out.push('', 'Sources:', ...clause.sources.map((s) => `  ${s.document}: ${s.section}`));
  for (const change of clause.changes) out.push('', `Changed by ${change.erratum} (edition ${change.edition})`);
  for (const ruling of clause.rulings) out.push(`Ruling: ${ruling}`);
  for (const [edition, definitions] of Object.entries(clause.definitions)) {
    out.push('', `The engine reads this as (${edition}):`, ...definitions.flatMap((d) => [`  ${d.id} (${d.kind})`, `    ${d.sentence}`]));
  }
  for (const example of clause.examples) {
    out.push('', `Example ${example.id}: ${example.says}`);
    for (const [edition, answer] of Object.entries(example.verdicts))
      out.push(`  ${edition}: ${JSON.stringify(verdictOf(answer))}`, `    ${notedChainOf(answer).join(' → ')}`);
  }
  out.push('', `Refers to: ${clause.refersTo.join(', ') || 'nothing'}`, `Referred to by: ${clause.referredBy.join(', ') || 'nothing'}`);
  process.stdout.write(`${out.join('\n')}\n`);
  return 0;
}
