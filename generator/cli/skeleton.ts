/** `sightline erratum CLAUSE`, `sightline publication ID` and `sightline edition ID`: the files that a change of the rules begins with. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takenFromEditions } from '../checks/taken-names.ts';
import { type Compilation, hasErrors } from '../compile.ts';
import { clauseId, editionId } from '../ids.ts';
import { sentenceOf } from '../sentence/sentence.ts';
import { erratumSkeleton, linesAbout } from '../skeleton/erratum.ts';
import { addPublication, type NewPublication } from '../skeleton/publication.ts';
import type { Arguments } from './arguments.ts';
import { replaceFiles } from './files.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { compileProject, compileWithoutUnfinished, skippedLine } from './project.ts';
import { suggestion } from './suggestion.ts';
import { print, refuse } from './terminal.ts';

const EDITIONS = 'rules/editions.json';

export function newErratum(root: string, args: Arguments): number {
  const compiled = compileWithoutUnfinished(root);
  const { sources, compilation } = compiled;
  const { rulebook } = compilation;
  if (hasErrors(compilation.diagnostics) || rulebook === undefined) {
    printDiagnostics(compilation.diagnostics, sources, args);
    return 2;
  }
  const clause = clauseId(args.names[0] ?? '');
  const ofPage = [...rulebook.clauses.values()].find(({ page }) => page === args.names[0]);
  if (ofPage !== undefined) return refuse(`\`${ofPage.page}\` is a page. Name one of its clauses, such as \`${ofPage.id}\`.`);
  const pack = compilation.packs.find((one) => one.compilation.rulebook?.clauses.has(clause));
  if (!rulebook.clauses.has(clause) && pack !== undefined)
    return refuse(`\`${clause}\` is a clause of the pack \`${pack.id}\`. Errata change clauses of the rulebook.`);
  if (!rulebook.clauses.has(clause)) return refuseName('clause', clause, rulebook.clauses.keys());
  const { publications } = rulebook.editions;
  const publicationId = args.publication ?? publications.at(-1)?.id ?? '';
  const publication = publications.find(({ id }) => id === publicationId);
  if (publication === undefined)
    return refuseName(
      'publication',
      publicationId,
      publications.map(({ id }) => id),
    );
  const { path, text, definitions, examples, sameNumbers } = erratumSkeleton({ ...compilation, rulebook }, clause, publication);
  if (existsSync(join(root, path))) return refuse(`${path} exists already. Edit it, or move it away.`);
  replaceFiles(root, new Map([[path, text]]));
  print(`Wrote ${path}.`);
  const skipped = skippedLine(compiled);
  if (skipped !== undefined) print(skipped);
  for (const definition of definitions) print(`  ${definition.id}: ${sentenceOf(definition)}`);
  const [carry, test] = [
    definitions.length === 1 ? 'definition carries' : 'definitions carry',
    examples.length === 1 ? 'example tests or cites' : 'examples test or cite',
  ];
  print(`${definitions.length} ${carry} the clause, ${examples.length} ${test} it.`);
  for (const line of linesAbout(sameNumbers)) print(line);
  return 0;
}

/** `publication ID [--edition ID]` and `edition ID [--publication ID]` add the same entry: every publication makes one edition. */
export function newPublication(root: string, args: Arguments): number {
  const [name = ''] = args.names;
  const year = args.date?.slice(0, 4);
  const ids =
    args.command === 'edition'
      ? { edition: editionId(name), id: args.publication ?? name }
      : { id: name, edition: editionId(args.edition ?? year ?? name) };
  const newEntry: NewPublication = {
    ...ids,
    ...(args.title === undefined ? {} : { title: args.title }),
    ...(args.date === undefined ? {} : { date: args.date }),
  };
  const { sources, compilation } = compileProject(root);
  const editions = compilation.rulebook?.editions;
  if (editions === undefined) {
    printDiagnostics(compilation.diagnostics, sources, args);
    return 2;
  }
  const reason = whyTaken(newEntry.edition, compilation);
  if (reason !== undefined) return refuse(`No edition can have the id \`${newEntry.edition}\`: ${reason}.`);
  const schema = /"\$schema":\s*"([^"]*)"/.exec(sources.find(({ path }) => path === EDITIONS)?.text ?? '')?.[1];
  const added = addPublication(editions, newEntry, schema);
  if ('fault' in added) return refuse(added.fault);
  replaceFiles(root, new Map([[EDITIONS, added.text]]));
  const { editionTitle = '' } = editions.publications.find(({ edition }) => edition === editions.default) ?? {};
  print(
    `Wrote ${EDITIONS}: publication ${newEntry.id}, edition ${newEntry.edition}.\n` +
      `Readers get edition ${editions.default} unless they choose another: change "default" when ${newEntry.edition} is ready.\n` +
      `Then ${editions.default} keeps the title "${editionTitle}": change its "editionTitle" too if it is only right for the default edition.\n` +
      (added.next === undefined ? '' : `By its date it comes before ${added.next}, whose errata are applied after its own.\n`) +
      `Next: sightline erratum CLAUSE --publication ${newEntry.id}`,
  );
  return 0;
}

/** Why a new edition cannot have this id; undefined if it can. */
const whyTaken = (edition: string, { rulebook, packs }: Compilation): string | undefined =>
  [rulebook, ...packs.map(({ compilation }) => compilation.rulebook)]
    .map((book) => (book === undefined ? undefined : takenFromEditions(book).get(edition)))
    .find((reason) => reason !== undefined);

function refuseName(what: string, name: string, known: Iterable<string>): number {
  return refuse(`There is no ${what} \`${name}\`.${suggestion(name, known)}`);
}
