import type { Change } from '../../../fixtures/edited-small-book.ts';
import { packOfSmallBook } from '../../../fixtures/pack-of-small-book.ts';
import { amendedText, block, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const PAGE = 'rules/packs/cards/cards/one.json';

const withPack = (...changes: readonly Change[]): readonly Change[] => [...packOfSmallBook(), ...changes];

const pageAtTakenPath: readonly Change[] = [
  { path: 'rules/packs/cards/turns/escape.md', text: '# Escape\n\nAnother text.\n' },
  {
    path: 'rules/packs/cards/turns/escape.json',
    text: '{ "page": "turns.escape", "clauses": {}, "aliases": [], "definitions": [] }\n',
  },
];

const BUSHES = 'rules/ground/bushes.json';

const exceptionTo = (id: string, condition = 'square.elevation > 1'): Change => ({
  path: PAGE,
  replace: '"definitions": [',
  with: `"definitions": [\n    { "id": "luck.past", "kind": "exception", "to": ["${id}"], "if": "${condition}", "clauses": ["cards.one.luck"] },`,
});

export const mistakes: readonly Mistake[] = [
  ...['icons.json', 'book.json', 'editions.json', 'permanent-ids.json', 'errata/guide-rest.md', 'readings/rest.md'].map(
    (name): Mistake => ({
      mistake: `a file of the rulebook in a pack: ${name}`,
      changes: withPack({ path: `rules/packs/cards/${name}`, text: '{}\n' }),
      code: 'file-stray',
      at: `rules/packs/cards/${name}: «»{}`,
      advice: `A pack has none of its own. Move what is in it to rules/${name}, or delete it.`,
    }),
  ),
  {
    mistake: 'a page of a pack at the path of one of the rulebook',
    changes: withPack(...pageAtTakenPath),
    code: 'file-duplicate',
    at: 'rules/packs/cards/turns/escape.md: «»# Escape',
    advice: 'Rename the files of this page, and its id in them and in pack.json.',
  },
  {
    mistake: 'a page of a pack at the path of one of the rulebook, listed in pack.json',
    changes: withPack(...pageAtTakenPath, {
      path: 'rules/packs/cards/pack.json',
      replace: '"cards.one"',
      with: '"cards.one", "turns.escape"',
    }),
    code: 'file-duplicate',
    at: 'rules/packs/cards/turns/escape.md: «»# Escape',
    advice: 'Rename the files of this page, and its id in them and in pack.json.',
  },
  {
    mistake: 'a pack without pack.json',
    changes: withPack(
      { path: 'rules/packs/cards/cards/two.md', text: '# Two\n\nAnother card.\n' },
      { path: 'rules/packs/cards/cards/two.json', text: '{ "page": "cards.two", "clauses": {}, "aliases": [], "definitions": [] }\n' },
      { path: 'rules/packs/cards/pack.json', remove: true },
    ),
    code: 'file-missing',
    at: 'rules/packs/cards/pack.json: «»',
    advice: 'Write it: the id, the title and the pages of the pack.',
  },
  {
    mistake: 'another name for pack.json',
    changes: withPack(
      { path: 'rules/packs/cards/pack.json', remove: true },
      {
        path: 'rules/packs/cards/packs.json',
        text: '{ "id": "cards", "title": "Cards", "says": "Cards for tests.", "pages": ["cards.one"] }\n',
      },
    ),
    code: 'file-missing',
    at: 'rules/packs/cards/pack.json: «»',
    advice: 'Rename rules/packs/cards/packs.json.',
  },
  {
    mistake: 'a pack with another id than its folder',
    changes: withPack({ path: 'rules/packs/cards/pack.json', replace: '"id": "cards"', with: '"id": "card"' }),
    code: 'pack-misnamed',
    at: 'rules/packs/cards/pack.json: "id": «"card"»,',
    advice: 'Write "id": "cards", or rename the folder.',
  },
  {
    mistake: 'an id of a pack with capitals',
    changes: withPack({ path: 'rules/packs/cards/pack.json', replace: '"id": "cards"', with: '"id": "Cards"' }),
    code: 'value-wrong-form',
    at: 'rules/packs/cards/pack.json: "id": «"Cards"»,',
    advice: 'expected lower-case letters, digits and hyphens',
  },
  ...['bush.target', 'bush.between', 'cover.defense', 'escapeOn'].map(
    (id): Mistake => ({
      mistake: `a definition of a pack with the id of one of the rulebook: ${id}`,
      changes: withPack({ path: PAGE, replace: '"luck.defense"', with: `"${id}"` }),
      code: 'definition-duplicate',
      at: `${PAGE}: { "id": «"${id}"», "kind": "value", "of": "defense", "in": "line", "modifier": 1, "clauses": ["cards.one.luck"] }`,
      advice: 'Rename or remove one of them.',
    }),
  ),
  {
    mistake: 'a place that a path does not have, in a restriction to which a pack has an exception',
    changes: withPack(exceptionTo('bush.between'), { path: BUSHES, replace: '"over": "between"', with: '"over": "step"' }),
    code: 'restriction-place-unknown',
    at: 'rules/ground/bushes.json: "over": «"step"»,',
    advice: 'expected source, between, target',
  },
  {
    mistake: 'a restriction without an id to which a pack has an exception',
    changes: withPack(exceptionTo('bush.between'), { path: BUSHES, replace: '"id": "bush.between",', with: '' }),
    code: 'field-missing',
    at: 'rules/ground/bushes.json: «{»',
    advice: 'Add "id".',
  },
  {
    mistake: 'an erratum that removes a definition whose number a text states, and to which a pack has an exception',
    changes: withPack(exceptionTo('cover.defense', 'line.range > 1'), newErratum(block('remove cover.defense'))),
    code: 'definition-needed',
    at: 'rules/errata/guide-rest.md: «```remove cover.defense»',
    advice: 'Remove or change these definitions too',
  },
  {
    mistake: 'an erratum of the rulebook to the text of a clause of a pack',
    changes: withPack(newErratum(amendedText('cards.one.luck {sha256:000000000000}', 'Luck gives nothing.'))),
    code: 'erratum-target-unknown',
    at: 'rules/errata/guide-rest.md: «## cards.one.luck {sha256:000000000000}»',
    advice: 'The pack "cards" has it. Errata change the rulebook alone: correct the pack itself.',
  },
  {
    mistake: 'an erratum of the rulebook to a definition of a pack',
    changes: withPack(newErratum(block('set luck.defense', '{ "modifier": 2 }'))),
    code: 'erratum-target-unknown',
    at: 'rules/errata/guide-rest.md: «```set luck.defense»',
    advice: 'The pack "cards" has it. Errata change the rulebook alone: correct the pack itself.',
  },
];
