/** Which folder may import what, and what no file may contain. */
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles, scriptsOf } from './support/project-files.ts';

interface Layer {
  /** A file belongs to the first layer whose pattern matches its path. */
  readonly contains: RegExp;
  /** Files of the project it may import. */
  readonly files: RegExp;
  /** Modules of Node it may import. */
  readonly node: RegExp | null;
  readonly packages: boolean;
}

const anything = /^/;

const layers: Readonly<Record<string, Layer>> = {
  'the kernel': { contains: /^engine\/kernel\//, files: /^engine\/kernel\//, node: null, packages: false },
  // They play by the public interface alone, with the guards of JSON values.
  'the bots': { contains: /^engine\/bots\//, files: /^engine\/(bots\/|base\/|index\.ts$)/, node: null, packages: false },
  'the engine': { contains: /^engine\//, files: /^engine\//, node: null, packages: false },
  'the command line': {
    contains: /^generator\/(main\.ts$|node-version\.mjs$|cli\/|instantiate\/|mutate\/|simulate\/)/,
    // From the site: the search, the reader of the compiled book, and the shapes of the private files.
    files: /^((generator|engine)\/|site\/src\/(search\/|lib\/(?:read-book|printed-layer|stored-comparison)\.ts$))/,
    node: anything,
    packages: true,
  },
  'the compiler': {
    contains: /^generator\//,
    // From the site: the edit distance and the stemming of the search, and the shapes of the private files. From the engine: guards, and the
    // notation of drawn boards.
    files:
      /^(generator\/(?!main\.ts|cli\/|instantiate\/|mutate\/|simulate\/)|site\/src\/(?:search\/(?:edit-distance|words)|lib\/(?:printed-layer|stored-comparison))\.ts$|engine\/(base|board-notation)\/)/,
    node: /^(path|crypto|url|util)$/,
    packages: true,
  },
  // Site and command line both use it, so it depends on neither.
  'the search': { contains: /^site\/src\/search\//, files: /^(site\/src\/search|engine\/base)\//, node: null, packages: true },
  'the printing of PDFs': { contains: /^site\/print-pdf\.ts$/, files: /^(site|test\/support)\//, node: anything, packages: true },
  'the site': { contains: /^site\//, files: /^(site|engine|schemas)\//, node: anything, packages: true },
  'the tests': { contains: /^test\//, files: /^(engine|generator|site|test|schemas)\//, node: anything, packages: true },
};

const files = projectFiles();
const handwritten = files.filter(({ path }) => !path.includes('/generated/'));

for (const [name, layer] of Object.entries(layers)) {
  test(`imports of ${name} stay within the table`, () => {
    const found = files
      .filter(({ path }) => layerOf(path) === layer)
      .flatMap(({ path, imports }) => imports.filter((target) => !mayImport(layer, target)).map((target) => `${path} imports ${target}`));
    expect(found).toEqual([]);
  });
}

test('every file belongs to a layer', () => {
  expect(files.filter(({ path }) => !layerOf(path)).map(({ path }) => path)).toEqual([]);
});

const sizes = handwritten.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));

test('files have at most 250 lines, and half of them at most 90', () => {
  expect(sizes.filter(({ lines }) => lines > 250)).toEqual([]);
  const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(90);
});

/** Functions over 50 lines, by path and name, each with its reason. */
const LONG: { readonly [pathAndName: string]: string } = {
  'engine/kernel/sweep.ts sweepOctant': 'the innermost loop of views: its variables are shared by all steps, and calls are slower',
  'generator/language/expression.ts lower': 'one case per operator',
  'site/src/search/rank.ts createRanker': 'its closures share weights and evidence',
  'site/src/search/rank.ts rank': 'its steps add to the evidence of the same clauses: a function for each would take all its maps',
  'site/src/boards/board-pointer.ts listenToPointer': 'one listener per event; all share the state of the drag',
  'test/support/inspect-page.ts inspectPage': 'it is sent to the browser as text, so it can call nothing outside it',
};

test('functions have at most 50 lines', () => {
  expect(handwritten.flatMap(longFunctions).sort()).toEqual(Object.keys(LONG).sort());
});

test('no file silences the type checker or reads outside the project', () => {
  const banned = [
    /@ts-(ignore|nocheck|expect-error)\b/,
    /\bas\s+any\b/,
    /\bas\s+unknown\s+as\b/,
    /biome-ignore.*(noExplicitAny|noNonNullAssertion)/,
    // Folders of the machine on which the project is developed.
    /\.\.\/shared\//,
    /\/work\//,
  ];
  const found = handwritten
    .filter(({ path }) => path !== 'test/architecture.test.ts')
    .flatMap(({ path, text }) => banned.filter((pattern) => pattern.test(text)).map((pattern) => `${path} matches ${pattern.source}`));
  expect(found).toEqual([]);
});

test('only generator/ids.ts casts text to ids', () => {
  const found = handwritten.filter(
    ({ path, text }) => path !== 'generator/ids.ts' && /\bas (Clause|Page|Definition|Edition)Id\b/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('no module of the compiler holds a cache: caches are passed as arguments', () => {
  expect(handwritten.filter(({ path }) => path.startsWith('generator/')).flatMap(moduleCaches)).toEqual([]);
});

test('variables and empty collections of a module are found, but neither constants nor collections of a read-only type', () => {
  const text = `
    let a = 0;
    export let b: string | undefined;
    export const c = new Map<string, number>();
    const d = new Set<string>(), e: string[] = [];
    const f: { [id: string]: number } = {};
    const g = new WeakMap();
    export const none: readonly string[] = [];
    const noIds: ReadonlySet<string> = new Set();
    const noNames: { readonly [id: string]: string } = {};
    const marks = new Set(['p']);
    const local = () => { let count = 0; return ++count; };`;
  expect(moduleCaches({ path: 'm.ts', text, imports: [] })).toEqual(['m.ts a', 'm.ts b', 'm.ts c', 'm.ts d', 'm.ts e', 'm.ts f', 'm.ts g']);
});

test.each([
  ['generator/README.md', 'generator', ''],
  ['site/README.md', 'site', ''],
  ['site/README.md', 'site/src', 'src/'],
])('%s names every folder of %s', (readme, folder, prefix) => {
  const text = readFileSync(readme, 'utf8');
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const built = ['dist', '.astro', 'node_modules'];
  expect(folders.filter((name) => !built.includes(name) && !text.includes(`\`${prefix}${name}/`))).toEqual([]);
});

const UNNAMED = 'function';

/** Two tests read the same files, and parsing takes most of their time. */
const parsed = new Map<ProjectFile, ts.SourceFile>();

function sourceOf(file: ProjectFile): ts.SourceFile {
  const { path, text } = file;
  const code = path.endsWith('.astro') ? scriptsOf(text) : text;
  const source = parsed.get(file) ?? ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/** The variables at the top of a module, and its empty collections, which can only be meant to be filled unless their type is read-only. */
function moduleCaches(file: ProjectFile): string[] {
  return sourceOf(file).statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const { declarations, flags } = statement.declarationList;
    const isConstant = (flags & ts.NodeFlags.Const) !== 0;
    return declarations.filter((one) => !isConstant || isFillable(one)).map(({ name }) => `${file.path} ${name.getText()}`);
  });
}

function isFillable({ type, initializer }: ts.VariableDeclaration): boolean {
  if (initializer === undefined || /^(?:readonly |Readonly|\{ readonly )/.test(type?.getText() ?? '')) return false;
  if (ts.isArrayLiteralExpression(initializer)) return initializer.elements.length === 0;
  if (ts.isObjectLiteralExpression(initializer)) return initializer.properties.length === 0;
  return (
    ts.isNewExpression(initializer) &&
    /^(?:Weak)?(?:Map|Set)$|^Array$/.test(initializer.expression.getText()) &&
    (initializer.arguments ?? []).length === 0
  );
}

function longFunctions(file: ProjectFile): string[] {
  const { path } = file;
  if (path.endsWith('.css')) return [];
  const source = sourceOf(file);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isLong = ts.isFunctionLike(node) && lineOf(node.end) - lineOf(node.getStart()) + 1 > 50;
    // The unnamed functions passed to `describe` and `test` are lists of cases.
    if (isLong && !(path.startsWith('test/') && nameOf(node) === UNNAMED)) found.push(`${path} ${nameOf(node)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf({ name, parent }: ts.SignatureDeclaration): string {
  const declared = name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined);
  return declared?.getText() ?? UNNAMED;
}

function layerOf(path: string): Layer | undefined {
  return Object.values(layers).find(({ contains }) => contains.test(path));
}

function mayImport(layer: Layer, target: string): boolean {
  if (target.startsWith('node:') || builtinModules.includes(target)) return layer.node?.test(target.replace(/^node:/, '')) ?? false;
  if (/^(\.\.\/|engine\/|generator\/|site\/|test\/|schemas\/|rules\/)/.test(target)) return layer.files.test(target);
  return layer.packages;
}
