import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a heading without an id',
    changes: [{ path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: '## A rest' }],
    code: 'clause-id-missing',
    at: 'rules/turns/escape.md: «## A rest»',
    advice: 'End the heading with its permanent id: lower-case letters, digits and hyphens in {#…}.',
  },
  {
    mistake: 'a heading without a text below it, of a clause that an erratum amends',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'Roll a die: 2 or more escapes, unless the die shows a 1. Bushes help [nobody](rule:ground.bushes.label).',
        with: '',
      },
    ],
    code: 'clause-text-missing',
    at: 'rules/turns/escape.md: «## The roll {#roll}»',
    advice: 'Write the text of the clause below its heading, above its examples.',
  },
  {
    mistake: 'a heading without a text below it',
    changes: [
      {
        path: 'rules/ground/bushes.md',
        replace: 'A line through bushes, or to a target in bushes, is hindered. Indoors it is not.',
        with: '',
      },
    ],
    code: 'clause-text-missing',
    at: 'rules/ground/bushes.md: «## The label {#label}»',
    advice: 'Write the text of the clause below its heading, above its examples.',
  },
  {
    mistake: 'a heading of level 3 for a clause',
    changes: [{ path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: '### A rest {#rest}' }],
    code: 'heading-malformed',
    at: 'rules/turns/escape.md: «### A rest {#rest}»',
    advice: 'Begin a clause with ##, or write the heading as a sentence of its clause.',
  },
  {
    mistake: 'a heading of level 4 in a clause',
    changes: [{ path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: '#### Healing\n\nWhoever has rested heals.' }],
    code: 'heading-malformed',
    at: 'rules/turns/escape.md: «#### Healing»',
    advice: 'Begin a clause with ##, or write the heading as a sentence of its clause.',
  },
  {
    mistake: 'an id with capital letters',
    changes: [{ path: 'rules/turns/escape.md', replace: '{#rest}', with: '{#Rest}' }],
    code: 'clause-id-malformed',
    at: 'rules/turns/escape.md: «## A rest {#Rest}»',
    advice: 'An id is lower-case letters and digits, with single hyphens between them.',
  },
  {
    mistake: 'an id without `#`',
    changes: [{ path: 'rules/turns/escape.md', replace: '{#rest}', with: '{rest}' }],
    code: 'clause-id-malformed',
    at: 'rules/turns/escape.md: «## A rest {rest}»',
    advice: 'An id is lower-case letters and digits, with single hyphens between them.',
  },
  {
    mistake: 'an id in round brackets',
    changes: [{ path: 'rules/turns/escape.md', replace: '{#rest}', with: '(#rest)' }],
    code: 'clause-id-missing',
    at: 'rules/turns/escape.md: «## A rest (#rest)»',
    advice: 'End the heading with its permanent id: lower-case letters, digits and hyphens in {#…}.',
  },
  {
    mistake: 'no space after `##`',
    changes: [{ path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: '##A rest {#rest}' }],
    code: 'heading-malformed',
    at: 'rules/turns/escape.md: «##A rest {#rest}»',
    advice: 'Put a space between # and the title.',
  },
  {
    mistake: 'a second title',
    changes: [{ path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: '# A rest {#rest}' }],
    code: 'page-title-duplicate',
    at: 'rules/turns/escape.md: «# A rest {#rest}»',
    advice: 'Only the title begins with a single #; write ##.',
  },
  {
    mistake: 'no title',
    changes: [{ path: 'rules/turns/escape.md', replace: '# Escape\n\n', with: '' }],
    code: 'page-title-missing',
    at: 'rules/turns/escape.md: «How to get away.»',
    advice: 'expected # Title',
  },
  {
    mistake: 'the same id twice',
    changes: [{ path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: '## A rest {#roll}' }],
    code: 'clause-duplicate',
    at: 'rules/turns/escape.md: «## A rest {#roll}»',
    advice: 'Give one of the two another id.',
  },
  {
    mistake: 'a heading with only an id',
    changes: [{ path: 'rules/turns/escape.md', replace: '## A rest {#rest}', with: '## {#rest}' }],
    code: 'clause-title-missing',
    at: 'rules/turns/escape.md: «## {#rest}»',
    advice: 'expected ## Title {#slug}',
  },
];
