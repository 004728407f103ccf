/** `sightline erratum CLAUSE`, `sightline publication ID` and `sightline edition ID`: the files that a change of the rules begins with. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nearest } from '../nearest.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import { erratumSkeleton } from '../skeleton/erratum.ts';
import { addPublication, type NewPublication } from '../skeleton/publication.ts';
import { replaceFiles } from './files.ts';
import type { Arguments } from './options.ts';
import { openProject } from './project.ts';
import { show } from './show.ts';
import { print, refuse } from './terminal.ts';

export function newErratum(root: string, args: Arguments): number {
  const project = openProject(root);
  const { compilation, run } = project;
  const { rulebook } = compilation;
  if (run === undefined || rulebook === undefined) {
    show(project.diagnostics, project.sources, args);
    return 2;
  }
  const [clause = ''] = args.names;
  if (!rulebook.clauses.has(clause)) return refuseName('clause', clause, rulebook.clauses.keys());
  const { publications } = rulebook.editions;
  const wanted = args.publication ?? publications.at(-1)?.id ?? '';
  const publication = publications.find(({ id }) => id === wanted);
  if (publication === undefined)
    return refuseName(
      'publication',
      wanted,
      publications.map(({ id }) => id),
    );
  const { path, text, definitions, examples } = erratumSkeleton({ ...compilation, rulebook }, run, clause, publication);
  if (existsSync(join(root, path))) return refuse(`${path} exists already. Edit it, or move it away.`);
  replaceFiles(root, new Map([[path, text]]));
  print(`wrote ${path}`);
  for (const definition of definitions) print(`  ${definition.id}: ${sentenceOf(definition)}`);
  print(`${definitions.length} definitions carry the clause, ${examples.length} examples watch it`);
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
  if ('fault' in made) return refuse(made.fault);
  replaceFiles(root, new Map([['rules/editions.json', made.text]]));
  print(
    `wrote rules/editions.json: publication ${wanted.id}, edition ${wanted.edition}\n` +
      `Readers get edition ${editions.default} unless they choose another: change "default" when ${wanted.edition} is ready.\n` +
      `Next: sightline erratum CLAUSE --publication ${wanted.id}`,
  );
  return 0;
}

function refuseName(what: string, name: string, known: Iterable<string>): number {
  const near = nearest(name, known);
  return refuse(`There is no ${what} \`${name}\`.${near === undefined ? '' : ` Did you mean \`${near}\`?`}`);
}
