import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editions } from '../../engine/generated/editions.ts';
import { takenFromEditions, takenFromParts } from '../../generator/checks/taken-names.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { compile } from '../../generator/compile.ts';
import { smallBook } from '../fixtures/small-book.ts';

/** The names of modules, pages and folders that can be ids. Routes with parameters, and those with an ending (`search.json`), cannot. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder))
    .map((name) => name.replace(/\.(?:astro|ts)$/, ''))
    .filter((name) => /^[a-z0-9-]+$/.test(name));

/** Without `glossary`, which is itself an area: its folder only adds a file to the pages of that area. */
const addresses = [...namesIn('site/src/pages'), ...namesIn('site/public')].filter((name) => name !== 'glossary');
const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

test('an edition can have no name of another generated module, a route, an area, a part or a language', () => {
  const { rulebook } = compile(smallBook());
  if (rulebook === undefined) throw new Error('the small book does not compile');
  const modules = namesIn('engine/generated').filter((name) => !editions.includes(name));
  const ofBook = ['all', 'turns', 'ground', 'glossary', 'de'];
  expect(sorted(takenFromEditions(rulebook).keys())).toEqual(sorted([...modules, ...addresses, ...ofBook]));
});

test('a part can have no name of a route, also among the documents to print and the pages of coverage', () => {
  const besideParts = ['print', 'coverage'].flatMap((folder) => namesIn(`site/src/pages/${folder}`));
  expect(sorted(takenFromParts.keys())).toEqual(sorted([...addresses, ...besideParts]));
});
