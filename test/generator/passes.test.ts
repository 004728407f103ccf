import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../support/project-files.ts';

const FOLDER = 'generator/passes';
const names = readdirSync(FOLDER).map((file) => file.replace(/\.ts$/, ''));
const exportsOf = (name: string): readonly string[] =>
  readFileSync(`${FOLDER}/${name}.ts`, 'utf8').match(/^export (?!interface|type ).*/gm) ?? [];

test.each(names)('%s exports one value, a pass', (name) => {
  expect(exportsOf(name)).toEqual([expect.stringMatching(/^export const \w+: Pass</)]);
});

test('the diagram of generator/README.md has every pass', () => {
  const inDiagram = [...readFileSync('generator/README.md', 'utf8').matchAll(/^ {3}[│▼] ([a-z-]+)/gm)].map(([, name]) => name);
  expect(inDiagram.sort()).toEqual(names.sort());
});

const CHECKS = 'generator/checks/';

/** Modules of checks/ that check nothing: the compiler itself may import them. */
const NO_CHECKS: ReadonlyMap<string, string> = new Map([
  ['given-fields.ts', 'the fields of questions, which several passes read'],
  ['lost-ids.ts', 'joins findings about references with that of the lost id which they name'],
  ['missing-names.ts', 'drops findings of some passes that follow from those of others'],
  ['needed-removals.ts', 'joins the findings of the rulebook with those of packs'],
]);

test('the compiler imports no check itself: passes call these', () => {
  const { imports } = projectFiles().find(({ path }) => path === 'generator/compile.ts') ?? { imports: [] };
  const checks = imports.filter((path) => path.startsWith(CHECKS)).map((path) => path.slice(CHECKS.length));
  expect(checks.sort()).toEqual([...NO_CHECKS.keys()]);
});
