import { expect, test } from 'vitest';
import { compileCached, sources } from '../fixtures/engines.ts';

test('a choice of a pack that a constraint of the rulebook would misread is reported at the pack, and no file is emitted', () => {
  // As edited, the pack offers characters under the role `token`, while a constraint of the rulebook on choosing a `token` expects objects.
  const edited = sources.map((source) =>
    source.path === 'rules/packs/cards/cards/sides.json'
      ? { ...source, text: source.text.replace('"as": "bystander"', '"as": "token"').replace('"what": "bystander"', '"what": "token"') }
      : source,
  );
  const { diagnostics, files } = compileCached(edited);
  expect(diagnostics.map(({ code, message, place }) => [code, message, place.file])).toEqual([
    [
      'choice-of-other-type',
      '"hail-a-porter.use" chooses "character" in the role "token", whose constraints read the facts of "object".',
      'rules/packs/cards/cards/sides.json',
    ],
  ]);
  expect([...files.keys()]).toEqual([]);
});

const findingsAfter = (path: string, right: string, wrong: string): readonly (readonly [string, string, string | undefined])[] => {
  const edited = sources.map((source) => (source.path === path ? { ...source, text: source.text.replaceAll(right, wrong) } : source));
  return compileCached(edited).diagnostics.map(({ code, message, place }) => [code, message, place.pointer]);
};

test('a clause that needs a card and that no definition of a pack carries is refused', () => {
  // Another definition of the pack still carries the clause.
  expect(findingsAfter('rules/packs/cards/cards/terrain.json', ', "guide.terrain.smashing-through-intersection"', '')).toEqual([]);
  expect(
    findingsAfter('rules/packs/cards/cards/terrain.json', '"guide.terrain.smashing-through-intersection"', '"cards.combat.coin"'),
  ).toEqual([
    [
      'clause-not-carried',
      'No definition carries the executable clause "guide.terrain.smashing-through-intersection".',
      '/clauses/smashing-through-intersection',
    ],
  ]);
});

test('a clause of a pack that no definition carries is refused, and so is `card` on a clause of a pack', () => {
  const id = 'powers.phasing-teleport.square';
  const carriers = 'rules/packs/standard/powers/squares.json';
  const notCarried = ['clause-not-carried', `No definition carries the executable clause "${id}".`, '/clauses/square'];
  expect(findingsAfter(carriers, `,\n        "${id}"`, '')).toEqual([notCarried]);
  const file = 'rules/packs/standard/powers/phasing-teleport.json';
  const data = '"square": { "kind": "definition" }';
  expect(findingsAfter(file, data, data.replace(' }', ', "card": true }'))).toEqual([
    ['clause-card-unneeded', `The clause "${id}" needs no card: it is itself in a pack.`, '/clauses/square/card'],
  ]);
});

test('a clause of a pack needs a definition even if it amends a clause of the rulebook', () => {
  const page = 'rules/packs/standard/powers/phasing-teleport.json';
  const amending = sources.map((source) => {
    if (source.path === page)
      return {
        ...source,
        text: source.text.replace('"kind": "definition" }', '"kind": "definition", "amends": ["powers.standard-and-named.standard"] }'),
      };
    if (!source.path.endsWith('powers/squares.json')) return source;
    return { ...source, text: source.text.replace(',\n        "powers.phasing-teleport.square"', '') };
  });
  expect(compileCached(amending).diagnostics.map(({ code }) => code)).toEqual(['clause-not-carried']);
});

test('a definition of a pack that needs a removed one is reported with its file in the pack', () => {
  const head = '---\nid: players-guide.probe\npublication: players-guide\nsource: Players Guide, Probe\n---\n';
  const text = `${head}\n# A rule is gone\n\nNo rule takes its place.\n\n\`\`\`remove ranged.engaged\n\`\`\`\n`;
  const list = [...sources, { path: 'rules/errata/players-guide-probe.md', text }];
  const files = compileCached(list).diagnostics.flatMap(({ related = [] }) => related.map(({ place }) => place.file));
  expect(files.some((file) => file.startsWith('rules/packs/'))).toBe(true);
  expect(files.filter((file) => !list.some(({ path }) => path === file))).toEqual([]);
});
