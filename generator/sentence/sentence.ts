/** Prints a definition as one canonical English sentence: "the engine reads this as …". */
import { withArticle } from '../camel.ts';
import type { Definition, Unless } from '../generated/definition.ts';
import { nounOf, phraseOf, words } from './expression.ts';

const amount = (value: string | number | undefined): string =>
  typeof value === 'number' ? String(value) : value === undefined ? '' : nounOf(value);
const when = (text: string | undefined): string => (text === undefined ? '' : ` if ${phraseOf(text)}`);
const unless = (exceptions: Unless | undefined): string =>
  (exceptions ?? []).map((exception, index) => `${index === 0 ? ',' : ', or'} unless ${phraseOf(exception.if)}`).join('');
/** A single word: mostly the name of a way in which a calculation applies an entry, as `half`, in place of an amount. */
const SHAPE = /^[a-z-]+$/;

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
const FOLDS = {
  sum: 'added up',
  'in-order': 'one after the other',
  max: 'as a floor',
  min: 'as a ceiling',
  'choose-one': 'of which one is chosen',
  any: 'of which one is enough',
  union: 'added to the set',
  without: 'taken out of the set',
} as const;
const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

export function sentenceOf(d: Definition): string {
  const text = bodyOf(d);
  const overridden = d.kind !== 'restriction' || d.overrides === undefined ? '' : ` It overrides ${list(d.overrides.map(words))}.`;
  return `${text.replace(/^“?./u, (start) => start.toUpperCase())}.${overridden}`;
}

function endsOf(ends: (Definition & { readonly kind: 'path' })['ends']): string {
  if (ends === undefined) return '';
  const { squares, level, raised, raisedBy, own, height } = ends;
  const parts = [
    `an end is at the height “${nounOf(height)}”`,
    ...(squares === undefined ? [] : [`of several squares of an end the ${squares} counts`]),
    ...(own === undefined ? [] : [`squares of an end's own base ${own === 'clear' ? 'are left out' : 'count'}`]),
    ...(raised === undefined
      ? []
      : [
          `an end may count as standing ${typeof raisedBy === 'number' ? `up to ${raisedBy} higher` : 'at any height above'} if ${phraseOf(raised)}`,
        ]),
    ...(level === undefined ? [] : [`of several heights the ${level} counts`]),
  ];
  return `; ${parts.join('; ')}`;
}

function classOf(keys: (Definition & { readonly kind: 'path' })['class']): string {
  if (keys === undefined) return '';
  return `; its restrictions may ask for ${list(Object.entries(keys).map(([name, text]) => `${words(name)} (${nounOf(text)})`))}`;
}

/** The sentence without its capital letter and full stop. */
function bodyOf(d: Definition): string {
  switch (d.kind) {
    case 'parameter':
      return `“${words(d.id)}” is ${String(d.value)}${d.unit === undefined ? '' : ` ${d.unit}`}`;
    case 'property':
      return propertyOf(d);
    case 'record':
      return `${d.of instanceof Array ? d.of.map(article).join(' and ') : article(d.of)} has a recorded “${words(d.id.split('.')[1] ?? '')}”${d.first === undefined ? '' : `, at first ${d.first instanceof Array ? d.first.join(', ') || 'none' : words(String(d.first))}`}${d.given === undefined ? '' : `, given by the set-up (${d.given})`}${d.offMap === true ? ', with which characters may begin off the map' : ''}${d.resets === undefined ? '' : `, reset when “${words(d.resets)}” begins`}`;
    case 'table':
      return `${words(d.id)} from ${list(Object.keys(d.inputs).map(words))}: ${d.rows.map((r) => `${words(String(r.gives))} if ${phraseOf(r.if)}`).join('; ')}`;
    case 'calculation':
      return `${list(d.of.map(words))}: ${d.steps.map(stepOf).join(', then ')}`;
    case 'value':
      return `${words(d.of)} ${d.in === undefined ? '' : `(${words(d.in)}) `}gets ${entryOf(d)}${when(d.if)}${unless(d.unless)}${d.locked === true ? ', locked' : ''}`;
    case 'path':
      return `${PATHS[d.path]} is ${d.labels.map(words).join(', or ')}${d.along === undefined ? '' : `; along it the ${d.along} crossing counts`}; at a corner the ${d.corner.routes} of both routes, each as its ${d.corner.within} part among ${list(d.corner.of.map(words))}${endsOf(d.ends)}${d.cost === undefined ? '' : `; a step uses ${amount(d.cost)} of the speed`}${d.assumes?.brokeAway === true ? '; in a game its mover has broken away' : ''}${d.bends === undefined ? '' : `; the squares of a base lie on any that touch if ${phraseOf(d.bends)}`}${classOf(d.class)}${d.away === undefined ? '' : `; its steps lead ${nounOf(d.away.columns)} columns and ${nounOf(d.away.rows)} rows from ${nounOf(d.away.from)}, away from ${nounOf(d.away.square)}`}`;
    case 'board-question':
      return questionOf(d);
    case 'restriction':
      return `${PATHS[d.path]} ${d.gives === 'must-stop' ? 'must stop' : `becomes ${words(d.gives)}`} ${OVER[d.over]}${when(d.if)}${unless(d.unless)}${d.cause === undefined ? '' : ` (cause: ${words(d.cause)})`}`;
    case 'constraint':
      return `${words(d.of ?? d.on)}${d.about === undefined ? '' : ` (${words(d.about)})`}${d.command === undefined ? '' : ` by a command with ${list(Object.entries(d.command).map(([field, value]) => `“${field}” ${words(value)}`))}`} is not allowed${when(d.if)}${unless(d.unless)}`;
    case 'subject':
      return `a game stores up to ${d.most} ${words(d.id)}${d.most === 1 ? '' : 's'}`;
    case 'procedure':
      return `${words(d.id)}: ${stepsOf(d.steps)}`;
    case 'option':
      return `${d.self === undefined ? '' : `${article(d.self)} `}${words(d.id)}, an option of the ${words(d.in)}${when(d.if)}${unless(d.unless)}: ${stepsOf(d.steps)}`;
    case 'question':
      return `the judge answers “${words(d.ask)}”${d.steps === undefined ? '' : `: ${stepsOf(d.steps)}`}; it gives ${list(Object.entries(d.gives).map(([field, value]) => `${words(field)}: ${typeof value === 'boolean' ? String(value) : amount(value)}`))}`;
    case 'capability':
      return `${article(d.of)} “${words(d.id)}”${d.marks === undefined ? '' : `, marked ${list(d.marks.map(words))}`}`;
    case 'exception':
      return `${list(d.to.map(words))} ${d.to.length === 1 ? 'does' : 'do'} not act${d.self === undefined ? '' : ` where ${nounOf(d.self)} can use ${words(d.capability ?? '')}`}${when(d.if)}`;
    case 'duration':
      return `“${words(d.id)}” lasts ${d.ends === undefined ? `until ${words(d.at ?? '')}` : `as long as ${words(d.ends)}`}${when(d.if)}`;
    case 'trigger':
      return `${momentOf(d)}${when(d.if)}${unless(d.unless)}${d.may === true ? ', if its player wants' : ''}: ${stepsOf(d.steps)}`;
  }
}

function questionOf({ ask, gives, quantities, stays }: Definition & { readonly kind: 'board-question' }): string {
  const parts = [
    ...Object.entries(gives ?? {}).map(([field, text]) => `${words(field)} is ${nounOf(text)}`),
    ...Object.entries(quantities ?? {}).map(([role, quantity]) => `${words(role)} is the quantity “${words(quantity)}”`),
    ...(stays === undefined ? [] : [`the mover stays if ${phraseOf(stays)}`]),
  ];
  return `the question ${list(ask.map((one) => `“${words(one)}”`))} is answered so: ${parts.join('; ')}`;
}

function propertyOf(d: Definition & { readonly kind: 'property' }): string {
  const name = words(d.id.split('.').at(-1) ?? '');
  const owner =
    d.takes === undefined
      ? article(d.of ?? '')
      : list(Object.entries(d.takes).map(([key, type]) => `${words(key)} (${typeof type === 'string' ? type : words(key)})`));
  const factOfOwner = owner === '' ? `the ${name}` : `the ${name} of ${owner}`;
  if (d.is === undefined)
    return `${factOfOwner}: ${(d.rows ?? []).map((row) => `${typeof row.gives === 'string' ? nounOf(row.gives) : String(row.gives)}${row.if === undefined ? ' otherwise' : when(row.if)}`).join('; ')}`;
  if (d.type !== 'bool') return `${factOfOwner} is ${nounOf(d.is)}`;
  return `${owner === '' ? 'the game' : owner} counts as “${name}” exactly when ${phraseOf(d.is)}`;
}

function momentOf(d: Definition & { readonly kind: 'trigger' }): string {
  if (d.at !== undefined) return `at ${words(d.at)}`;
  if (d.before !== undefined) return `before ${words(d.before)}`;
  if (d.after !== undefined) return `after ${words(d.after)}`;
  return d.instead === undefined ? 'whenever it can' : `in place of ${words(d.instead)}`;
}

type Step = (Definition & { readonly kind: 'procedure' })['steps'][number];

/** Steps one after the other; those inside another step in brackets. */
function stepsOf(steps: readonly Step[]): string {
  return steps.map((step, index) => `${index + 1}. ${actOf(step)}${when(step.if)}`).join('; ');
}

function actOf(s: Step): string {
  const shown = (value: string | number | boolean | undefined): string => (typeof value === 'boolean' ? String(value) : amount(value));
  const withArguments =
    s.with === undefined ? '' : ` with ${list(Object.entries(s.with).map(([key, value]) => `${words(key)} ${shown(value)}`))}`;
  const as = s.as === undefined ? '' : ` as “${words(s.as)}”`;
  const inner = s.steps === undefined ? '' : ` (${stepsOf(s.steps)})`;
  const otherwise = s.else === undefined ? '' : `; otherwise (${stepsOf(s.else)})`;
  if (s.let !== undefined) return `let “${words(s.as ?? '')}” be ${shown(s.let)}`;
  if (s.set !== undefined) return `set ${words(s.set)}${s.of === undefined ? '' : ` of ${shown(s.of)}`} to ${shown(s.to)}`;
  if (s.roll !== undefined) return `roll ${s.roll} for ${words(s.for ?? '')}${as}`;
  if (s.choose !== undefined)
    return `choose ${words(s.as ?? '')} from ${nounOf(s.from ?? '')}${s.where === undefined ? '' : ` where ${phraseOf(s.where)}`}`;
  if (s.offer !== undefined) return `offer the options of the ${words(s.offer)} to ${shown(s.by)}`;
  if (s.call !== undefined) return `${words(s.call)}${withArguments}${as}`;
  if (s.each !== undefined)
    return `for each ${words(s.as ?? '')} of ${nounOf(s.each)}${s.where === undefined ? '' : ` where ${phraseOf(s.where)}`}${inner}`;
  if (s.when !== undefined) return `if ${phraseOf(s.when)}${inner}${otherwise}`;
  if (s.repeat !== undefined) return `while ${phraseOf(s.repeat)}${inner}`;
  if (s.point !== undefined) return `the moment “${words(s.point)}”`;
  if (s.start !== undefined)
    return `start ${words(s.start)} on ${shown(s.on)}${withArguments}${s.until === undefined ? '' : `, for ${words(s.until)}`}`;
  if (s.transfer !== undefined)
    return s.on === undefined ? `let ${shown(s.by)} have started ${nounOf(s.transfer)}` : `put ${nounOf(s.transfer)} on ${shown(s.on)}`;
  if (s.stop !== undefined) return `end ${nounOf(s.stop)}`;
  if (s.end !== undefined) return `end ${words(s.end)}`;
  if (s.later !== undefined) return `at ${words(s.later)}${inner}`;
  return `report “${words(s.emit ?? '')}”${withArguments}`;
}

const article = (name: string): string => withArticle(words(name));

function entryOf(d: Definition & { readonly kind: 'value' }): string {
  for (const key of [
    'replacement',
    'modifier',
    'minimum',
    'maximum',
    'increase',
    'reduction',
    'ignoring',
    'allow',
    'has',
    'use',
    'counter',
    'ignored',
    'cannot',
  ] as const) {
    const value = d[key];
    if (value !== undefined) return `${article(key)} of ${typeof value === 'string' && SHAPE.test(value) ? words(value) : amount(value)}`;
  }
  return 'nothing';
}

function skipOf(skipIf: string | { readonly [valueClass: string]: string } | undefined): string {
  if (skipIf === undefined) return '';
  if (typeof skipIf === 'string') return ` unless ${phraseOf(skipIf)}`;
  return Object.entries(skipIf)
    .map(([valueClass, text]) => `, without ${words(valueClass)} if ${phraseOf(text)}`)
    .join('');
}

function stepOf(step: (Definition & { readonly kind: 'calculation' })['steps'][number]): string {
  const parts: string[] = [];
  if (step.start !== undefined) parts.push(`start with ${nounOf(step.start)}`);
  if (step.gather !== undefined)
    parts.push(
      `take every ${typeof step.gather === 'string' ? step.gather : list(step.gather)} ${FOLDS[step.fold ?? 'sum']}${step.exclusive === undefined ? '' : ` (a ${step.exclusive} one alone)`}`,
    );
  if (step.clamp !== undefined)
    parts.push(
      `keep it ${[step.clamp[0] === '' ? '' : `at least ${nounOf(step.clamp[0])}`, step.clamp[1] === '' ? '' : `at most ${nounOf(step.clamp[1])}`].filter(Boolean).join(' and ')}`,
    );
  return `${parts.join(' and ')}${skipOf(step.skipIf)}`;
}
