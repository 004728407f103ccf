import type { PathDefinition } from '../generated/definition.ts';
import { INT, type Type } from '../language/types.ts';
import { citationOf } from './citation.ts';
import { type Lowering, lowerAmount, lowerTest } from './context.ts';
import { formOf } from './frames.ts';
import type { IrObject } from './ir.ts';

export function lowerPath(d: PathDefinition, lowering: Lowering): IrObject {
  const { along, ends, away } = d;
  if (d.causes !== undefined && away === undefined) lowering.faults.push({ ...CAUSES_WITHOUT_AWAY, pointer: '/causes' });
  if (d.corner.clauses !== undefined && away !== undefined)
    lowering.faults.push({ ...CORNER_CLAUSES_WITH_AWAY, pointer: '/corner/clauses' });
  return {
    path: d.path,
    labels: d.labels,
    ...(along === undefined ? {} : { along }),
    corner: { routes: d.corner.routes, within: d.corner.within, of: d.corner.of, clauses: d.corner.clauses ?? [] },
    ...(ends === undefined ? {} : { ends: lowerEnds(ends, lowering) }),
    ...(away === undefined ? {} : { away: lowerAway(d, away, lowering) }),
    ...(typeof d.cost === 'number' ? { cost: d.cost } : {}),
    ...(typeof d.cost === 'string' ? lowerCost(d, d.cost, lowering) : {}),
    // A game offers moves on this path only. It takes the mover of each to have broken away if `brokeAway` is true.
    ...(d.path === 'move' ? { assumes: { brokeAway: d.assumes?.brokeAway === true } } : {}),
    ...(d.bends === undefined ? {} : { bends: lowerTest(lowering, 'class step', '/bends', d.bends) }),
    class: lowerClass(d, lowering),
  };
}

function lowerCost(d: PathDefinition, cost: string, lowering: Lowering): IrObject {
  const ofCost: Lowering = { ...lowering, uses: new Set() };
  const costOf = lowerAmount(ofCost, `${d.path} step`, '/cost', cost);
  for (const use of ofCost.uses) lowering.uses.add(use);
  const facts = [...ofCost.uses].flatMap((use) => lowering.definitions.byId.get(use) ?? []);
  return { costOf, costBy: facts.filter(({ kind }) => CITED_KINDS.has(kind)).map(citationOf) };
}

const CITED_KINDS: ReadonlySet<string> = new Set(['record', 'property', 'table']);

function lowerEnds(ends: NonNullable<PathDefinition['ends']>, lowering: Lowering): IrObject {
  const height = lowerAmount(lowering, 'height', '/ends/height', ends.height);
  if (ends.raisedBy !== undefined && ends.raised === undefined)
    lowering.faults.push({ ...RAISED_BY_WITHOUT_RAISED, pointer: '/ends/raisedBy' });
  return {
    height,
    squares: ends.squares,
    ...(ends.order === undefined ? {} : { order: lowerAmount(lowering, 'ends order', '/ends/order', ends.order) }),
    level: ends.level,
    ...(ends.raised === undefined ? {} : { raised: lowerTest(lowering, 'raised', '/ends/raised', ends.raised) }),
    // -1 for any height.
    raisedBy: typeof ends.raisedBy === 'number' ? ends.raisedBy : -1,
    own: ends.own === 'counts',
    clauses: ends.clauses ?? [],
    raisedClauses: ends.raisedClauses ?? [],
    ownClauses: ends.ownClauses ?? [],
  };
}

const WITHOUT_EFFECT = { code: 'field-without-effect', start: 0, end: 0 } as const;
const CAUSES_WITHOUT_AWAY = { ...WITHOUT_EFFECT, message: '"causes" acts beside "away" only', found: 'causes', expected: 'away' };
// A path with a direction ends where a restriction acts, and cites that restriction.
const CORNER_CLAUSES_WITH_AWAY = {
  ...WITHOUT_EFFECT,
  message: '"corner.clauses" is not cited beside "away"',
  found: 'clauses',
  expected: 'the clauses in the restrictions',
};
const RAISED_BY_WITHOUT_RAISED = {
  ...WITHOUT_EFFECT,
  message: '"raisedBy" acts beside "raised" only',
  found: 'raisedBy',
  expected: 'raised',
};

const SQUARE: Type = { kind: 'optional', of: { kind: 'subject', name: 'square' } };

function lowerAway(d: PathDefinition, away: NonNullable<PathDefinition['away']>, lowering: Lowering): IrObject {
  return {
    id: d.id,
    clauses: away.clauses,
    ...(away.note === undefined ? {} : { note: away.note }),
    from: lowerAmount(lowering, 'away from', '/away/from', away.from, SQUARE),
    square: lowerAmount(lowering, 'away square', '/away/square', away.square, SQUARE),
    columns: lowerAmount(lowering, 'away', '/away/columns', away.columns),
    rows: lowerAmount(lowering, 'away', '/away/rows', away.rows),
  };
}

function lowerClass(d: PathDefinition, lowering: Lowering): readonly IrObject[] {
  const facts = lowering.environment.facts.get(`class ${d.path}`);
  return Object.entries(d.class ?? {}).map(([name, text]) => ({
    name,
    is: lowerAmount(lowering, `class ${formOf(d)}`, `/class/${name}`, text, facts?.get(name)?.type ?? INT),
  }));
}
