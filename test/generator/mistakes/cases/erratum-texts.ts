import { amendedText, block, ERRATUM, NEW_TEXT, newErratum } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an unknown clause in a heading',
    changes: [newErratum(amendedText('turns.escape.rets {sha256:4fcf8cc2932a}', 'Whoever has rested heals at once.'))],
    code: 'erratum-target-unknown',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rets {sha256:4fcf8cc2932a}»',
    advice: 'Did you mean "turns.escape.rest"?',
  },
  {
    mistake: 'a heading without a digest',
    changes: [newErratum(amendedText('turns.escape.rest', 'Whoever has rested heals at once.'))],
    code: 'erratum-digest-missing',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest»',
    advice: 'Read the text again, then put in the digest',
  },
  {
    mistake: 'empty braces in place of a digest',
    changes: [newErratum(amendedText('turns.escape.rest {}', 'Whoever has rested heals at once.'))],
    code: 'erratum-digest-missing',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest {}»',
    advice: 'Read the text again, then put in the digest',
  },
  {
    mistake: 'a digest of another text',
    changes: [newErratum(amendedText('turns.escape.rest {sha256:000000000000}', 'Whoever has rested heals at once.'))],
    code: 'erratum-digest-outdated',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest {sha256:000000000000}»',
    advice: 'Read the text again, adapt the erratum, then put in the digest found',
  },
  {
    mistake: 'a digest too short',
    changes: [newErratum(amendedText('turns.escape.rest {sha256:0000}', 'Whoever has rested heals at once.'))],
    code: 'value-wrong-form',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest {sha256:0000}»',
    advice: 'expected sha256: and the first 12 or more digits of the digest',
  },
  {
    mistake: 'a digest without sha256',
    changes: [newErratum(amendedText('turns.escape.rest {000000000000}', 'Whoever has rested heals at once.'))],
    code: 'value-wrong-form',
    at: 'rules/errata/guide-rest.md: «## turns.escape.rest {000000000000}»',
    advice: 'expected sha256: and the first 12 or more digits of the digest',
  },
  {
    mistake: 'a heading of level 3',
    changes: [newErratum('### turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n')],
    code: 'amendment-heading-malformed',
    at: 'rules/errata/guide-rest.md: «### turns.escape.rest {sha256:4fcf8cc2932a}»',
    advice: 'Name the clause whose text changes, at level 2; without the braces, `sightline check` reports the digest to put in.',
  },
  {
    mistake: 'a heading of level 1 below the title',
    changes: [newErratum('# turns.escape.rest {sha256:4fcf8cc2932a}\n\nWhoever has rested heals at once.\n')],
    code: 'amendment-heading-malformed',
    at: 'rules/errata/guide-rest.md: «# turns.escape.rest {sha256:4fcf8cc2932a}»',
    advice: 'Name the clause whose text changes, at level 2; without the braces, `sightline check` reports the digest to put in.',
  },
  {
    mistake: 'a heading of level 1 beside amendments without a mistake',
    changes: [newErratum(`${NEW_TEXT}\n# turns.escape.roll {sha256:4fcf8cc2932a}\n\nA 2 escapes.\n`)],
    code: 'amendment-heading-malformed',
    at: 'rules/errata/guide-rest.md: «# turns.escape.roll {sha256:4fcf8cc2932a}»',
    advice: 'at level 2',
  },
  {
    mistake: 'a heading that names no clause',
    changes: [newErratum(amendedText('The rest', 'Whoever has rested heals at once.'))],
    code: 'amendment-heading-malformed',
    at: 'rules/errata/guide-rest.md: «## The rest»',
    advice: 'Name the clause whose text changes, at level 2; without the braces, `sightline check` reports the digest to put in.',
  },
  {
    mistake: 'a heading without a new text',
    changes: [newErratum('## turns.escape.rest {sha256:4fcf8cc2932a}\n')],
    code: 'value-wrong-shape',
    at: 'rules/errata/guide-rest.md: ## turns.escape.rest {sha256:4fcf8cc2932a}«»',
    advice: 'expected at least 1 character',
  },
  {
    mistake: 'a text that is the present one',
    changes: [newErratum(amendedText('turns.escape.rest {sha256:4fcf8cc2932a}', 'Whoever has rested heals.'))],
    code: 'erratum-without-effect',
    at: 'rules/errata/guide-rest.md: «Whoever has rested heals.»',
    advice: 'Change the text, or remove the heading and the text below it.',
  },
  {
    mistake: 'a text that contradicts its definition',
    changes: [{ path: 'rules/errata/guide-escape.json', replace: 'Roll a die: 4 or more', with: 'Roll a die: 5 or more' }],
    code: 'text-number-unmatched',
    at: 'rules/errata/guide-escape.json: "text": «"Roll a die: 5 or more escapes, unless the die shows a 1."»',
    advice:
      'or "5" to its "exampleWords" if it belongs to a worked example. Both belong in rules/turns/escape.json, under "clauses", "roll".',
  },
  {
    mistake: 'a definition that contradicts its text',
    changes: [{ path: 'rules/errata/guide-escape.json', replace: '"value": 4', with: '"value": 5' }],
    code: 'text-number-unmatched',
    at: 'rules/errata/guide-escape.json: "text": «"Roll a die: 4 or more escapes, unless the die shows a 1."»',
    advice:
      'or "4" to its "exampleWords" if it belongs to a worked example. Both belong in rules/turns/escape.json, under "clauses", "roll".',
  },
  {
    mistake: 'HTML in a new text',
    changes: [newErratum(amendedText('turns.escape.rest {sha256:4fcf8cc2932a}', 'Whoever has <i>rested</i> heals at once.'))],
    code: 'html-forbidden',
    at: 'rules/errata/guide-rest.md: Whoever has «<i>»rested</i> heals at once.',
    advice: 'expected plain Markdown',
  },
  {
    mistake: 'an unknown link in a new text',
    changes: [
      newErratum(amendedText('turns.escape.rest {sha256:4fcf8cc2932a}', 'Whoever has [rested](rule:turns.escape.rets) heals at once.')),
    ],
    code: 'link-dead',
    at: 'rules/errata/guide-rest.md: Whoever has «[rested](rule:turns.escape.rets)» heals at once.',
    advice: 'Did you mean "turns.escape.rest"?',
  },
  {
    mistake: 'a heading of level 3, in a text that a later erratum changes again',
    changes: [
      newErratum(amendedText('turns.escape.rest {sha256:4fcf8cc2932a}', 'Whoever has rested heals at once.\n\n### More\n\nAnd well.')),
      {
        path: 'rules/errata/guide-rest-again.md',
        text: '---\nid: guide.rest-again\npublication: guide\nsource: Guide, A rest\norder: 2\n---\n\n# A rest heals later\n\nA rest heals later.\n\n## turns.escape.rest {sha256:000000000000}\n\nWhoever has rested heals later.\n',
      },
    ],
    code: 'amendment-heading-malformed',
    at: 'rules/errata/guide-rest.md: «### More»',
    advice: 'Name the clause whose text changes, at level 2; without the braces, `sightline check` reports the digest to put in.',
  },
  {
    mistake: 'an address without a link in an amended text',
    changes: [newErratum(amendedText('turns.escape.rest {sha256:4fcf8cc2932a}', 'Whoever has rested (rule:turns.escape.roll) heals.'))],
    code: 'link-malformed',
    at: `${ERRATUM}: Whoever has rested «(rule:turns.escape.roll)» heals.`,
    advice: 'Write all four brackets',
  },
  {
    mistake: 'a number word that an erratum leaves in the text although definitions have another number now, which the text has too',
    changes: [
      { path: 'rules/ground/bushes.md', replace: 'gives 1 more defense.', with: 'gives two more defense, if it is shorter than 5.' },
      { path: 'rules/ground/bushes.json', replace: '"modifier": 1', with: '"modifier": 2' },
      {
        path: 'rules/ground/bushes.json',
        replace: '"if": "line.label == \'hindered\'"',
        with: '"if": "line.label == \'hindered\' && line.range < 5"',
      },
      newErratum(block('set cover.defense', '{ "modifier": 5 }')),
    ],
    code: 'text-number-unmatched',
    at: 'rules/ground/bushes.md: A hindered line gives «two» more defense, if it is shorter than 5.',
    advice: 'below a heading "## ground.bushes.cover", or correct the definition.',
  },
];
