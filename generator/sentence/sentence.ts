/** Prints a definition as one canonical English sentence: "the engine reads this as …". */
import type { Definition, Operation, Unless } from '../generated/definition.ts';
import { nounOf, phraseOf, words } from './expression.ts';

const amount = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(value) : value === undefined ? '' : nounOf(value);
const when = (text: string | undefined): string => (text === undefined ? '' : ` if ${phraseOf(text)}`);
const unless = (exceptions: Unless | undefined): string =>
  (exceptions ?? []).map((exception, place) => `${place === 0 ? ',' : ', or'} unless ${phraseOf(exception.if)}`).join('');
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
} as const;
const FOLDS = {
  sum: 'added up',
  'in-order': 'one after the other',
  max: 'as a floor',
  min: 'as a ceiling',
  'choose-one': 'of which one is chosen',
} as const;
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

export function sentenceOf(d: Definition): string {
  const text = said(d);
  const golden = d.rank === 'golden' ? ' This is a golden rule.' : '';
  const over = d.overrides === undefined ? '' : ` It overrides ${list(d.overrides.map(words))}.`;
  return `${text.replace(/^“?./u, (start) => start.toUpperCase())}.${over}${golden}`;
}

function said(d: Definition): string {
  switch (d.kind) {
    case 'parameter':
      return `“${words(d.id)}” is ${String(d.value)}${d.unit === undefined ? '' : ` ${d.unit}`}`;
    case 'property':
      return d.type === 'bool'
        ? `${article(d.of)} counts as “${words(d.id.split('.')[1] ?? '')}” exactly when ${phraseOf(d.is)}`
        : `the ${words(d.id.split('.')[1] ?? '')} of ${article(d.of)} is ${nounOf(d.is)}`;
    case 'record':
      return `${d.of instanceof Array ? d.of.map(article).join(' and ') : article(d.of)} has a recorded “${words(d.id.split('.')[1] ?? '')}”${d.first === undefined ? '' : `, at first ${d.first instanceof Array ? d.first.join(', ') || 'none' : words(String(d.first))}`}${d.given === undefined ? '' : `, given by the set-up (${d.given})`}${d.resets === 'never' ? '' : `, reset at ${words(d.resets)}`}`;
    case 'table':
      return `${words(d.id)} from ${list(Object.keys(d.inputs).map(words))}: ${d.rows.map((r) => `${words(String(r.gives))} if ${phraseOf(r.if)}`).join('; ')}`;
    case 'calculation':
      return `${list(d.of.map(words))}: ${d.steps.map(stepOf).join(', then ')}`;
    case 'value':
      return `${words(d.of)} (${words(d.in)}) gets ${entryOf(d)}${when(d.if)}${unless(d.unless)}${d.until === undefined ? '' : ` until ${words(d.until)}`}${d.locked === true ? ', locked' : ''}`;
    case 'path':
      return `${PATHS[d.path]} is ${d.labels.map(words).join(', or ')}${d.along === undefined ? '' : `; along it the ${d.along} crossing counts`}; at a corner the ${d.corner.routes} of both routes, each as its ${d.corner.within} part among ${list(d.corner.of.map(words))}${d.ends?.raised === undefined ? '' : `; an end may count as standing higher if ${phraseOf(d.ends.raised)}`}`;
    case 'restriction':
      return `${PATHS[d.path]} ${d.gives === 'must-stop' ? 'must stop' : `becomes ${words(d.gives)}`} ${OVER[d.over]}${when(d.if)}${unless(d.unless)}${d.cause === undefined ? '' : ` (cause: ${words(d.cause)})`}`;
    case 'trigger':
      return `${d.at === undefined ? `when ${words(d.on?.property ?? 'a fact')} turns from ${String(d.on?.from)} to ${String(d.on?.to)}` : `at ${words(d.at)}`}${when(d.if)}: ${d.do.map(operationOf).join('; then ')}`;
    case 'constraint':
      return `${words(d.on)}${d.about === undefined ? '' : ` (${words(d.about)})`} is not allowed${when(d.if)}${unless(d.unless)}; instead: ${d.otherwise.map(words).join(', or else ')}`;
    case 'action':
      return `${words(d.id)} is a ${d.is} action; it costs ${d.costs.actions} of the turn's actions and ${d.costs.tokens} tokens`;
    case 'procedure':
      return `a ${words(d.of)} runs ${d.steps.map((s) => words(s.name)).join(', then ')}`;
    case 'scoring':
      return `at ${words(d.at)}${when(d.if)}, ${words(d.to)} scores ${amount(d.points)}`;
  }
}

const article = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${words(name)}`;

function entryOf(d: Definition & { readonly kind: 'value' }): string {
  for (const key of ['replacement', 'modifier', 'minimum', 'maximum', 'increase', 'reduction'] as const) {
    const value = d[key];
    if (value !== undefined) return `${article(key)} of ${value === 'half' || value === 'double' ? value : amount(value)}`;
  }
  return 'nothing';
}

function stepOf(step: (Definition & { readonly kind: 'calculation' })['steps'][number]): string {
  const parts: string[] = [];
  if (step.start !== undefined) parts.push(`start with ${nounOf(step.start)}`);
  if (step.gather !== undefined)
    parts.push(
      `take every ${step.gather} ${FOLDS[step.fold ?? 'sum']}${step.exclusive === undefined ? '' : ` (a ${step.exclusive} one alone)`}`,
    );
  if (step.clamp !== undefined)
    parts.push(
      `keep it ${[step.clamp[0] === '' ? '' : `at least ${nounOf(step.clamp[0])}`, step.clamp[1] === '' ? '' : `at most ${nounOf(step.clamp[1])}`].filter(Boolean).join(' and ')}`,
    );
  return `${parts.join(' and ')}${step.skipIf === undefined ? '' : ` unless ${phraseOf(step.skipIf)}`}`;
}

/** Fields of an operation that hold expressions; the others are names. */
const CONDITIONS: ReadonlySet<string> = new Set(['if', 'where']);
const NOUNS: ReadonlySet<string> = new Set(['to', 'of', 'from', 'at', 'with', 'value', 'distance']);

function operationOf(operation: Operation): string {
  const [[verb, value] = ['', ''], ...rest] = Object.entries(operation);
  const object = value === true ? '' : ` ${words(String(value))}`;
  const tail = rest.map(([key, v]) => {
    if (typeof v !== 'string') return ` ${words(key)} ${String(v)}`;
    return ` ${words(key)} ${CONDITIONS.has(key) ? phraseOf(v) : NOUNS.has(key) ? nounOf(v) : words(v)}`;
  });
  return `${words(verb)}${object}${tail.join('')}`;
}
