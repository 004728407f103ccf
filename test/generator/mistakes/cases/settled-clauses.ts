import { newReading } from '../changes.ts';
import type { Mistake } from '../mistake.ts';

export const mistakes: readonly Mistake[] = [
  {
    mistake: 'a link in place of a clause',
    changes: [newReading({ settles: '### Settles\n\n- [Resting](rule:turns.escape.rest)\n' })],
    code: 'reading-text-misplaced',
    at: 'rules/readings/rest.md: «- [Resting](rule:turns.escape.rest)»',
    advice: 'Write the id alone: - turns.escape.rest.',
  },
  {
    mistake: 'a note behind a clause',
    changes: [newReading({ settles: '### Settles\n\n- turns.escape.rest: a rest is a turn\n' })],
    code: 'reading-text-misplaced',
    at: 'rules/readings/rest.md: «- turns.escape.rest: a rest is a turn»',
    advice: 'Write the id alone: - turns.escape.rest.',
  },
  {
    mistake: 'two clauses on one line',
    changes: [newReading({ settles: '### Settles\n\n- turns.escape.rest, turns.escape.roll\n' })],
    code: 'reading-text-misplaced',
    at: 'rules/readings/rest.md: «- turns.escape.rest, turns.escape.roll»',
    advice: 'Write each id alone, one a line: - turns.escape.rest, - turns.escape.roll.',
  },
  {
    mistake: 'a clause below another',
    changes: [newReading({ settles: '### Settles\n\n- turns.escape.rest\n  - turns.escape.roll\n' })],
    code: 'reading-text-misplaced',
    at: 'rules/readings/rest.md: «- turns.escape.rest»',
    advice: 'Write each id alone, one a line: - turns.escape.rest, - turns.escape.roll.',
  },
  {
    mistake: 'a page in place of its clauses',
    changes: [newReading({ settles: '### Settles\n\n- turns.escape\n' })],
    code: 'clause-unknown',
    at: 'rules/readings/rest.md: «- turns.escape»',
    advice: '"turns.escape" is a page: name one of its clauses.',
  },
  {
    mistake: 'the last part of an id',
    changes: [newReading({ settles: '### Settles\n\n- rest\n' })],
    code: 'clause-unknown',
    at: 'rules/readings/rest.md: «- rest»',
    advice: 'Did you mean "turns.escape.rest"?',
  },
  {
    mistake: 'a title in place of a clause',
    changes: [newReading({ settles: '### Settles\n\n- What a rest is\n' })],
    code: 'clause-unknown',
    at: 'rules/readings/rest.md: «- What a rest is»',
    advice: 'The id of a clause has three parts: area.page.clause.',
  },
];
