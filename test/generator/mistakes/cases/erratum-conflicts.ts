import type { Change } from '../../../fixtures/edited-small-book.ts';
import { amendedText, block, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

const anErratum = (name: string, amendments: string): Change => ({
  path: `rules/errata/guide-${name}.md`,
  text: `---\nid: guide.${name}\npublication: guide\nsource: Guide, A rest\n---\n\n# Another rest\n\nA rest is another.\n\n${amendments}`,
});

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'one clause twice',
    changes: [
      newErratum(
        '## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n\n## turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals soon.\n',
      ),
    ],
    code: 'amendment-duplicate',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest {sha256:4fcf8cc2932a}»',
    advice: 'Remove one of them: only the last would have an effect.',
  },
  {
    mistake: 'one field set twice in an erratum',
    changes: [
      newErratum(`${block('set cover.defense', '{ "note": "in the bushes" }')}\n${block('set cover.defense', '{ "note": "in a bush" }')}`),
    ],
    code: 'amendment-duplicate',
    at: 'rules/errata/guide-rest.md: { "note": «"in a bush"» }',
    advice: 'Remove one of them: only the last would have an effect.',
  },
  {
    mistake: 'two errata of one publication that change one text',
    changes: [
      newErratum(
        amendedText('turns.escape.roll {sha256:52bfc666ce90}', 'Roll a die: 4 or more escapes, unless the die shows a 1. Roll once.'),
      ),
    ],
    code: 'erratum-order-missing',
    at: 'rules/errata/guide-rest.md: «## turns.escape.roll {sha256:52bfc666ce90}»',
    advice: 'Give "guide.rest" a later order, and the digest of the text that the other makes.',
  },
  {
    mistake: 'two errata that set one field',
    changes: [newErratum(block('set escapeOn', '{ "value": 5 }'))],
    code: 'erratum-order-missing',
    at: 'rules/errata/guide-rest.md: { "value": «5» }',
    advice: 'Give "guide.rest" a later order.',
  },
  {
    mistake: 'two errata of which one sets what the other removes',
    changes: [newErratum(block('remove escapeOn'))],
    code: 'erratum-order-missing',
    at: 'rules/errata/guide-rest.md: «```remove escapeOn»',
    advice: 'Give "guide.rest" a later order.',
  },
  {
    mistake: 'two errata of which the first sets parts of what the second sets',
    changes: [
      anErratum('a-rest', block('set bush.target', '{ "unless.0.note": "in a park", "unless.0.if": "square.bush" }')),
      newErratum(
        block('set bush.target', '{ "unless.0": { "if": "square.green", "note": "in a park", "clauses": ["ground.bushes.label"] } }'),
      ),
    ],
    code: 'erratum-order-missing',
    at: 'rules/errata/guide-a-rest.md: { "unless.0.note": «"in a park"», "unless.0.if": "square.bush" }',
    advice: 'Give "guide.a-rest" a later order.',
  },
  {
    mistake: 'two errata of which the first sets a field of a definition that the second adds',
    changes: [
      anErratum('a-rest', block('set rest.defense', '{ "modifier": 3 }')),
      newErratum(
        block(
          'add',
          '{ "id": "rest.defense", "kind": "value", "of": "defense", "in": "line", "modifier": 2, "clauses": ["turns.escape.rest"] }',
        ),
      ),
    ],
    code: 'erratum-order-missing',
    at: 'rules/errata/guide-a-rest.md: { "modifier": «3» }',
    advice: 'Give "guide.a-rest" a later order.',
  },
];
