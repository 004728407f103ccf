import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'an erratum with the sentence that `sightline erratum` wrote',
    changes: [
      {
        path: 'rules/errata/guide-escape.json',
        replace: '"A 2 or a 3 no longer escapes."',
        with: '"What changes in play, in one or two sentences."',
      },
    ],
    code: 'text-placeholder',
    at: 'rules/errata/guide-escape.json: "why": «"What changes in play, in one or two sentences."»,',
    advice: 'Replace the proposed text.',
  },
  {
    mistake: 'an example copied from a warning, with its placeholder sentence unchanged',
    changes: [
      {
        path: 'rules/turns/escape.md',
        replace: 'says: A three is enough as printed, and no longer.',
        with: 'says: What this position shows, in one sentence.',
      },
    ],
    code: 'text-placeholder',
    at: 'rules/turns/escape.md: «says: What this position shows, in one sentence.»',
    advice: 'Replace the proposed text.',
  },
];
