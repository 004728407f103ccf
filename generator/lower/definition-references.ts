import type { CalculationDefinition, ConstraintDefinition, RestrictionDefinition, ValueDefinition } from '../generated/definition.ts';
import { didYouMean, nearest } from '../nearest.ts';
import type { BOARD_CLASSES } from '../value-classes.ts';
import { type Lowering, unknownName } from './context.ts';

/** A value acts only where a calculation of its quantity gathers its class. */
export function checkGathered(d: ValueDefinition, valueClass: (typeof BOARD_CLASSES)[number], { definitions, faults }: Lowering): void {
  const calculations = definitions.calculations.filter((other) => other.of.includes(d.of));
  const gathered = calculations.flatMap((calculation) => calculation.steps.flatMap((step) => step.gather ?? []));
  if (gathered.includes(valueClass)) return;
  if (calculations.length === 0) {
    const quantities = definitions.calculations.flatMap((other) => other.of);
    faults.push(unknownName('/of', `there is no calculation of "${d.of}"`, d.of, quantities));
    return;
  }
  const expected = gathered.join(', ') || 'none';
  const message = `no calculation of "${d.of}" gathers a ${valueClass}`;
  faults.push({ code: 'value-not-gathered', message, found: valueClass, expected, pointer: `/${valueClass}`, start: 0, end: 0 });
}

/**
 * The operation of a value that is a number, whatever its class: the number is the amount. The `fold` of the step decides what the amount
 * does to the running value. Other operations are keys of `applies` in a calculation, such as `half`.
 */
export const NUMBER_OPERATION = 'set';

/** The operation that a value names in place of a number, if a calculation of its quantity has it in `applies`; else undefined. */
export function operationOf({ of }: ValueDefinition, written: unknown, calculations: readonly CalculationDefinition[]): string | undefined {
  if (typeof written !== 'string' || written === NUMBER_OPERATION) return undefined;
  const ofQuantity = calculations.filter((d) => d.of.includes(of));
  // An unknown quantity is a finding of its own; the one that was meant may have the operation.
  const isApplied = (ofQuantity.length === 0 ? calculations : ofQuantity).some((d) =>
    d.steps.some(({ applies = {} }) => Object.hasOwn(applies, written)),
  );
  return isApplied ? written : undefined;
}

/**
 * Reports an `about` that names nothing in a set-up. A constraint of a set-up is checked once for each thing that `about` names: an entry
 * of a record that the map gives, a square that an action chooses (`action.path`), a player, a character, a square of a character, or an
 * object.
 */
export function hasUnknownAbout({ on, about }: ConstraintDefinition, { definitions, faults }: Lowering): boolean {
  if (on !== 'set-up' || about === undefined || IN_EVERY_SET_UP.includes(about)) return false;
  const given = definitions.inSetUp;
  if (given.includes(about)) return false;
  faults.push({
    code: 'expression-unknown-fact',
    message: `a set-up has no entries of "${about}"`,
    found: about,
    expected: [...IN_EVERY_SET_UP, ...given].join(', '),
    ...didYouMean(nearest(about, [...IN_EVERY_SET_UP, ...given])),
    pointer: '/about',
    start: 0,
    end: 0,
  });
  return true;
}

const IN_EVERY_SET_UP: readonly string[] = ['player', 'character', 'character.squares', 'object'];

/**
 * The restrictions that a restriction overrides. Reports those of another path, and any on a path without `away`: only on a path with
 * `away` (knock back) does the kernel collect all restrictions that act on a step before it applies them.
 */
export function overriddenBy(d: RestrictionDefinition, { definitions, faults }: Lowering): readonly string[] {
  // An id that no restriction has is a finding of its own (checks/overrides.ts).
  const overridden = (d.overrides ?? []).filter((id) => definitions.byId.get(id)?.kind === 'restriction');
  if (overridden.length === 0) return [];
  const path = definitions.paths.find((other) => other.path === d.path);
  if (path !== undefined && path.away === undefined)
    faults.push({
      code: 'field-without-effect',
      message: `"overrides" does not act on the path "${d.path}"`,
      found: d.path,
      expected: 'a path with "away"; on any other path, add the condition to the "unless" of the other restriction',
      pointer: '/overrides',
      start: 0,
      end: 0,
    });
  for (const [index, id] of (d.overrides ?? []).entries()) {
    const other = definitions.byId.get(id);
    if (other?.kind !== 'restriction' || other.path === d.path) continue;
    faults.push({
      code: 'field-without-effect',
      message: `"${id}" is of another path`,
      found: other.path,
      expected: d.path,
      pointer: `/overrides/${index}`,
      start: 0,
      end: 0,
    });
  }
  return overridden;
}
