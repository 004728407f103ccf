import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'HTML in text',
    changes: [{ path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: 'Whoever has <b>rested</b> heals.' }],
    code: 'html-forbidden',
    at: 'rules/turns/escape.md: Whoever has «<b>»rested</b> heals.',
    advice: 'expected plain Markdown',
  },
  {
    mistake: 'a picture',
    changes: [{ path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: '![rest](rest.png)' }],
    code: 'link-forbidden',
    at: 'rules/turns/escape.md: «![rest](rest.png)»',
    advice: 'expected text, or an example',
  },
  {
    mistake: 'a link to a clause that is not there',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'Whoever has rested heals.',
        with: 'Whoever has [rested](rule:ground.bushes.lable) heals.',
      },
    ],
    code: 'link-dead',
    at: 'rules/turns/escape.md: Whoever has «[rested](rule:ground.bushes.lable)» heals.',
    advice: 'Did you mean "ground.bushes.label"?',
  },
  {
    mistake: 'a link without `rule:`',
    changes: [{ path: 'rules/turns/escape.md', replace: 'rule:ground.bushes.label', with: 'ground.bushes.label' }],
    code: 'link-forbidden',
    at: 'rules/turns/escape.md: Roll a die: 2 or more escapes, unless the die shows a 1. Bushes help «[nobody](ground.bushes.label)».',
    advice: 'Link a clause or page by its id: [words](rule:area.page.clause).',
  },
  {
    mistake: 'a link to a file',
    changes: [{ path: 'rules/turns/escape.md', replace: 'rule:ground.bushes.label', with: '../ground/bushes.md#label' }],
    code: 'link-forbidden',
    at: 'rules/turns/escape.md: Roll a die: 2 or more escapes, unless the die shows a 1. Bushes help «[nobody](../ground/bushes.md#label)».',
    advice: 'Link a clause or page by its id: [words](rule:area.page.clause).',
  },
  {
    mistake: 'a link by http',
    changes: [{ path: 'rules/turns/escape.md', replace: 'rule:ground.bushes.label', with: 'http://example.org' }],
    code: 'link-forbidden',
    at: 'rules/turns/escape.md: Roll a die: 2 or more escapes, unless the die shows a 1. Bushes help «[nobody](http://example.org)».',
    advice: 'Link a clause or page by its id: [words](rule:area.page.clause).',
  },
  {
    mistake: 'an unknown icon',
    changes: [{ path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: 'Whoever has rested heals |leave|.' }],
    code: 'icon-unknown',
    at: 'rules/turns/escape.md: Whoever has rested heals «|leave|».',
    advice: 'expected leaf',
  },
  {
    mistake: 'an unknown term',
    changes: [{ path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: 'Whoever has [rested](term:busch) heals.' }],
    code: 'term-unknown',
    at: 'rules/turns/escape.md: Whoever has «[rested](term:busch)» heals.',
    advice: 'Did you mean "bush"?',
  },
  {
    mistake: 'a footnote',
    changes: [
      { path: 'rules/turns/escape.md', replace: 'Whoever has rested heals.', with: 'Whoever has rested heals.[^1]\n\n[^1]: So it is.' },
    ],
    code: 'link-forbidden',
    at: 'rules/turns/escape.md: «[^1]: So it is.»',
    advice: 'Write [words](rule:area.page.clause) in place of the link: every clause is also shown alone.',
  },
];
