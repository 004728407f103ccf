import { describe, expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { Memo } from '../../generator/memo.ts';
import { createDocumentReader, readSchemas } from '../../generator/sources/document-reader.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';
import { block, newErratum } from './mistakes/changes.ts';

test('an unknown field with a slash in its name hides no other mistake of the page', () => {
  const path = 'rules/turns/escape.json';
  const { diagnostics } = compile(
    smallBookWith([
      { path, replace: '"aliases": ["run"],', with: '"aliases": ["run"], "a/b": 1,' },
      { path, replace: '"!square.green', with: '"!square.greeen' },
    ]),
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(['field-unknown', 'expression-unknown-fact']);
});

test('a misspelt field of a page has its right name in the valid subset, whatever fields the schema has', () => {
  const book = smallBookWith([
    { path: 'schemas/page.schema.json', replace: '"required": ["page", ', with: '"required": ["page", "playedWith", ' },
    {
      path: 'schemas/page.schema.json',
      replace: '"properties": {\n    "page": {',
      with: '"properties": {\n    "playedWith": {},\n    "page": {',
    },
    { path: 'rules/turns/escape.json', replace: '"aliases": ["run"],', with: '"aliases": ["run"], "playdWith": "dice",' },
  ]);
  const memo = new Memo();
  const { validator } = readSchemas(
    book.filter(({ path }) => path.endsWith('.schema.json')),
    memo,
  );
  const reader = createDocumentReader(validator, memo);
  const page = reader.readAs(
    'PageFile',
    book.find(({ path }) => path === 'rules/turns/escape.json'),
    'turns.escape',
  );
  expect(page?.value).toMatchObject({ aliases: ['run'], playedWith: 'dice' });
  expect(page?.document.placeOf('/playedWith').pointer).toBe('/playdWith');
  expect(reader.diagnostics.map(({ code, found }) => [code, found])).toEqual([['field-unknown', 'playdWith']]);
});

describe('a block of an erratum that cannot be read', () => {
  function findingsBeside(...blocks: readonly string[]): readonly (readonly [string, string | undefined])[] {
    const misspelt = { path: 'rules/turns/escape.json', replace: '"!square.green', with: '"!square.greeen' };
    const { diagnostics } = compile(smallBookWith([newErratum(blocks.join('\n')), misspelt]));
    return diagnostics.map(({ code, found }) => [code, found]);
  }
  const misspeltFact = ['expression-unknown-fact', 'greeen'];

  test.each([
    ['set', block('set bush.target', '{ "if": "square.bush" "note": "in a bush" }')],
    ['add', block('add', '{ "id": "square.bog" "kind": "record" }')],
    ['add', block('add', '{ id: "square.bog" }')],
  ])('hides no misspelt name elsewhere: %s', (_, text) => {
    expect(findingsBeside(text)).toEqual([['json-syntax', expect.anything()], misspeltFact]);
  });

  test('is the only finding of the erratum although another block reads what it declares', () => {
    const declares = block('set path.fire', '{ "class.isDownhill": "fromHeight > toHeight" "note": "downhill" }');
    const reads = block('set bush.target', '{ "if": "square.thick && line.isDownhill" }');
    expect(findingsBeside(declares, reads)).toEqual([['json-syntax', '"'], misspeltFact]);
  });

  test('is the only finding although another block needs the type that it sets', () => {
    const unread = block('set character.size', '{ "type.enum": ["tiny", "standard" "great", "colossal"] }');
    const added = block(
      'add',
      '{ "id": "character.width", "kind": "property", "of": "character", "type": { "enum": ["tiny", "standard", "great", "colossal"] }, "is": "character.size", "clauses": ["ground.bushes.label"] }',
    );
    // The definition that names the misspelt fact also reads the size, so it is not checked before the block can be read.
    expect(findingsBeside(unread, added)).toEqual([['json-syntax', '"']]);
  });

  test('hides no misspelt name in another block that does not mention it', () => {
    const faulty = block(
      'add',
      '{ "id": "square.bog", "kind": "record", "off": 1, "of": "square", "type": "bool", "given": "map.bog", "draws": {}, "clauses": ["ground.bushes.label"] }',
    );
    const misspelt = block('set bush.target', '{ "if": "square.thikc" }');
    expect(findingsBeside(faulty, misspelt)).toEqual([['field-unknown', 'off'], ['expression-unknown-fact', 'thikc'], misspeltFact]);
  });
});
