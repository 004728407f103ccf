/**
 * `sightline coverage`: per clause its status, its definitions and how many examples pass, and why it is not executed yet; then the
 * translations.
 */
import { createStatusOf } from '../examples/status.ts';
import { reportText } from '../report/text.ts';
import type { Arguments } from './arguments.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { openProject } from './project.ts';
import { outdatedWarnings, translationsByClause, translationTotals } from './translations.ts';

/** @param project opened already, if the caller has it */
export function coverage(root: string, args: Arguments, project = openProject(root)): number {
  const { exampleRun, compilation } = project;
  if (exampleRun === undefined || compilation.rulebook === undefined) {
    printDiagnostics(project.diagnostics, project.sources, args);
    return 2;
  }
  const translated = translationsByClause(compilation);
  const statusOf = createStatusOf(compilation, exampleRun);
  const rows = [...compilation.rulebook.clauses.values()].map((clause) => {
    const clauseStatus = statusOf(clause);
    return {
      clause: clause.id,
      page: clause.page,
      text: clause.ast.text !== '',
      executable: clause.data.executable,
      status: clauseStatus.status,
      definitions: clauseStatus.definitions,
      examples: clauseStatus.passing,
      // `waiting` is the former name of `notExecuted`, for programs that read it.
      ...(clause.data.notExecuted === undefined ? {} : { notExecuted: clause.data.notExecuted, waiting: clause.data.notExecuted }),
      ...(translated.has(clause.id) ? { translations: translated.get(clause.id) } : {}),
    };
  });
  if (args.json) process.stdout.write(`${JSON.stringify(rows, null, 1)}\n`);
  else {
    for (const row of rows)
      process.stdout.write(
        `${row.status.padEnd(12)} ${row.clause}  ${row.definitions.length} definitions, ${row.examples} examples${row.notExecuted === undefined ? '' : `  (not executed yet: ${row.notExecuted})`}\n`,
      );
    const texts = new Map(project.sources.map((s) => [s.path, s.text]));
    const warnings = outdatedWarnings(compilation);
    if (warnings.length > 0) process.stdout.write(`\n${reportText(warnings, { textOf: (file) => texts.get(file) })}\n\n`);
    for (const line of translationTotals(compilation)) process.stdout.write(`${line}\n`);
    const count = (status: string): number => rows.filter((r) => r.status === status).length;
    process.stdout.write(
      `${rows.length} clauses: ${count('executed')} executed, ${count('not-executed')} not executed yet, ${count('text')} text only\n`,
    );
  }
  return 0;
}
