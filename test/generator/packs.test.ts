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

/** What the compiler finds once a text of one file is another. */
const findingsAfter = (path: string, right: string, wrong: string): readonly (readonly [string, string, string | undefined])[] => {
  const sources = readSources(ROOT).map((source) =>
    source.path === path ? { ...source, text: source.text.replaceAll(right, wrong) } : source,
  );
  return compile(sources).diagnostics.map(({ code, message, place }) => [code, message, place.pointer]);
};

test('a clause that needs a card and that no definition of a pack carries is refused', () => {
  expect(findingsAfter('rules/packs/cards/cards/terrain.json', ', "guide.terrain.smashing-through-intersection"', '')).toEqual([]);
  expect(
    findingsAfter('rules/packs/cards/cards/terrain.json', '"guide.terrain.smashing-through-intersection"', '"cards.terrain.bulldoze"'),
  ).toEqual([
    [
      'clause-not-carried',
      'No definition carries the executable clause "guide.terrain.smashing-through-intersection".',
      '/clauses/smashing-through-intersection',
    ],
  ]);
});

test('a clause of a pack that nothing carries is refused, and so is one that needs a card', () => {
  const file = 'rules/packs/standard/powers/super-strength.json';
  const id = 'powers.super-strength.square';
  const amends = '{ "kind": "definition", "amends": ["powers.standard-and-named.standard"] }';
  expect(findingsAfter(file, amends, '{ "kind": "definition" }')).toEqual([
    ['clause-not-carried', `No definition carries the executable clause "${id}".`, '/clauses/square'],
  ]);
  expect(findingsAfter(file, amends, amends.replace(' }', ', "card": true }'))).toEqual([
    ['clause-card-unneeded', `The clause "${id}" needs no card: it is itself in a pack.`, '/clauses/square/card'],
  ]);
});
