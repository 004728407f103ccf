import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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

test('the compiler imports no module check-*.ts and none of checks/idle/ itself: passes call these', () => {
  expect(readFileSync('generator/compile.ts', 'utf8')).not.toMatch(/from '\.\/checks\/(?:idle\/|check-)/);
});
