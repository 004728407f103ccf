/** Functions that are written twice, and values with a type that nothing checks: casts, and what `JSON.parse` returns. */
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles, scriptsOf } from './support/project-files.ts';

const parsed = projectFiles()
  .filter(({ path }) => !path.includes('/generated/') && !path.endsWith('.css'))
  .map(({ path, text }: ProjectFile) => ({
    path,
    source: ts.createSourceFile(path, path.endsWith('.astro') ? scriptsOf(text) : text, ts.ScriptTarget.Latest, true),
  }));

/** A node and all nodes in it. */
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

/**
 * The declared type that receives a value: of the variable, or of the function that returns it; `any` where none is declared. Undefined
 * where a function takes the value.
 */
function receivingType(node: ts.Node): string | undefined {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isConditionalExpression(parent)) return receivingType(parent);
  if (ts.isCallExpression(parent)) return undefined;
  if (ts.isVariableDeclaration(parent)) return parent.type?.getText() ?? 'any';
  if (ts.isArrowFunction(parent)) return parent.type?.getText() ?? 'any';
  if (ts.isReturnStatement(parent)) return ts.findAncestor(parent, ts.isFunctionLike)?.type?.getText() ?? 'any';
  if (!ts.isBinaryExpression(parent)) return 'any';
  const declares = (one: ts.Node): one is ts.VariableDeclaration =>
    ts.isVariableDeclaration(one) && one.name.getText() === parent.left.getText();
  return nodesOf(node.getSourceFile()).find(declares)?.type?.getText() ?? 'any';
}

test('what JSON.parse returns is unknown or Json until a guard has read it, outside tests', () => {
  const found = parsed
    .filter(({ path }) => !path.startsWith('test/'))
    .flatMap(({ path, source }) =>
      nodesOf(source)
        .filter((node) => ts.isCallExpression(node) && node.expression.getText() === 'JSON.parse')
        .map(receivingType)
        .filter((type) => type !== undefined && !/^(?:unknown|Json(?: \| undefined)?)$/.test(type))
        .map((type) => `${path}: JSON.parse as ${type}`),
    );
  expect(found).toEqual([]);
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
 * Parameters and variables are numbered in the order in which they appear; the module's own names have its path.
 */
function withoutNames(body: ts.ConciseBody, path: string, own: ReadonlySet<string>): string {
  const numbers = new Map<string, number>();
  const declared = new Set(
    nodesOf(body.parent).flatMap((node) =>
      (ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) && ts.isIdentifier(node.name)
        ? [node.name.text]
        : [],
    ),
  );
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
        return width < SHORTEST || width > LONGEST ? [] : [{ place: `${path} ${found.name}`, text: withoutNames(found.body, path, own) }];
      });
    })
    .filter(({ text }) => text.length >= SHORTEST);
  const same = [...Map.groupBy(written, ({ text }) => text).values()].filter((places) => places.length > 1);
  expect(same.map((places) => places.map(({ place }) => place).join(', '))).toEqual(Object.keys(DELIBERATE));
});
