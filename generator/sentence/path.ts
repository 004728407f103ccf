import type { PathDefinition, RestrictionDefinition } from '../generated/definition.ts';
import { nounOf, nounOrWhether, phraseOf } from './expression.ts';
import { BOARD_VARIABLES, END_VARIABLES, list, words } from './names.ts';
import { amountOf, conditionOf, exceptionsOf, ifPresent, usersOf } from './phrases.ts';

const PATHS = {
  fire: 'a line of fire',
  move: 'a move',
  'knock-back': 'a path of knock back',
  adjacent: 'the way between two neighbours',
} as const;
const OVER = {
  source: 'in the square it is drawn from',
  between: 'at a square between its ends',
  target: 'in the target’s square',
  edge: 'at an edge',
  side: 'at a side square of a corner',
  step: 'at a step',
  line: 'as a whole',
} as const;

export function sentenceOfPath(d: PathDefinition): string {
  return [
    `${PATHS[d.path]} is ${d.labels.map(words).join(', or ')}`,
    ifPresent(d.along, (along) => `; along it the ${along} crossing counts`),
    cornerOf(d.corner),
    ifPresent(d.ends, endsOf),
    ifPresent(d.cost, (cost) => `; a step uses ${amountOf(cost)} of the speed`),
    d.assumes?.brokeAway === true ? '; in a game its mover has broken away' : '',
    ifPresent(d.bends, (bends) => `; the mover’s base may change its shape, as long as its squares touch, if ${phraseOf(bends)}`),
    ifPresent(d.class, classOf),
    ifPresent(d.causes, (causes) => `; of several causes that end it the first of these counts: ${causes.map(words).join(', ')}`),
    ifPresent(
      d.away,
      ({ columns, rows, from, square }) =>
        `; a step leads across the columns by ${nounOf(columns)} and across the rows by ${nounOf(rows)}, from ${nounOf(from)} away from ${nounOf(square)}`,
    ),
  ].join('');
}

function cornerOf({ routes, within, of }: PathDefinition['corner']): string {
  const parts = of.map(words).join(', ');
  const rank =
    of.length === 1 ? `is judged by its ${parts}` : `is as ${within === 'worst' ? 'bad' : 'good'} as its ${within} part (${parts})`;
  return `; at a corner the ${routes === 'best' ? 'better' : 'worse'} of the two routes counts, and a route ${rank}`;
}

function endsOf({ squares, order, level, raised, raisedBy, own, height }: NonNullable<PathDefinition['ends']>): string {
  const raisedHeight = typeof raisedBy === 'number' ? `up to ${raisedBy} higher` : 'at any height above';
  return [
    `; an end is at the height of ${nounOf(height)}`,
    `; of several squares of an end the ${squares} counts`,
    ifPresent(order, (least) => `, of equal ones that with the least ${nounOf(least, END_VARIABLES).replace(/^the /, '')}`),
    ifPresent(own, (use) => `; squares of an end's own base ${use === 'clear' ? 'are left out' : 'count'}`),
    ifPresent(raised, (condition) => `; an end may count as standing ${raisedHeight} if ${phraseOf(condition)}`),
    `; of several heights the ${level} counts`,
  ].join('');
}

const classOf = (keys: NonNullable<PathDefinition['class']>): string =>
  `; its restrictions may test ${list(Object.entries(keys).map(([name, text]) => `${words(name)} (${nounOrWhether(text)})`))}`;

export function sentenceOfRestriction(d: RestrictionDefinition): string {
  const result = d.gives === 'must-stop' ? 'must stop' : `becomes ${words(d.gives)}`;
  const cause = ifPresent(d.cause, (name) => ` (cause: ${words(name)})`);
  const users = usersOf(d.capability, d.self, BOARD_VARIABLES);
  const condition = `${conditionOf(d.if, BOARD_VARIABLES)}${exceptionsOf(d.unless, BOARD_VARIABLES)}`;
  return `${PATHS[d.path]} ${result} ${OVER[d.over]}${users}${condition}${cause}`;
}
