import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type ExportedName, exportedNames } from './support/module-exports.ts';
import { projectFiles } from './support/project-files.ts';

const files = projectFiles();
const paths = new Set(files.map(({ path }) => path));

/** Such as `generator/parse` or `site/src/boards`; `generator` for the files directly in it. */
const folderOf = (path: string): string => {
  const depth = path.startsWith('site/src/') ? 3 : 2;
  return path.split('/').slice(0, -1).slice(0, depth).join('/');
};

/**
 * Resolves the name of a folder in a README. A name that begins with a folder of the project begins at the root; any other one, such as
 * `./`, begins at the folder of the README.
 */
function namedFolder(readmeFolder: string, name: string): string {
  const isOfProject = /^(engine|generator|site|test)(\/|$)/.test(name);
  return posix.join(isOfProject ? '' : readmeFolder, name).replace(/\/$/, '');
}

/** The rows of the table in a README whose last column is headed `lastHead`, each as its cells. */
function rowsOf(top: string, lastHead: string): readonly (readonly string[])[] {
  const table = new RegExp(`\\n\\|[^\\n]*\\| ${lastHead} \\|\\n\\|[-| ]+\\|\\n((?:\\|[^\\n]*\\|\\n)+)`);
  const [, rows = ''] = table.exec(readFileSync(`${top}/README.md`, 'utf8')) ?? [];
  return rows
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|').slice(1, -1));
}

const foldersIn = (top: string, cell = ''): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => namedFolder(top, name));

interface Allowed {
  readonly names: readonly string[];
  readonly namesForAll: readonly string[];
}

const listedImports = new Map<string, Allowed>(
  ['engine', 'generator', 'test'].flatMap((top) => {
    const rows = rowsOf(top, 'may import').map((cells) => ({
      folder: cells[0]?.trim().replaceAll('`', '') ?? '',
      names: foldersIn(top, cells.at(-1)),
    }));
    const namesForAll = rows.filter(({ folder }) => folder === 'all').flatMap(({ names }) => names);
    const ownRows = rows.filter(({ folder }) => folder !== 'all');
    return ownRows.map(({ folder, names }) => [posix.join(top, folder).replace(/\/$/, ''), { names, namesForAll }] as const);
  }),
);

/**
 * The layers of the site, the lowest first. A folder may import the folders of the rows above its own. The last column adds other folders,
 * which its own row and all rows below may import.
 */
const layers = rowsOf('site', 'and of other folders').map((cells) => ({
  folders: foldersIn('site', cells[1]),
  others: foldersIn('site', cells.at(-1)),
}));
const layeredImports = layers.flatMap(({ folders, others }, index) => {
  const names = [...layers.slice(0, index).flatMap((lower) => [...lower.folders, ...lower.others]), ...others];
  return folders.map((folder) => [folder, { names, namesForAll: [] }] as const);
});

const allowedImports = new Map<string, Allowed>([...listedImports, ...layeredImports]);

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

test('every folder with modules has a row in the table of a README, and every row a folder', () => {
  expect([...allowedImports.keys()].sort()).toEqual([...new Set(files.map(({ path }) => folderOf(path)))].sort());
});

test('a folder imports only the folders of its row', () => {
  const found = [...localImports].flatMap(([path, targets]) => {
    const { names = [], namesForAll = [] } = allowedImports.get(folderOf(path)) ?? {};
    const isAllowed = (folder: string): boolean =>
      folder === folderOf(path) ||
      [...names, ...namesForAll].some((name) => name === folder || (name.endsWith('/*') && `${folder}/`.startsWith(name.slice(0, -1))));
    return targets.filter((target) => !isAllowed(folderOf(target))).map((target) => `${path} imports ${target}`);
  });
  expect(found).toEqual([]);
});

test('a folder imports every folder that its row lists by name', () => {
  const imported = new Set(
    [...localImports].flatMap(([path, targets]) => targets.map((target) => `${folderOf(path)} ${folderOf(target)}`)),
  );
  const unused = [...listedImports].flatMap(([folder, { names }]) =>
    names.filter((name) => !name.endsWith('/*') && !imported.has(`${folder} ${name}`)).map((name) => `${folder} may import ${name}`),
  );
  expect(unused).toEqual([]);
});

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

const inFolder = (folder: string, names: string): readonly string[] => names.split(' ').map((name) => `${folder}/${name}.ts`);

const TYPE_CYCLES: { readonly [reason: string]: readonly string[] } = {
  'a run has the rules of its game, and the functions of the rules take a run': inFolder(
    'engine/game',
    'calculation-rules game instruction question-rules rules',
  ),
};

test('types refer to each other in a cycle only where the list has the reason', () => {
  expect(onCycles(localImports).sort()).toEqual(Object.values(TYPE_CYCLES).flat().sort());
});

test('modules on cycles of types have nothing but types', () => {
  const onTypeCycles = new Set(Object.values(TYPE_CYCLES).flat());
  const values = files.flatMap(({ path, text }) =>
    onTypeCycles.has(path) ? (text.match(/^(?!(?:import type|(?:export )?(?:type|interface)) )[a-z].*/gm) ?? []) : [],
  );
  expect(values).toEqual([]);
});

/** Modules that a command, Astro or the bundler of the offline worker opens, and the public interface of the engine. */
const ENTRY_POINTS =
  /^(engine\/index\.ts|generator\/(main\.ts|node-version\.mjs)|site\/(astro\.config\.mjs|(dev|start|print-pdf)\.ts|offline\/(page|service-worker)\.ts|public\/.*|src\/env\.d\.ts|src\/pages\/.*))$/;

test('every module and stylesheet outside tests is reached from an entry point', () => {
  const reached = new Set([...paths].filter((path) => ENTRY_POINTS.test(path)));
  for (const path of reached) for (const target of localImports.get(path) ?? []) reached.add(target);
  const others = [...paths].filter((path) => !/^test\/|\/generated\//.test(path) && !reached.has(path));
  expect(others).toEqual([]);
});

/** Files whose exports no module imports by name. */
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
