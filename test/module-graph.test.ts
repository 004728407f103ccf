/** The graph of modules: which folders of the compiler and the engine import which, no cycles, no module or export without use. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type ExportedName, exportedNames } from './support/module-exports.ts';
import { projectFiles } from './support/project-files.ts';

const files = projectFiles();
const paths = new Set(files.map(({ path }) => path));

/**
 * The other folders that a folder may import; `generator` and `engine` mean the files directly in them. A folder without a row may import
 * what architecture.test.ts allows.
 */
const FOLDERS: { readonly [folder: string]: string } = {
  'engine/kernel': '',
  'engine/game': 'engine/kernel',
  'engine/base': '',
  'engine/board-notation': 'engine/base engine/kernel',
  'engine/judge': 'engine/kernel engine/game engine/generated',
  'engine/bots': 'engine/game engine/judge engine/kernel',
  'generator/diagnostics': 'generator',
  'generator/language': 'generator generator/diagnostics engine/base',
  'generator/prose': 'generator generator/parse generator/generated',
  'generator/parse': 'generator generator/prose engine/base engine/board-notation',
  'generator/schemas': 'generator generator/diagnostics engine/base',
  'generator/recovery': 'generator generator/generated engine/base',
  'generator/sources':
    'generator generator/generated generator/parse generator/recovery generator/schemas engine/base engine/board-notation',
  'generator/sentence': 'generator generator/generated generator/language',
  'generator/errata': 'generator generator/diagnostics generator/generated generator/recovery generator/schemas engine/base',
  'generator/report': 'generator',
  'generator/stale':
    'generator generator/checks generator/errata generator/generated generator/language generator/parse generator/prose engine/base',
  'generator/import': 'generator generator/diagnostics generator/parse engine/base',
  'generator/simulate': 'generator engine',
  'generator/instantiate': 'generator engine engine/kernel engine/game generator/lower generator/game',
};

const folderOf = (path: string): string => {
  const [top = '', folder = ''] = path.split('/');
  return path.split('/').length > 2 ? `${top}/${folder}` : top;
};

const localImports = new Map(
  files.map(({ path, imports }) => [path, imports.map((target) => target.replace(/\?.*$/, '')).filter((target) => paths.has(target))]),
);

/** Local imports without those that only `import type` names. */
const valueImports = new Map(
  files.map(({ path, text }) => {
    const targetsOf = (statement: RegExp): ReadonlySet<string> =>
      new Set([...text.matchAll(statement)].map(([, target = '']) => posix.join(posix.dirname(path), target)));
    const typeTargets = targetsOf(/^(?:import|export) type [^;]*? from '(\.[^']+)';/gms);
    const valueTargets = targetsOf(/^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gms);
    return [path, (localImports.get(path) ?? []).filter((target) => !typeTargets.has(target) || valueTargets.has(target))];
  }),
);

test('a folder with a row in the table imports only the folders of that row', () => {
  const found = [...localImports].flatMap(([path, targets]) => {
    const allowed = FOLDERS[folderOf(path)]?.split(' ');
    if (allowed === undefined) return [];
    const others = targets.filter((target) => folderOf(target) !== folderOf(path) && !allowed.includes(folderOf(target)));
    return others.map((target) => `${path} imports ${target}`);
  });
  expect(found).toEqual([]);
});

/** The modules that lie on a cycle, by a depth-first search from each. */
function onCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const reachedFrom = (start: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const queue = [...(graph.get(start) ?? [])];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      queue.push(...(graph.get(next) ?? []));
    }
    return reached;
  };
  return [...graph.keys()].filter((path) => reachedFrom(path).has(path));
}

test('no modules import each other in a cycle', () => {
  expect(onCycles(valueImports)).toEqual([]);
});

test('types refer to each other in a cycle only inside the kernel and inside the game', () => {
  expect(onCycles(localImports).filter((path) => !/^engine\/(kernel|game)\//.test(path))).toEqual([]);
});

/** Modules that a command, Astro or the bundler of the offline worker opens, and the public interface of the engine. */
const ENTRY_POINTS =
  /^(engine\/index\.ts|generator\/(main\.ts|node-version\.mjs)|site\/(astro\.config\.mjs|(dev|start|print-pdf)\.ts|offline\/(page|service-worker)\.ts|public\/.*|src\/env\.d\.ts|src\/pages\/.*))$/;

test('every module outside tests is reached from an entry point', () => {
  const reached = new Set([...paths].filter((path) => ENTRY_POINTS.test(path)));
  for (const path of reached) for (const target of localImports.get(path) ?? []) reached.add(target);
  const others = [...paths].filter((path) => !/^test\/|\/generated\/|\.css$/.test(path) && !reached.has(path));
  expect(others).toEqual([]);
});

/** Files whose exports no module imports by name, with the reason. */
const READ_FROM_OUTSIDE: readonly { readonly files: RegExp; readonly reason: string }[] = [
  { files: /^engine\/index\.ts$/, reason: 'the public interface of the engine' },
  { files: /^site\/src\/pages\//, reason: 'Astro reads them' },
  { files: /\.config\.(ts|mjs)$|\.d\.ts$/, reason: 'tools read them' },
  { files: /^test\/generator\/mistakes\/cases\//, reason: 'mistakes.test.ts imports every file of the folder by its path' },
];

/** Exports that only tests import: parts of modules, tested one by one, since the module as a whole reads files, prints or is slow. */
const FOR_TESTS = [
  'generator/cli/explain.ts explainIn',
  'generator/cli/explain.ts knownOf',
  'generator/cli/generated.ts generatedRules',
  'generator/cli/help.ts helpOf',
  'generator/cli/help.ts overview',
  'generator/cli/judge.ts judgeStream',
  'generator/cli/outputs.ts GENERATED',
  'generator/cli/start-build.ts restoreOwnFiles',
  'generator/import/corpus.ts isEnglish',
  'generator/mutate/changes.ts UNCHANGED',
  'site/offline/integration.ts otherPathPrefixes',
  'site/plain-addresses.ts plainAddress',
  'site/print-pdf.ts print',
  'site/print-pdf.ts printableDocuments',
  'site/src/api/changes.ts instantOf',
  'site/src/api/documents.ts coverageRows',
  'site/src/attack/attack-markup.ts hitCount',
  'site/src/attack/attack-markup.ts outcomeSentence',
  'site/src/attack/read-attack.ts numbersIn',
  'site/src/lib/quick-reference.ts readSections',
  'site/src/lib/read-book.ts checkBook',
];

/** Names that the emitters write into the imports of generated code; no file imports one before a definition calls it. */
const emittable = new Set(
  files
    .filter(({ path }) => path === 'generator/emit/engine.ts' || path === 'generator/game/emit.ts')
    .flatMap(({ text }) => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)),
);
const isEmittable = ({ path, name }: ExportedName): boolean => /^engine\/(kernel|game)\//.test(path) && emittable.has(name);

const ownExports = exportedNames(files).filter(
  ({ path }) => !path.includes('/generated/') && !READ_FROM_OUTSIDE.some((each) => each.files.test(path)),
);
const labelOf = ({ path, name }: ExportedName): string => `${path} ${name}`;

test('every export is imported by a module', () => {
  expect(ownExports.filter((each) => each.importedBy.length === 0 && !isEmittable(each)).map(labelOf)).toEqual([]);
});

test('exports that only tests import are those of the list', () => {
  const onlyTests = ownExports.filter(
    ({ path, importedBy }) => !path.startsWith('test/') && importedBy.length > 0 && importedBy.every((by) => by.startsWith('test/')),
  );
  expect(onlyTests.map(labelOf).sort()).toEqual(FOR_TESTS);
});
