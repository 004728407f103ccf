import type { Change } from '../../../fixtures/edited-small-book.ts';
import { packOfSmallBook } from '../../../fixtures/pack-of-small-book.ts';
import { addedDefinition } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const BUSHES = 'rules/ground/bushes.json';
const PAGE = 'rules/packs/cards/cards/one.json';
const CLAUSES = '"clauses": ["cards.one.luck"]';

/** The names that a definition of the rulebook has are checked only with packs, which may use them. */
const withPack = (...changes: readonly Change[]): readonly Change[] => [...packOfSmallBook(), ...changes];

const inPack = (json: string): Change => ({
  path: PAGE,
  replace: '"definitions": [',
  with: `"definitions": [\n    ${json},`,
});

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a class key that nothing reads',
    changes: withPack({ path: BUSHES, replace: '"class": {', with: '"class": { "highest": "max(fromHeight, toHeight)",' }),
    code: 'field-without-effect',
    at: `${BUSHES}: "class": { "highest": «"max(fromHeight, toHeight)"», "level": "fromHeight == toHeight" },`,
    advice: 'a name that is used',
  },
  {
    mistake: 'a label that no restriction gives',
    changes: withPack({ path: BUSHES, replace: '"hindered", "blocked"]', with: '"hindered", "murky", "blocked"]' }),
    code: 'field-without-effect',
    at: `${BUSHES}: "labels": ["clear", "hindered", «"murky"», "blocked"],`,
    advice: 'a name that is used',
  },
  {
    mistake: 'a restriction that gives the best label, and overrides none',
    changes: withPack(
      addedDefinition(
        '{ "id": "bush.low", "kind": "restriction", "path": "fire", "over": "between", "gives": "clear", "if": "square.bush", "clauses": ["ground.bushes.label"] }',
      ),
    ),
    code: 'field-without-effect',
    at: `${BUSHES}: { "id": "bush.low", "kind": "restriction", "path": "fire", "over": "between", "gives": «"clear"», "if": "square.bush", "clauses": ["ground.bushes.label"] },`,
    advice: 'or "overrides"',
  },
  {
    mistake: 'an effect that no step starts',
    changes: withPack(inPack(`{ "id": "dazed", "kind": "capability", "of": "effect", ${CLAUSES} }`)),
    code: 'definition-unused',
    at: `${PAGE}: { "id": «"dazed"», "kind": "capability", "of": "effect", ${CLAUSES} },`,
    advice: 'Use it, or delete it.',
  },
  {
    mistake: 'a mark that nothing reads',
    changes: withPack(inPack(`{ "id": "hiding", "kind": "capability", "of": "power", "marks": ["rare"], ${CLAUSES} }`)),
    code: 'field-without-effect',
    at: `${PAGE}: { "id": "hiding", "kind": "capability", "of": "power", "marks": [«"rare"»], ${CLAUSES} },`,
    advice: 'a name that is used',
  },
];
