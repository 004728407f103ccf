/** Two mistakes are two findings, however near they are: what follows from a mistake is suppressed, and nothing else. */
import { expect, test } from 'vitest';
import type { Change } from '../fixtures/edited-small-book.ts';
import { runSmallBookWith } from '../fixtures/run-small-book.ts';
import { amendedText, newErratum } from './mistakes/changes.ts';

const codesOf = (changes: readonly Change[]): readonly string[] => runSmallBookWith(changes).diagnostics.map(({ code }) => code);

const BUSHES = 'rules/ground/bushes.json';
const ESCAPE = 'rules/turns/escape.md';
const TITLE_OF_LEVEL_2: Change = { path: ESCAPE, replace: '# Escape\n', with: '## Escape\n' };
const WITHOUT_TEXT: Change = { path: ESCAPE, text: '' };
const SECOND_GUIDE: Change = {
  path: 'rules/editions.json',
  replace: '"says": "With every erratum." }',
  with: '"says": "With every erratum." },\n    { "id": "guide", "title": "Leaflet", "edition": "leaflet", "editionTitle": "Leaflet", "says": "With it." }',
};

const CASES: readonly (readonly [string, readonly Change[], readonly string[]])[] = [
  [
    'two publications with one id, and an unknown default edition',
    [SECOND_GUIDE, { path: 'rules/editions.json', replace: '"default": "current"', with: '"default": "curent"' }],
    ['edition-unknown', 'publication-duplicate'],
  ],
  [
    'two publications with one id, and an erratum without effect',
    [SECOND_GUIDE, { path: 'rules/errata/guide-escape.json', replace: '"value": 4', with: '"value": 2' }],
    ['publication-duplicate', 'erratum-without-effect'],
  ],
  [
    'an empty page, and an unknown kind of a definition in its data',
    [WITHOUT_TEXT, { path: 'rules/turns/escape.json', replace: '"kind": "parameter"', with: '"kind": "parametre"' }],
    ['value-unknown', 'page-title-missing'],
  ],
  [
    'an empty page, and a dead link on another',
    [WITHOUT_TEXT, { path: 'rules/ground/bushes.md', replace: 'What bushes do', with: 'What [bushes](rule:ground.bush) do' }],
    ['link-dead', 'page-title-missing'],
  ],
  [
    'a title of level 2, and a heading without an id',
    [TITLE_OF_LEVEL_2, { path: ESCAPE, replace: '## A rest {#rest}', with: '## A rest' }],
    ['page-title-missing', 'clause-id-missing'],
  ],
  [
    'a place that a path does not have, and an unknown name in an exception to another restriction',
    [
      { path: BUSHES, replace: '"over": "between"', with: '"over": "step"' },
      {
        path: BUSHES,
        replace: '"definitions": [',
        with: '"definitions": [{ "id": "free", "kind": "exception", "to": ["bush.target"], "if": "squere.thick", "clauses": ["ground.bushes.label"] },',
      },
    ],
    ['expression-unknown-name', 'restriction-place-unknown'],
  ],
  [
    'a text without a digest, one with the digest of another, and a number that no definition has',
    [
      newErratum(
        amendedText('ground.bushes.cover', 'A hindered line gives 7 more defense.') +
          amendedText('turns.escape.rest {sha256:267a97713cac}', 'Whoever rests heals.'),
      ),
    ],
    ['erratum-digest-missing', 'text-number-unmatched', 'erratum-digest-outdated'],
  ],
];

test.each(CASES)('%s', (_, changes, codes) => {
  expect(codesOf(changes)).toEqual(codes);
});
