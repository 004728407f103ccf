/** Steps that ask a player: `roll`, `choose` and `offer`. */
import { lastPartOf } from '../ids.ts';
import { BOOL, INT, type Type } from '../language/types.ts';
import { extended } from '../language/variables.ts';
import { literal } from '../literal.ts';
import { domainOf } from './choice-domains.ts';
import { instanceType } from './environment.ts';
import type { Frame } from './expressions.ts';
import type { Routine } from './program.ts';
import {
  argumentsOf,
  byPlayer,
  hasFields,
  type Instruction,
  indexConstant,
  localsName,
  lowering,
  nameResult,
  objectOf,
  playerFunction,
  playerOf,
  type RoutineBuilder,
  type StepWith,
  storedCode,
} from './routine-builder.ts';
import { announcementOf } from './steps-facts.ts';
import { CHARACTER, PLAYER, subjectsOf, typeOf } from './types.ts';

/** Dice as they are written: `2d6`. */
const DICE = /^(\d)d(\d+)$/;

const WHO_WITHOUT_EFFECT = '"who" does nothing except in a step that calls the procedure of all rolls, which passes the character on';

/** Where the rules declare a procedure for all rolls, the step calls it. */
export const roll = lowering(['roll', 'for', 'as'], (b, step, stepPointer, frame) => {
  b.asks = true;
  const { program } = b.environment;
  const [, count, sides] = DICE.exec(step.roll) ?? [];
  const as = literal(step.as);
  const player = playerOf(b, step, frame, stepPointer);
  const by = playerFunction(b, step, player);
  const announcement: { readonly announcement?: string } = hasFields(step, ['says'])
    ? { announcement: announcementOf(b, step, stepPointer, frame) }
    : {};
  const rolls = program.rolls === b.routine.id ? undefined : program.rolls; // undefined where the step itself rolls
  if (step.who !== undefined && rolls === undefined)
    b.expressions.fault(`${stepPointer}/who`, WHO_WITHOUT_EFFECT, {
      code: 'field-without-effect',
      found: String(step.who),
      expected: 'no "who"',
    });
  if (sides !== undefined && step.sides !== undefined)
    b.expressions.fault(`${stepPointer}/sides`, `"${step.roll}" already gives the number of sides`, {
      code: 'field-without-effect',
      found: String(step.sides),
      expected: 'no "sides"',
    });
  if (count === undefined || sides === undefined) rollFromFacts(b, step, stepPointer, frame, { by, ...announcement });
  else if (rolls === undefined) {
    const constants = { dice: `() => ${count}`, sides: `() => ${sides}`, for: `() => ${literal(step.for)}` };
    b.code.push({ op: 'roll', fields: { as, ...constants, by, ...announcement } });
  } else {
    const who = step.who ?? (frame.variables.has('self') ? 'self' : 'none');
    const facts = {
      count,
      sides,
      purpose: String(program.purposes.indexOf(step.for)),
      who: b.expressions.stored(frame, `${stepPointer}/who`, who, { kind: 'optional', of: CHARACTER }),
      by: player,
    };
    checkRollProcedure(b, stepPointer, Object.keys(facts));
    const fields = Object.entries(facts).map(([name, code]) => `${name}: ${code}`);
    b.code.push({ op: 'call', fields: { procedure: indexConstant(rolls), as, with: objectOf(b, fields), ...announcement } });
  }
  return nameResult(b, frame, step.as, { kind: 'list', of: INT }, stepPointer);
});

/** The roll inside the procedure that every roll goes through: its dice and purpose are facts of that procedure. */
function rollFromFacts(
  b: RoutineBuilder,
  step: StepWith<'roll' | 'for' | 'as'>,
  stepPointer: string,
  frame: Frame,
  moreFields: Instruction['fields'],
): void {
  const { purposes, rolls, procedures } = b.environment.program;
  // A procedure that is not there is reported at the subject that names it in `rolls`.
  if (rolls !== b.routine.id && procedures.some(({ id }) => id === rolls)) {
    b.expressions.fault(`${stepPointer}/roll`, `only "${rolls}" rolls a number of dice that an expression gives`, {
      found: step.roll,
      expected: 'dice such as "2d6"',
    });
    return;
  }
  const purpose = b.expressions.value(frame, `${stepPointer}/for`, step.for, { kind: 'subject', name: 'purpose' });
  if (step.sides === undefined)
    b.expressions.fault(`${stepPointer}/roll`, 'the number of sides of the dice is missing', {
      found: step.roll,
      expected: '"2d6", or "sides" beside it',
    });
  b.code.push({
    op: 'roll',
    fields: {
      as: literal(step.as),
      dice: storedCode(b, frame, `${stepPointer}/roll`, step.roll, INT),
      sides: storedCode(b, frame, `${stepPointer}/sides`, step.sides ?? 0, INT),
      for: `(g, ${b.v}) => ${JSON.stringify(purposes)}[${purpose}] ?? ''`,
      ...moreFields,
    },
  });
}

function checkRollProcedure(b: RoutineBuilder, stepPointer: string, facts: readonly string[]): void {
  const { program } = b.environment;
  const found = program.routines.find((r) => r.id === program.rolls);
  // A procedure that is not there is reported at the subject that names it in `rolls`.
  if (found === undefined) return;
  const missing = facts.filter((name) => !found.takes.has(name));
  if (missing.length > 0 || found.gives === undefined)
    b.expressions.fault(`${stepPointer}/roll`, `"${program.rolls}" is no procedure that rolls can go through`, {
      found: missing.length > 0 ? `it takes no ${missing.join(', ')}` : 'it gives nothing',
      expected: `a procedure that takes ${facts.join(', ')} and gives the dice`,
    });
}

/** A refusal names one clause: the first of the step, or of the definition. */
const refusalClauses = (b: RoutineBuilder, { clauses }: { readonly clauses?: readonly string[] }): readonly string[] =>
  (clauses ?? b.routine.clauses).slice(0, 1);

/**
 * A choice: `who` is the character that it is for, `by` the player who chooses. The refusal of a candidate named twice cites `onceClauses`.
 */
export const choose = lowering(['choose', 'prompt', 'from', 'as'], (b, step, stepPointer, frame) => {
  b.asks = true;
  if (step.role === step.as)
    b.expressions.fault(`${stepPointer}/role`, '"role" does nothing if it is the same as "as"', {
      found: step.role,
      expected: 'no "role"',
    });
  const type = typeOf(step.choose);
  const cited = refusalClauses(b, step);
  const itemType = type.kind === 'list' && step.count !== undefined ? type.of : type;
  const fields: { [key: string]: string } = {
    as: literal(step.as),
    prompt: literal(step.prompt),
    subject: literal(subjectsOf(type)[0] ?? ''),
    role: literal(step.role ?? step.as),
    may: String(step.may === true),
    clauses: literal(cited),
    leastClauses: literal(step.leastClauses?.slice(0, 1) ?? cited),
    mostClauses: literal(step.mostClauses?.slice(0, 1) ?? cited),
    onceClauses: literal(step.onceClauses?.slice(0, 1) ?? cited),
    from: `(g, ${b.v}) => ${domainOf(b, step, stepPointer, frame, itemType)}`,
  };
  if (step.where !== undefined) {
    const candidateFrame: Frame = { ...frame, variables: extended(frame.variables, [['it', { type: itemType, code: 'it' }]]) };
    // The engine tests single candidates, which are numbers, but the type of `it` also admits lists.
    fields.where = `(g, ${b.v}, it) => typeof it === 'number' && ${b.expressions.value(candidateFrame, `${stepPointer}/where`, step.where, BOOL)}`;
  }
  const who = step.who ?? (frame.variables.has('self') ? 'self' : undefined);
  const faultCount = b.expressions.faults.length;
  fields.who = who === undefined ? '() => -1' : storedCode(b, frame, `${stepPointer}/who`, who, { kind: 'optional', of: CHARACTER });
  fields.by =
    step.by === undefined && who !== undefined && b.expressions.faults.length === faultCount
      ? storedCode(b, frame, `${stepPointer}/who`, playerOfText(b, String(who)), PLAYER)
      : byPlayer(b, step, frame, stepPointer);
  b.code.push({ op: 'choose', fields });
  const result: Type = step.may === true && type.kind === 'subject' ? { kind: 'optional', of: type } : type;
  return nameResult(b, frame, step.as, result, stepPointer);
});

/** An expression of the player of a character. A name needs no brackets, so that faults in it keep their columns. */
function playerOfText({ environment }: RoutineBuilder, character: string): string {
  const side = lastPartOf(environment.program.subjects.find(({ figure }) => figure !== undefined)?.figure?.side ?? 'player');
  return /^[\w.]+$/.test(character) ? `${character}.${side}` : `(${character}).${side}`;
}

export const offer = lowering(['offer', 'through'], (b, step, stepPointer, frame) => {
  b.asks = true;
  const { program } = b.environment;
  const menu = step.offer;
  const named = program.routines.find((r) => r.id === step.through);
  const optionRunner = program.menus.get(menu)?.optionRunner ?? named;
  if (named === undefined)
    b.expressions.unknown(
      `${stepPointer}/through`,
      `there is no procedure "${step.through}"`,
      step.through,
      program.procedures.map((d) => d.id),
    );
  else if (optionRunner !== undefined && optionRunner !== named)
    b.expressions.fault(`${stepPointer}/through`, `other steps offer the menu "${menu}" through "${optionRunner.id}"`, {
      found: named.id,
      expected: optionRunner.id,
    });
  if (!program.options.some((o) => o.in === menu))
    b.expressions.unknown(
      `${stepPointer}/offer`,
      `there is no option in the menu "${menu}"`,
      menu,
      program.options.map((o) => o.in),
    );
  const takes: Routine['takes'] = optionRunner?.takes ?? new Map();
  const fields: { [key: string]: string } = {
    clauses: literal(refusalClauses(b, step)),
    menu: literal(menu),
    through: indexConstant(step.through),
    may: String(step.may === true),
    by: byPlayer(b, step, frame, stepPointer),
  };
  if (step.where !== undefined && optionRunner !== undefined) {
    const variables = extended(frame.variables, [['option', { type: instanceType(optionRunner), code: 'option' }]]);
    const where = b.expressions.value({ ...frame, variables }, `${stepPointer}/where`, step.where, BOOL);
    fields.where = `(g, ${b.v}, option: ${localsName(optionRunner)}) => ${where}`;
  }
  const facts = argumentsOf(b, step, stepPointer, frame, takes);
  if (step.with !== undefined) fields.with = facts;
  b.code.push({ op: 'offer', fields });
  return frame;
});
