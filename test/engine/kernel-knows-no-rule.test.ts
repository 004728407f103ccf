/** The kernel knows grids, geometry and a closed vocabulary of operations: no word of the game that a definition gives stands in its code. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT } from '../../generator/cli/files.ts';
import type { Definition } from '../../generator/generated/definition.ts';
import vocabulary from '../../schemas/vocabulary.json' with { type: 'json' };
import { rulebook } from '../fixtures/engines.ts';

/** What the kernel itself supplies, and calls by these names: its subjects with their facts, and the number of squares of a board or a map. */
const SUPPLIED = new Set(['set', 'size']);
for (const [subject, { facts }] of Object.entries(vocabulary.subjects)) {
  SUPPLIED.add(subject);
  for (const [fact, type] of Object.entries(facts)) if (!type.startsWith('later ')) SUPPLIED.add(fact);
}

function wordsOf(definition: Definition): string[] {
  const named = (type: unknown): string[] =>
    typeof type === 'object' && type !== null
      ? Object.values(type).flatMap((list: unknown) => (Array.isArray(list) ? list.map(String) : []))
      : [];
  const [, fact = ''] = definition.id.split('.');
  switch (definition.kind) {
    case 'record':
    case 'property':
      return [fact, ...named(definition.type)];
    case 'parameter':
      return named(definition.type);
    case 'path':
      return definition.labels;
    case 'restriction':
      return definition.cause === undefined ? [] : [definition.cause];
    case 'table':
    case 'calculation':
    case 'value':
    case 'trigger':
    case 'constraint':
    case 'procedure':
    case 'option':
    case 'subject':
      return [];
  }
}

/** Texts, names of fields and of functions in code; comments and local variables do not count. */
function tokensOf(path: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) for (const word of node.text.split(/[\s|]+/)) found.add(word);
    if (ts.isIdentifier(node) && isName(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  return ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isFunctionDeclaration(parent);
}

const { editions } = rulebook();
const definitions = editions.flatMap(({ book }) => book.definitions.map((node) => node.definition));
const words = new Set(
  [...definitions.flatMap(wordsOf), ...editions.map(({ book }) => book.id)].filter((word) => !SUPPLIED.has(word) && word !== ''),
);

test('the rules have words to look for', () => {
  expect([...words]).toEqual(expect.arrayContaining(['hindering', 'blocked', 'great', 'flight', 'wall', 'indoor', 'debris', '2014']));
});

test.each(globSync('engine/kernel/*.ts', { cwd: ROOT }).sort())('%s', (path) => {
  expect([...tokensOf(path)].filter((token) => words.has(token))).toEqual([]);
});
