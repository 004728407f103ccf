import { abbreviateDigest, digestOf } from '../../../../generator/digest.ts';
import type { Change } from '../../../fixtures/edited-small-book.ts';
import { ADDENDUM, addedAmendment, amendedText, block, newErratum, parametersOfRange } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const anErratum = (name: string, order: number, amendments: string): Change =>
  newErratum(amendments, {
    path: `rules/errata/guide-${name}.md`,
    frontMatter: `id: guide.${name}\npublication: guide\nsource: Guide, A rest\norder: ${order}`,
  });

const inAddendum = (amendments: string): Change =>
  newErratum(amendments, {
    path: 'rules/errata/addendum-rest.md',
    frontMatter: 'id: addendum.rest\npublication: addendum\nsource: Addendum, A rest',
  });

/** Two definitions carry the clause of the rest, which is executed. */
const CARRIED_TWICE: readonly Change[] = [
  {
    path: 'rules/ground/bushes.json',
    replace: '"if": "line.label == \'hindered\'",\n      "clauses": ["ground.bushes.cover"]',
    with: '"if": "line.label == \'hindered\'",\n      "clauses": ["ground.bushes.cover"],\n      "unless": [{ "if": "!line.direct", "clauses": ["turns.escape.rest"], "note": "after a rest" }]',
  },
  {
    path: 'rules/ground/bushes.json',
    replace: '"is": "square.thick || square.bush",\n      "clauses": ["ground.bushes.label"]',
    with: '"is": "square.thick || square.bush",\n      "clauses": ["ground.bushes.label", "turns.escape.rest"]',
  },
  { path: 'rules/turns/escape.json', replace: ',\n      "notExecuted": "needs turns of a game"', with: '' },
];

const WITHOUT_EXCEPTION = block('set cover.defense', '{ "unless": [] }');
const WITHOUT_REST = block('set square.green', '{ "clauses": ["ground.bushes.label"] }');

const FAR: Change = { path: 'rules/ground/bushes.md', replace: 'The range is', with: 'Beyond 7 it is far. The range is' };
const FAR_UNMATCHED =
  'rules/ground/bushes.md: Beyond «7» it is far. The range is the larger distance, in columns or rows. A line along one of them is direct.';

const COVER = 'A hindered line gives 1 more defense.';
const COVER_OF_LEVELS = 'A hindered line gives 1 more defense, below level 3.';
const coverAfter = (before: string, text: string): string =>
  amendedText(`ground.bushes.cover {${abbreviateDigest(digestOf(before))}}`, text);

/** Mistakes that one of several errata makes: their order decides which, never their names. */
export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an erratum after which no definition carries a clause; one of an earlier publication has changed another that did',
    changes: [...CARRIED_TWICE, ADDENDUM, newErratum(WITHOUT_EXCEPTION), inAddendum(WITHOUT_REST)],
    code: 'clause-not-carried',
    at: 'rules/errata/addendum-rest.md: «```set square.green»',
    advice: 'Change the text of the clause in the erratum, below `## turns.escape.rest`, or add',
  },
  {
    mistake: 'the later of two errata of a publication, after which no definition carries a clause',
    changes: [...CARRIED_TWICE, anErratum('a-rest', 2, WITHOUT_EXCEPTION), anErratum('rest', 1, WITHOUT_REST)],
    code: 'clause-not-carried',
    at: 'rules/errata/guide-a-rest.md: «```set cover.defense»',
    advice: 'Change the text of the clause in the erratum, below `## turns.escape.rest`, or add',
  },
  {
    mistake: 'a definition that no longer carries a clause, and a second change of it in the same erratum',
    changes: [
      ...CARRIED_TWICE,
      newErratum(WITHOUT_EXCEPTION),
      addedAmendment(
        '{ "definition": "square.green", "set": { "clauses": ["ground.bushes.label"] } }, { "definition": "square.green", "set": { "is": "square.bush" } }',
      ),
      { path: 'rules/errata/guide-escape.json', replace: '"publication": "guide",', with: '"publication": "guide",\n  "order": 2,' },
    ],
    code: 'clause-not-carried',
    at: 'rules/errata/guide-escape.json: { "definition": "escapeOn", "set": { "value": 4 } }, { "definition": «"square.green"», "set": { "clauses": ["ground.bushes.label"] } }, { "definition": "square.green", "set": { "is": "square.bush" } }',
    advice: 'Change the text of the clause in the erratum, below `## turns.escape.rest`, or add',
  },
  {
    mistake: 'a number in the text that an erratum changed in a parameter; an earlier one changed another definition of the clause',
    changes: [
      FAR,
      ...parametersOfRange(['farFrom', 7, 'ground.bushes.measure']),
      anErratum('walk', 1, block('set line.range', '{ "is": "max(line.rows, line.columns)" }')),
      anErratum('rest', 2, block('set farFrom', '{ "value": 8 }')),
    ],
    code: 'text-number-unmatched',
    at: FAR_UNMATCHED,
    advice:
      'Give the clause its new text in the erratum "guide.rest", below a heading "## ground.bushes.measure", or correct the definition.',
  },
  {
    mistake: 'a number in the text that an erratum changed in a parameter; an earlier publication removed another that had it',
    changes: [
      FAR,
      ...parametersOfRange(['farFrom', 7, 'ground.bushes.measure'], ['limit', 7, 'ground.bushes.measure']),
      ADDENDUM,
      newErratum(
        [block('set line.direct', '{ "is": "line.columns == 0 || line.rows == 0 || line.range > limit" }'), block('remove farFrom')].join(
          '\n',
        ),
      ),
      inAddendum(block('set limit', '{ "value": 8 }')),
    ],
    code: 'text-number-unmatched',
    at: FAR_UNMATCHED,
    advice:
      'Give the clause its new text in the erratum "addendum.rest", below a heading "## ground.bushes.measure", or correct the definition.',
  },
  {
    mistake: 'a number in the text of an erratum, which an earlier one of the publication wrote too',
    changes: [
      anErratum('a-rest', 1, coverAfter(COVER, COVER_OF_LEVELS)),
      anErratum('b-rest', 2, coverAfter(COVER_OF_LEVELS, COVER)),
      anErratum('c-rest', 3, coverAfter(COVER, COVER_OF_LEVELS)),
    ],
    code: 'text-number-unmatched',
    at: 'rules/errata/guide-c-rest.md: A hindered line gives 1 more defense, below level «3».',
    advice: 'Correct the text or the definition.',
  },
];
