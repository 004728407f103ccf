/** The kernel knows grids, geometry and a closed vocabulary of operations: its code has no word that a definition of a game introduces. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isStructure } from '../../engine/base/json.ts';
import { ROOT } from '../../generator/cli/root.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import vocabulary from '../../schemas/vocabulary.json' with { type: 'json' };
import { rulebook } from '../fixtures/engines.ts';

/** Names that the kernel itself supplies: `set` of JavaScript, `size` (how many squares a board has), its subjects and their facts. */
const SUPPLIED = new Set(['set', 'size']);
for (const [subject, { facts }] of Object.entries(vocabulary.subjects)) {
  SUPPLIED.add(subject);
  for (const fact of Object.keys(facts)) SUPPLIED.add(fact);
}
/**
 * Words of the rules that are fields of the kernel too, each with the interfaces that may declare it. As strings these words are still
 * refused, because a string could read a fact by its name.
 */
const OWN_FIELDS: { readonly [field: string]: readonly string[] } = {
  by: ['Excepted', 'Acted', 'VerdictField', 'QuestionRule'],
  name: ['ClassKey', 'DerivedFact', 'GivenFact'],
  damage: ['KnockBackQuantities', 'KnockBack'],
};

function wordsOf(definition: Definition): string[] {
  const valuesOf = (type: unknown): string[] =>
    isStructure(type) ? Object.values(type).flatMap((list: unknown) => (Array.isArray(list) ? list.map(String) : [])) : [];
  const [, fact = ''] = definition.id.split('.');
  switch (definition.kind) {
    case 'record':
    case 'property':
      return [fact, ...valuesOf(definition.type)];
    case 'parameter':
      return valuesOf(definition.type);
    case 'path':
      return definition.labels;
    case 'restriction':
      return definition.cause === undefined ? [] : [definition.cause];
    case 'capability':
      return [definition.id];
    case 'question':
    case 'table':
    case 'calculation':
    case 'value':
    case 'trigger':
    case 'board-question':
    case 'constraint':
    case 'procedure':
    case 'option':
    case 'exception':
    case 'duration':
    case 'subject':
      return [];
  }
}

interface Tokens {
  readonly literalWords: ReadonlySet<string>;
  /** Names of fields, methods and functions; comments and other variables do not count. */
  readonly names: ReadonlySet<string>;
  /** Fields with the interfaces that declare them, as `Interface.field`. */
  readonly declared: ReadonlySet<string>;
}

function tokensOf(path: string): Tokens {
  const [literalWords, names, declared] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (node: ts.Node, owner: string): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) for (const word of node.text.split(/[\s|]+/)) literalWords.add(word);
    if (ts.isIdentifier(node) && isName(node)) names.add(node.text);
    if (ts.isPropertySignature(node)) declared.add(`${owner}.${node.name.getText()}`);
    ts.forEachChild(node, (child) => visit(child, ts.isInterfaceDeclaration(node) ? node.name.text : owner));
  };
  visit(ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true), '');
  return { literalWords, names, declared };
}

function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return ts.isObjectBindingPattern(parent.parent) && (parent.propertyName ?? parent.name) === node;
  if (ts.isVariableDeclaration(parent))
    return parent.name === node && parent.initializer !== undefined && ts.isArrowFunction(parent.initializer);
  return (
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isAccessor(parent) ||
    ts.isFunctionDeclaration(parent)
  );
}

const { editions } = rulebook();
const definitions = editions.flatMap(({ book }) => book.definitions.map((node) => node.definition));
const words = new Set(
  [...definitions.flatMap(wordsOf), ...editions.map(({ book }) => book.id)].filter((word) => !SUPPLIED.has(word) && word !== ''),
);

test('the rules have words to look for', () => {
  expect([...words]).toEqual(expect.arrayContaining(['hindering', 'blocked', 'great', 'flight', 'wall', 'indoor', 'debris', '2014']));
});

const files = globSync('engine/kernel/*.ts', { cwd: ROOT }).sort();
const isOwn = (field: string): boolean => Object.hasOwn(OWN_FIELDS, field);

test.each(files)('%s has no word of the rules', (path) => {
  const { literalWords, names } = tokensOf(path);
  expect([...literalWords].filter((text) => words.has(text))).toEqual([]);
  expect([...names].filter((name) => words.has(name) && !isOwn(name))).toEqual([]);
});

test('words of the rules are fields only of the interfaces of the kernel that are listed for them', () => {
  const found = files.flatMap((path) => [...tokensOf(path).declared].filter((field) => isOwn(field.split('.')[1] ?? '')));
  const listed = Object.entries(OWN_FIELDS).flatMap(([field, owners]) => owners.map((owner) => `${owner}.${field}`));
  expect([...new Set(found)].sort()).toEqual(listed.sort());
});
