import { BOOL } from '../language/types.ts';
import { extended, type Variable } from '../language/variables.ts';
import { literal } from '../literal.ts';
import { capabilityEnums, type GameEnvironment } from './environment.ts';
import type { Expressions, Frame } from './expressions.ts';
import type { ExpressionsOf, LoweredObject } from './lowered-object.ts';
import type { CachedLowering } from './lowering-cache.ts';
import { type DefinitionOf, isEffect, type Program } from './program.ts';
import { indexConstant, propertyName } from './routine-builder.ts';
import { BOARD, functionName, setName, UNDER_WAY } from './signatures.ts';
import { CALCULATED_STAGES, type CalculatedStage } from './stages.ts';
import { EFFECT } from './types.ts';
import type { UnitLowering } from './unit-lowering.ts';

export interface LoweredCapabilities {
  readonly capabilities: readonly LoweredObject[];
  readonly durations: readonly LoweredObject[];
  /** The sets as the text of an object; undefined where no subject has capabilities. */
  readonly sets: string | undefined;
}

/** @param allExpressions the expressions of all definitions lowered so far; their `uses` give the dependencies of the sets */
export function lowerCapabilities(
  { environment, units, memo }: CachedLowering,
  program: Program,
  expressionsOf: ExpressionsOf,
  unitLowering: UnitLowering,
  allExpressions: readonly Expressions[],
): LoweredCapabilities {
  return {
    capabilities: memo.of(capabilityObjects, program),
    durations: unitLowering.each(
      units.objects,
      program.durations,
      'duration',
      (d) => [d, 'duration'],
      (d, e) => durationOf(environment, d, e),
    ),
    sets: setsOf(program, expressionsOf, allExpressions),
  };
}

function capabilityObjects(program: Program): readonly LoweredObject[] {
  const { kinds, marks } = capabilityEnums(program);
  return program.capabilities.map((definition) => ({
    definition,
    fields: {
      effect: String(isEffect(definition)),
      ...(definition.title === undefined ? {} : { title: literal(definition.title) }),
      of: String(kinds.indexOf(definition.of)),
      marks: `[${(definition.marks ?? []).map((mark) => marks.indexOf(mark)).join(', ')}]`,
      ...numberedFacts(definition),
    },
  }));
}

/**
 * `numbered` maps each fact that holds numbers of capabilities or of quantities (one or a list) to `capability` or `quantity`. These
 * numbers depend on the order of definitions, so the fingerprint of a state uses names instead.
 */
function numberedFacts({ takes = {} }: DefinitionOf<'capability'>): { readonly numbered?: string } {
  const facts = Object.entries(takes).flatMap(([fact, type]) => {
    const kind = ['capability', 'quantity'].find((name) => type === name || type === `[${name}]`);
    return kind === undefined ? [] : [`${propertyName(fact)}: ${literal(kind)}`];
  });
  return facts.length === 0 ? {} : { numbered: `{ ${facts.join(', ')} }` };
}

function durationOf(environment: GameEnvironment, d: DefinitionOf<'duration'>, expressions: Expressions): LoweredObject {
  const { program, stacks } = environment;
  const point = d.at === undefined ? -1 : program.points.indexOf(d.at);
  const endedProcedure = program.procedures.find((p) => p.id === d.ends);
  if ((d.at === undefined) === (d.ends === undefined))
    expressions.fault('', 'it lasts until a point, or as long as a procedure', {
      found: d.at === undefined ? 'neither' : 'both',
      expected: '"at" or "ends"',
    });
  if (d.at !== undefined && point < 0) expressions.unknown('/at', `nothing opens the point "${d.at}"`, d.at, program.points);
  if (d.ends !== undefined && endedProcedure === undefined)
    expressions.unknown(
      '/ends',
      `there is no procedure "${d.ends}"`,
      d.ends,
      program.procedures.map((p) => p.id),
    );
  if (d.if !== undefined && d.at === undefined)
    expressions.fault('/if', '"if" is read where a point opens', { found: 'if', expected: '"at" beside it' });
  const holder = program.procedures.find((p) => p.name === d.at?.split('.')[0]);
  const underWay = holder === undefined ? new Set<string>() : new Set([...stacks.underWayIn(holder.id), holder.id]);
  const effect: readonly [string, Variable] = ['effect', { type: EFFECT, code: 'v.effect' }];
  const frame: Frame = { variables: extended(environment.instances(underWay), [effect]), proved: new Set() };
  const fields: { [name: string]: string } = {};
  if (endedProcedure !== undefined) fields.ends = indexConstant(endedProcedure.id);
  if (point >= 0) fields.point = String(point);
  if (d.if !== undefined) fields.test = `(g, v) => ${expressions.value(frame, '/if', d.if, BOOL)}`;
  return { definition: d, fields };
}

function checkReadsEarlierSets(
  { values }: Program,
  sets: NonNullable<DefinitionOf<'subject'>['capabilities']>,
  stage: CalculatedStage,
  expressionsById: ExpressionsById,
  expressionsOf: ExpressionsOf,
): void {
  const thisAndLaterStages = CALCULATED_STAGES.slice(CALCULATED_STAGES.indexOf(stage));
  for (const d of values.filter(({ of }) => of === sets[stage])) {
    const dependencies = addUsed(new Set([d.id]), expressionsById);
    if (thisAndLaterStages.some((other) => dependencies.has(setName(other))))
      expressionsOf(d).fault('', 'it changes a set that its condition asks for', {
        found: stage,
        expected: 'a set that is calculated before it',
      });
  }
}

function setsOf(program: Program, expressionsOf: ExpressionsOf, allExpressions: readonly Expressions[]): string | undefined {
  const subject = program.subjects.find((d) => d.capabilities !== undefined);
  const sets = subject?.capabilities;
  if (subject === undefined || sets === undefined) return undefined;
  const expressions = expressionsOf(subject);
  const given = program.columns.find((c) => c.id === sets.given);
  const printed = program.properties.find((d) => d.id === sets.printed);
  const reportMissing = (field: keyof typeof sets, message: string, expected: string): void =>
    expressions.fault(`/capabilities/${field}`, message, { code: 'expression-unknown-name', found: sets[field], expected });
  if (given === undefined) reportMissing('given', `there is no record "${sets.given}"`, 'a record of capabilities');
  if (printed === undefined) reportMissing('printed', `there is no property "${sets.printed}"`, 'a property that takes a character');
  for (const stage of CALCULATED_STAGES)
    if (!program.calculations.some((d) => d.of.includes(sets[stage]) && d.type === '[capability]'))
      reportMissing(stage, `no calculation makes the set "${sets[stage]}"`, 'a calculation of type [capability]');
  const expressionsById = Map.groupBy(allExpressions, ({ definition }) => definition);
  const dependencies = CALCULATED_STAGES.map((stage) => dependenciesOf(program, sets[stage], expressionsById));
  for (const stage of CALCULATED_STAGES) checkReadsEarlierSets(program, sets, stage, expressionsById, expressionsOf);
  const usedIds = new Set(dependencies.flatMap((names) => [...names]));
  // The cached sets are dropped when a step writes one of these columns. Sets that also read what is under way or the board are not cached,
  // since these change without such a write.
  const clears = program.columns.flatMap((c, index) => (usedIds.has(c.id) ? [index] : []));
  return [
    '{',
    `    given: ${literal(sets.given)},`,
    `    printed: (g, character) => ${printed === undefined ? '[]' : `${functionName(printed.id)}(g, character)`},`,
    `    calculations: [${CALCULATED_STAGES.map((stage) => indexConstant(`calculation.${sets[stage]}`)).join(', ')}],`,
    `    clears: [${clears.join(', ')}],`,
    `    areCached: ${!usedIds.has(UNDER_WAY) && !usedIds.has(BOARD)},`,
    '  }',
  ].join('\n');
}

function dependenciesOf({ calculations, values }: Program, quantity: string, expressionsById: ExpressionsById): ReadonlySet<string> {
  const ids = [...calculations.filter((d) => d.of.includes(quantity)), ...values.filter((d) => d.of === quantity)].map((d) => d.id);
  return addUsed(new Set(ids), expressionsById);
}

type ExpressionsById = ReadonlyMap<string, readonly Expressions[]>;

/** Adds to `ids` all that these definitions use, directly or through others: the loop also visits the ids that it adds. */
function addUsed(ids: Set<string>, expressionsById: ExpressionsById): Set<string> {
  for (const id of ids) for (const expressions of expressionsById.get(id) ?? []) for (const use of expressions.uses) ids.add(use);
  return ids;
}
