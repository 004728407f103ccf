import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles, scriptsOf } from './support/project-files.ts';

const parsed = projectFiles()
  .filter(({ path }) => !path.includes('/generated/') && !path.endsWith('.css'))
  .map(({ path, text }: ProjectFile) => ({
    path,
    source: ts.createSourceFile(path, path.endsWith('.astro') ? scriptsOf(text) : text, ts.ScriptTarget.Latest, true),
  }));

function nodesOf(node: ts.Node): readonly ts.Node[] {
  const nodes = [node];
  // The list grows while it is read.
  for (const each of nodes) ts.forEachChild(each, (child) => void nodes.push(child));
  return nodes;
}

test('only generator/ids.ts casts', () => {
  const isCast = (node: ts.Node): boolean =>
    (ts.isAsExpression(node) && node.type.getText() !== 'const') || ts.isTypeAssertionExpression(node) || ts.isNonNullExpression(node);
  const casts = parsed.flatMap(({ path, source }) =>
    nodesOf(source)
      .filter(isCast)
      .map((node) => `${path}: ${node.getText()}`),
  );
  expect(casts.filter((cast) => !cast.startsWith('generator/ids.ts: '))).toEqual([]);
});

/** Type predicates that are always true, which are casts by another name, each with its reason. */
const ALWAYS_TRUE: { readonly [pathAndName: string]: string } = {
  'generator/memo.ts hasTypeOfKey': 'the type of a cached value follows from its key, which TypeScript cannot express',
};

function isAlwaysTrue(node: ts.Node): boolean {
  if (!(ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node) || ts.isMethodDeclaration(node)))
    return false;
  if (node.type === undefined || !ts.isTypePredicateNode(node.type) || node.body === undefined) return false;
  // An assertion that checks nothing has an empty body.
  return /^(?:true|\{\s*(?:return true;?)?\s*\})$/.test(node.body.getText());
}

test('type predicates check something', () => {
  const code = `
    const a = <T>(value: unknown): value is T => true;
    function b(value: unknown): value is string {
      return true;
    }
    function c(value: unknown): asserts value is string {}
    const d = { e(value: unknown): value is string { return true; } };
    const isText = (value: unknown): value is string => typeof value === 'string';
    const always = () => true;`;
  expect(nodesOf(ts.createSourceFile('m.ts', code, ts.ScriptTarget.Latest, true)).filter(isAlwaysTrue)).toHaveLength(4);
  const found = parsed.flatMap(({ path, source }) =>
    nodesOf(source)
      .filter(isAlwaysTrue)
      .map((node) => `${path} ${ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : node.getText()}`),
  );
  expect(found).toEqual(Object.keys(ALWAYS_TRUE));
});

/** The lines with type errors in a module that imports the guards of `engine/base/json.ts`, which declares `JSON.parse` anew. */
function linesWithErrors(code: string): readonly string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const path = resolve('engine/base/checked-by-a-test.ts');
  const text = `import { isRecord, type Json } from './json.ts';\n${code}`;
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, target, ...others) =>
    name === path ? ts.createSourceFile(name, text, target) : getSourceFile(name, target, ...others);
  const program = ts.createProgram([path], { ...options, types: [], incremental: false, noUnusedLocals: false }, host);
  return ts
    .getPreEmitDiagnostics(program, program.getSourceFile(path))
    .map(({ file, start = 0 }) => (file === undefined ? '' : (text.split('\n')[file.getLineAndCharacterOfPosition(start).line] ?? '')));
}

test('the type checker refuses what JSON.parse returns where another type than Json is needed', () => {
  const refused = [
    `const declared: { readonly a: number } = JSON.parse('')`,
    `const list: readonly string[] = JSON.parse('')`,
    `const { a } = JSON.parse('')`,
    `const field = JSON.parse('').b`,
    `const revived: string = JSON.parse('', (_, value) => value)`,
    `const returned = (): number => JSON.parse('')`,
    `Object.keys(JSON.parse(''))`,
    `const generic = <T>(): T => JSON.parse('')`,
  ];
  const allowed = [
    `const json: Json = JSON.parse('')`,
    `const unchecked: unknown = JSON.parse('')`,
    `const checked: unknown = isRecord(json) ? json.a : undefined`,
  ];
  expect(new Set(linesWithErrors([...refused, ...allowed].join('\n')))).toEqual(new Set(refused));
});

/** In characters without white space: shorter bodies are often the same by chance, such as `JSON.stringify(value).length`. */
const SHORTEST = 28;
/** In characters: longer functions are rarely the same, and comparing them takes most of the time. */
const LONGEST = 1500;

interface WrittenFunction {
  readonly name: string;
  readonly body: ts.ConciseBody;
}

function functionIn(node: ts.Node): WrittenFunction | undefined {
  if (ts.isFunctionDeclaration(node) && node.body !== undefined) return { name: node.name?.text ?? '', body: node.body };
  if (!ts.isVariableDeclaration(node) || node.initializer === undefined || !ts.isArrowFunction(node.initializer)) return undefined;
  return { name: node.name.getText(), body: node.initializer.body };
}

/** The names that a module declares and does not import: two modules mean different things by them. */
function ownNames(source: ts.SourceFile): ReadonlySet<string> {
  const declared = source.statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
    return ts.isFunctionDeclaration(statement) && statement.name !== undefined ? [statement.name.text] : [];
  });
  return new Set(declared);
}

/**
 * The tokens of a body without types, `return`, brackets and separators, so that a block with one `return` is like an expression.
 * Parameters, variables and the function itself are numbered in the order in which they appear; the module's other own names have its path.
 */
function withoutNames({ name, body }: WrittenFunction, path: string, own: ReadonlySet<string>): string {
  const numbers = new Map<string, number>();
  const declared = new Set([
    name,
    ...nodesOf(body.parent).flatMap((node) =>
      (ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) && ts.isIdentifier(node.name)
        ? [node.name.text]
        : [],
    ),
  ]);
  const write = (node: ts.Node): string => {
    if (ts.isTypeNode(node)) return '';
    const children = node.getChildren();
    if (children.length > 0) return children.map(write).join('');
    const text = node.getText();
    // `numbers` in `given.numbers` is a field, whatever variables there are.
    if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return text;
    if (!declared.has(text) && own.has(text)) return `${path} ${text}`;
    if (!declared.has(text)) return /^(?:return|[{}();,])$/.test(text) ? '' : text;
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return `$${numbers.get(text)}`;
  };
  return write(body);
}

/** Functions that are the same in several places, with the reason. */
const DELIBERATE: { readonly [places: string]: string } = {
  'engine/game/refusals.ts isRefusedByAny, engine/kernel/terrain-steps.ts anyActs':
    'innermost loops: one function would be called with rules of several shapes, which is slower',
};

test('no function of engine, compiler and site is written twice', () => {
  const written = parsed
    .filter(({ path }) => !path.startsWith('test/'))
    .flatMap(({ path, source }) => {
      const own = ownNames(source);
      return nodesOf(source).flatMap((node) => {
        const found = functionIn(node);
        // Astro calls a function of this name in each route.
        if (found === undefined || found.name === 'getStaticPaths') return [];
        const width = found.body.getWidth();
        return width < SHORTEST || width > LONGEST ? [] : [{ place: `${path} ${found.name}`, text: withoutNames(found, path, own) }];
      });
    })
    .filter(({ text }) => text.length >= SHORTEST);
  const same = [...Map.groupBy(written, ({ text }) => text).values()].filter((places) => places.length > 1);
  expect(same.map((places) => places.map(({ place }) => place).join(', '))).toEqual(Object.keys(DELIBERATE));
});
