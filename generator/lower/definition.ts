/** Lowers one definition of the board; those of the game are lowered by `generator/game/`. */
import { belongsToGame } from '../belongs-to-game.ts';
import type {
  CalculationDefinition,
  ConstraintDefinition,
  Definition,
  RestrictionDefinition,
  ValueDefinition,
} from '../generated/definition.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { BOARD_CLASSES, VALUE_CLASSES } from '../value-classes.ts';
import { citationOf } from './citation.ts';
import { type Lowering, lowerAmount, lowerTest } from './context.ts';
import { checkGathered, hasUnknownAbout, NUMBER_OPERATION, operationOf, overriddenBy } from './definition-references.ts';
import { lowerExceptions } from './exceptions.ts';
import { needsFigureNear } from './figures.ts';
import type { LoweredDefinition } from './ir.ts';
import { lowerPath } from './path.ts';
import { lowerQuestion } from './question.ts';
import { lowerRecord } from './record.ts';
import { definedType } from './types.ts';

const FACT_INCOMPLETE = {
  code: 'field-missing',
  message: 'a property without "takes" is a fact of the board',
  expected: '"of" and "is"',
  start: 0,
  end: 0,
} as const;

const KINDS_WITHOUT_ENTRY = [
  'subject',
  'procedure',
  'option',
  'trigger',
  'question',
  'capability',
  'exception',
  'duration',
  'parameter',
  'table',
] as const;

type WithoutEntry = Extract<Definition, { readonly kind: (typeof KINDS_WITHOUT_ENTRY)[number] }>;

const kindsWithoutEntry: ReadonlySet<Definition['kind']> = new Set(KINDS_WITHOUT_ENTRY);

/** Whether a definition has no entry among the rules of the board. Other definitions may read it. */
export const hasNoEntry = (d: Definition): d is WithoutEntry => kindsWithoutEntry.has(d.kind);

export function lowerDefinition(d: Definition, lowering: Lowering): LoweredDefinition {
  if (hasNoEntry(d)) return undefined;
  switch (d.kind) {
    case 'record':
      return lowerRecord(d, lowering);
    case 'property': {
      if (d.takes !== undefined) return undefined;
      if (d.of === undefined || d.is === undefined) {
        lowering.faults.push({ ...FACT_INCOMPLETE, found: `no "${d.of === undefined ? 'of' : 'is'}"`, pointer: '' });
        return undefined;
      }
      const type = definedType(d.type, lowering.environment.labels, d.id);
      const [subject = '', name = ''] = d.id.split('.');
      // `checkNames` reports an id with another subject than `of`. The expression is about the subject in the id, so its faults would only
      // follow from that.
      if (subject !== d.of) return undefined;
      const is = lowerAmount(lowering, `property ${d.of}`, '/is', d.is, type);
      return { list: 'derived', entry: { id: d.id, subject, name, is } };
    }
    case 'board-question':
      return { list: 'questions', entry: { ...citationOf(d), ...lowerQuestion(d, lowering) } };
    case 'calculation':
      return lowerCalculation(d, lowering);
    case 'value':
      return lowerValue(d, lowering);
    case 'path':
      return { list: 'paths', entry: { ...citationOf(d), ...lowerPath(d, lowering) } };
    case 'restriction':
      return lowerRestriction(d, lowering);
    case 'constraint':
      return lowerConstraint(d, lowering);
  }
}

function frameOf(d: CalculationDefinition): string {
  const starts = d.steps.flatMap((step) => (typeof step.start === 'string' ? [step.start] : [])).join(' ');
  if (/\bprinted\b/.test(starts)) return 'calculation printed';
  return /\bdamageTaken\b/.test(starts) ? 'calculation damage' : 'calculation';
}

function lowerCalculation(d: CalculationDefinition, lowering: Lowering): LoweredDefinition {
  if (belongsToGame(d)) return undefined;
  const frame = frameOf(d);
  const steps = d.steps.map((step, index) => {
    const pointer = `/steps/${index}`;
    const [low, high] = step.clamp ?? ['', ''];
    if (typeof step.skipIf === 'object')
      lowering.faults.push({
        code: 'field-without-effect',
        message: 'a calculation of the board skips a step as a whole, whatever class it gathers',
        found: 'a condition for each class',
        expected: 'one condition',
        pointer: `${pointer}/skipIf`,
        start: 0,
        end: 0,
      });
    const applies = Object.entries(step.applies ?? {}).map(
      ([shape, text]) => [shape, lowerAmount(lowering, frame, `${pointer}/applies/${shape}`, text)] as const,
    );
    return {
      ...(step.start === undefined ? {} : { start: lowerAmount(lowering, frame, `${pointer}/start`, step.start) }),
      ...(step.gather === undefined ? {} : { gather: step.gather }),
      ...(step.clauses === undefined ? {} : { clauses: step.clauses }),
      ...(step.lowestClauses === undefined ? {} : { lowestClauses: step.lowestClauses }),
      ...(step.highestClauses === undefined ? {} : { highestClauses: step.highestClauses }),
      ...(step.lockedClauses === undefined ? {} : { lockedClauses: step.lockedClauses }),
      ...(step.skipClauses === undefined ? {} : { skipClauses: step.skipClauses }),
      ...(step.fold === undefined ? {} : { fold: step.fold }),
      ...(step.exclusive === undefined ? {} : { exclusive: true }),
      ...(typeof step.skipIf !== 'string' ? {} : { skipIf: lowerTest(lowering, frame, `${pointer}/skipIf`, step.skipIf) }),
      ...(low === '' ? {} : { lowest: lowerAmount(lowering, frame, `${pointer}/clamp/0`, low) }),
      ...(high === '' ? {} : { highest: lowerAmount(lowering, frame, `${pointer}/clamp/1`, high) }),
      ...(applies.length === 0 ? {} : { applies: Object.fromEntries(applies) }),
    };
  });
  return { list: 'calculations', entry: { ...citationOf(d), of: d.of, steps } };
}

function lowerValue(d: ValueDefinition, lowering: Lowering): LoweredDefinition {
  // A value without `in` belongs to the game.
  if (d.in === undefined) return undefined;
  const frame = `value ${d.in}`;
  const [valueClass] = BOARD_CLASSES.filter((c) => d[c] !== undefined);
  const classes = VALUE_CLASSES.filter((c) => d[c] !== undefined);
  if (valueClass === undefined || classes.length > 1) {
    lowering.faults.push({
      code: 'definition-value-ambiguous',
      message: `a value of the board is exactly one of ${BOARD_CLASSES.join(', ')}`,
      found: classes.join(', ') || 'none',
      expected: 'one',
      pointer: '',
      start: 0,
      end: 0,
    });
    return undefined;
  }
  checkGathered(d, valueClass, lowering);
  const written = d[valueClass] ?? 0;
  const operation = operationOf(d, written, lowering.definitions.calculations);
  const condition = d.if === undefined ? undefined : lowerTest(lowering, frame, '/if', d.if);
  const withExceptions = lowerExceptions(lowering, frame, condition, d.unless);
  const value = lowerAmount(lowering, frame, `/${valueClass}`, operation === undefined ? written : 0);
  const entry = {
    ...citationOf(d),
    of: d.of,
    in: d.in,
    class: valueClass,
    operation: operation ?? NUMBER_OPERATION,
    amount: value,
    locked: d.locked === true,
    ...(withExceptions.test === undefined ? {} : { test: withExceptions.test }),
    ...withExceptions.entry,
  };
  return { list: 'values', entry };
}

function lowerRestriction(d: RestrictionDefinition, lowering: Lowering): LoweredDefinition {
  const labels = lowering.environment.labels(d.path);
  if (labels.length === 0) return undefined;
  // "must-stop" is not a label of the path: the kernel reads -1.
  const isMustStop = d.gives === 'must-stop' && d.over === 'step';
  const gives = isMustStop ? -1 : labels.indexOf(d.gives);
  if (gives < 0 && !isMustStop)
    lowering.faults.push({
      code: 'expression-unknown-label',
      refersTo: [d.path],
      message: `"${d.gives}" is no label of the path "${d.path}" over ${d.over}`,
      found: d.gives,
      expected: [...labels, 'must-stop (over a step)'].join(', '),
      ...didYouMean(nearest(d.gives, labels)),
      pointer: '/gives',
      start: 0,
      end: 0,
    });
  const frame = `${d.path} ${d.over}`;
  const withExceptions = lowerExceptions(lowering, frame, lowerTest(lowering, frame, '/if', d.if), d.unless);
  // A condition that reads one of these asks about the whole step, not only about the square entered.
  const stepwise = lowering.reads.has('from') || lowering.reads.has('step');
  const cause = d.cause === undefined ? {} : { cause: lowering.environment.labels('cause').indexOf(d.cause) };
  return {
    list: 'restrictions',
    entry: {
      ...citationOf(d),
      path: d.path,
      over: d.over,
      gives,
      stepwise,
      near: needsFigureNear(d.if, lowering.environment.parse),
      // A condition that reads none of these asks about nothing but its own edge, side square or square entered.
      local: !['from', 'step', 'move', 'line', ...(d.over === 'step' ? [] : ['to'])].some((name) => lowering.reads.has(name)),
      // Only for `markTerrainOnly`, which removes it: the terrain does not decide what depends on the mover.
      ...(lowering.reads.has('move') ? { readsMover: true } : {}),
      test: withExceptions.test,
      ...withExceptions.entry,
      ...cause,
      overrides: overriddenBy(d, lowering),
    },
  };
}

function lowerConstraint(d: ConstraintDefinition, lowering: Lowering): LoweredDefinition {
  // If `about` is unknown, so are the names that the expressions may use.
  if (belongsToGame(d) || hasUnknownAbout(d, lowering)) return undefined;
  // The entries of actions, such as `action.path`, have one frame.
  const about = d.about === undefined || d.about === 'character.squares' ? d.about : d.about.split('.')[0];
  const frame = `constraint ${d.on}${about === undefined ? '' : ` ${about}`}`;
  const withExceptions = lowerExceptions(lowering, frame, lowerTest(lowering, frame, '/if', d.if), d.unless);
  return {
    list: 'constraints',
    entry: {
      ...citationOf(d),
      on: d.on,
      ...(d.about === undefined ? {} : { about: d.about }),
      ...(lowering.reads.has('move') || lowering.reads.has('mover') ? { readsMover: true } : {}),
      test: withExceptions.test,
      ...withExceptions.entry,
      message: d.message ?? d.note ?? 'this is not allowed',
    },
  };
}
