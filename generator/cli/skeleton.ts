/** `sightline erratum CLAUSE`, `sightline publication ID` and `sightline edition ID`: the files that a change of the rules begins with. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../nearest.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import { erratumSkeleton } from '../skeleton/erratum.ts';
import { addPublication, type NewPublication } from '../skeleton/publication.ts';
import type { Arguments } from './arguments.ts';
import { replaceFiles } from './files.ts';
import { openProject } from './project.ts';
import { show } from './show.ts';

export function newErratum(root: string, args: Arguments): number {
  const project = openProject(root);
  const { compilation, run } = project;
  const { rulebook } = compilation;
  if (run === undefined || rulebook === undefined) {
    show(project.diagnostics, project.sources, args);
    return 2;
  }
  const [clause = ''] = args.names;
  if (!rulebook.clauses.has(clause)) return refuse('clause', clause, rulebook.clauses.keys());
  const { publications } = rulebook.editions;
  const wanted = args.publication ?? publications.at(-1)?.id ?? '';
  const publication = publications.find(({ id }) => id === wanted);
  if (publication === undefined)
    return refuse(
      'publication',
      wanted,
      publications.map(({ id }) => id),
    );
  const { path, text, definitions, examples } = erratumSkeleton({ ...compilation, rulebook }, run, clause, publication);
  if (existsSync(join(root, path))) return fail(`${path} exists already: edit it, or move it away`);
  replaceFiles(root, new Map([[path, text]]));
  process.stdout.write(`wrote ${path}\n`);
  for (const definition of definitions) process.stdout.write(`  ${definition.id}: ${sentenceOf(definition)}\n`);
  process.stdout.write(`${definitions.length} definitions carry the clause, ${examples.length} examples watch it\n`);
  return 0;
}

/** `publication ID [--edition ID]` and `edition ID [--publication ID]` add the same entry: every publication makes one edition. */
export function newPublication(root: string, args: Arguments): number {
  const [name = ''] = args.names;
  const year = args.date?.slice(0, 4);
  const ids =
    args.command === 'edition' ? { edition: name, id: args.publication ?? name } : { id: name, edition: args.edition ?? year ?? name };
  const wanted: NewPublication = {
    ...ids,
    ...(args.title === undefined ? {} : { title: args.title }),
    ...(args.date === undefined ? {} : { date: args.date }),
  };
  const project = openProject(root);
  const editions = project.compilation.rulebook?.editions;
  if (editions === undefined) {
    show(project.diagnostics, project.sources, args);
    return 2;
  }
  const made = addPublication(editions, wanted);
  if ('fault' in made) return fail(made.fault);
  replaceFiles(root, new Map([['rules/editions.json', made.text]]));
  process.stdout.write(
    `wrote rules/editions.json: publication ${wanted.id}, edition ${wanted.edition}\n` +
      `Readers get edition ${editions.default} unless they choose another: change "default" when ${wanted.edition} is ready.\n` +
      `Next: sightline erratum CLAUSE --publication ${wanted.id}\n`,
  );
  return 0;
}

function refuse(what: string, name: string, known: Iterable<string>): number {
  const near = nearest(name, known);
  return fail(name === '' ? `name a ${what}` : `there is no ${what} "${name}"${near === undefined ? '' : `; did you mean "${near}"?`}`);
}

function fail(message: string): number {
  process.stderr.write(`sightline: ${message}\n`);
  return 2;
}
