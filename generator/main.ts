/** `sightline`: the command line. Exit 0 good, 1 findings, 2 could not run. */

import { type Arguments, readArguments } from './cli/arguments.ts';
import { build } from './cli/build.ts';
import { check } from './cli/check.ts';
import { coverage } from './cli/coverage.ts';
import { diff } from './cli/diff.ts';
import { explain } from './cli/explain.ts';
import { ROOT } from './cli/files.ts';
import { generatedEngine } from './cli/generated.ts';
import { importDocuments } from './cli/import.ts';
import { judgeStream } from './cli/judge.ts';
import { mutate } from './cli/mutate.ts';
import { search } from './cli/search.ts';
import { newErratum, newPublication } from './cli/skeleton.ts';

const USAGE = `sightline: the rulebook's compiler and judge

  check [--json | --sarif]              everything up to emit, nothing written
  build [--watch] [--accept] [--check]  compile; --accept records verdicts, --check only compares
  judge                                 questions in, verdicts out (NDJSON)
  explain CLAUSE [--json]               words, sources, history, definitions, examples, who refers to it
  diff EDITION EDITION [--behaviour] [--json]
  coverage [--json]                     per clause: text, definitions, passing examples, what waits
  search WORDS [--json]                 the site's search: is:erratum in:terrain term:rim narrow it
  import FILE… [--as DOCUMENT] [--out FOLDER] [--json | --sarif]
                                        published rule documents: their defects, what maps to which clause, a private layer
  erratum CLAUSE [--publication ID]     writes the file of a new erratum: digest, present text, definitions, examples
  publication ID [--edition ID] [--title TITLE] [--date DATE]
  edition ID [--publication ID] [--title TITLE] [--date DATE]
                                        adds a publication and the edition it makes to rules/editions.json
  mutate [--definition ID] [--json]     changes definitions one at a time; which changes does no example notice?

Exit status: 0 good, 1 findings, 2 could not run.
`;

/** Runs one command; the number is the exit status. */
async function run(args: Arguments): Promise<number> {
  switch (args.command) {
    case 'check':
      return check(ROOT, args);
    case 'build':
      return build(ROOT, args);
    case 'judge':
      return judgeStream(await generatedEngine(), process.stdin, process.stdout);
    case 'explain':
      return explain(ROOT, args);
    case 'diff':
      return diff(ROOT, args);
    case 'coverage':
      return coverage(ROOT, args);
    case 'import':
      return importDocuments(ROOT, args);
    case 'mutate':
      return mutate(ROOT, args);
    case 'erratum':
      return newErratum(ROOT, args);
    case 'edition':
    case 'publication':
      return newPublication(ROOT, args);
    case 'search':
      return search(ROOT, args);
    case 'help':
      process.stdout.write(USAGE);
      return 0;
  }
}

const args = readArguments(process.argv.slice(2));
if (typeof args === 'string') {
  process.stderr.write(`sightline: ${args}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
  });
  try {
    process.exitCode = await run(args);
  } catch (error) {
    process.stderr.write(`sightline: could not run: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 2;
  }
}
