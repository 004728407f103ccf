import { expect, test } from 'vitest';
import { readSources } from '../../generator/cli/files.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { compile } from '../../generator/compile.ts';

test('an error of the rulebook that appears only with a pack is reported, and no file is emitted', () => {
  // The pack then offers characters under the role `token`, while a constraint of the rulebook on choosing a `token` expects objects.
  const sources = readSources(ROOT).map((source) =>
    source.path === 'rules/packs/cards/cards/sides.json'
      ? { ...source, text: source.text.replace('"as": "bystander"', '"as": "token"').replace('"what": "bystander"', '"what": "token"') }
      : source,
  );
  const { diagnostics, files } = compile(sources);
  expect(diagnostics.map(({ code, message, place }) => [code, message, place.file])).toEqual([
    ['expression-wrong-type', 'With the pack "cards", token.six-in-game: this has the wrong type.', 'rules/objects/general.json'],
  ]);
  expect([...files.keys()]).toEqual([]);
});
