/** Which folder may import what, and what no file may hold. The table is the architecture; see the README of each folder. */
import { builtinModules } from 'node:module';
import { expect, test } from 'vitest';
import { projectFiles } from './support/project-files.ts';

interface Room {
  /** Files whose path matches belong to the first room that fits. */
  readonly holds: RegExp;
  /** Files of the project it may import. */
  readonly files: RegExp;
  /** Modules of Node it may import. */
  readonly node: RegExp | null;
  /** Whether it may import npm packages. */
  readonly packages: boolean;
}

const anything = /^/;

const rooms: Readonly<Record<string, Room>> = {
  'the kernel': { holds: /^engine\/kernel\//, files: /^engine\/(?!generated\/)/, node: null, packages: false },
  'the engine': { holds: /^engine\//, files: /^engine\//, node: null, packages: false },
  'the command line': {
    holds: /^generator\/(main\.ts$|cli\/|mutate\/)/,
    files: /^((generator|engine)\/|site\/src\/search\/)/,
    node: anything,
    packages: true,
  },
  'the compiler': {
    holds: /^generator\//,
    files: /^generator\/(?!main\.ts|cli\/|mutate\/)/,
    node: /^(path|crypto|url|util)$/,
    packages: true,
  },
  // Site and command line both use it, so it depends on neither.
  'the search': { holds: /^site\/src\/search\//, files: /^site\/src\/search\//, node: null, packages: false },
  'the printing of PDFs': { holds: /^site\/print-pdf\.ts$/, files: /^(site|test\/support)\//, node: anything, packages: true },
  'the site': { holds: /^site\//, files: /^(site|engine|schemas)\//, node: anything, packages: true },
  'the tests': { holds: /^test\//, files: /^(engine|generator|site|test|schemas)\//, node: anything, packages: true },
};

const files = projectFiles();
const own = files.filter(({ path }) => !path.includes('/generated/'));

for (const [name, room] of Object.entries(rooms)) {
  test(`imports of ${name} stay within the table`, () => {
    const found = files
      .filter(({ path }) => roomOf(path) === room)
      .flatMap(({ path, imports }) => imports.filter((target) => !mayImport(room, target)).map((target) => `${path} imports ${target}`));
    expect(found).toEqual([]);
  });
}

test('every file has a room', () => {
  expect(files.filter(({ path }) => !roomOf(path)).map(({ path }) => path)).toEqual([]);
});

test('no file of our own reaches 300 lines', () => {
  const long = own.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 })).filter(({ lines }) => lines >= 300);
  expect(long).toEqual([]);
});

test('no file silences the type checker or reads outside the project', () => {
  const banned = [
    /@ts-(ignore|nocheck|expect-error)\b/,
    /\bas\s+any\b/,
    /\bas\s+unknown\s+as\b/,
    /biome-ignore.*(noExplicitAny|noNonNullAssertion)/,
    /\.\.\/shared\//,
    /\/work\//,
  ];
  const found = own
    .filter(({ path }) => path !== 'test/architecture.test.ts')
    .flatMap(({ path, text }) => banned.filter((pattern) => pattern.test(text)).map((pattern) => `${path} holds ${pattern.source}`));
  expect(found).toEqual([]);
});

function roomOf(path: string): Room | undefined {
  return Object.values(rooms).find(({ holds }) => holds.test(path));
}

function mayImport(room: Room, target: string): boolean {
  if (target.startsWith('node:') || builtinModules.includes(target)) return room.node?.test(target.replace(/^node:/, '')) ?? false;
  if (/^(\.\.\/|engine\/|generator\/|site\/|test\/|schemas\/|rules\/)/.test(target)) return room.files.test(target);
  return room.packages;
}
