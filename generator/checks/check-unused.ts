/** Definitions that can never act: nothing reads, calls, gathers, offers or shows them in any edition. */

import { ObjectCache } from '../caches.ts';
import { camel } from '../camel.ts';
import { definitionsOf } from '../definitions-of.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionOf } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import { Memo } from '../memo.ts';
import { stepsOf } from '../roles.ts';
import type { EditionBook } from '../rulebook.ts';
import { factName, type NamesCache, namesIn } from './mentioned-names.ts';

/** Parameters that the lowering of expressions reads by their ids. */
const READ_BY_LOWERING: ReadonlySet<string> = new Set(['rounding.direction']);

/** What a definition needs one of to act, and what it does for others: the same object for definitions of which both are the same. */
interface Uses {
  readonly id: string;
  readonly wanted: readonly string[];
  readonly given: readonly string[];
}

/** What makes a definition act. A name counts only in the texts of another definition; what is not a name has a space. */
const isName = (key: string): boolean => !key.includes(' ');

/** Shared by all definitions that act by themselves. */
const BY_ITSELF = 'by itself';

export function checkUnused(editions: readonly EditionBook[], namesCache: NamesCache = new ObjectCache(), memo = new Memo()): Diagnostic[] {
  const acting = new Set<string>();
  // Most definitions act in the latest edition, so that earlier ones are asked about few.
  for (const book of editions.toReversed()) {
    const definitions = memo.of(definitionsOf, book);
    if (definitions.every(({ id }) => acting.has(id))) continue;
    for (const id of memo.of(actingIn, memo.same(memo.each(usesOf, definitions, namesCache, memo)))) acting.add(id);
  }
  const all = editions.flatMap(({ definitions }) => definitions);
  const unused = new Map(all.flatMap((node) => (acting.has(node.definition.id) ? [] : [[node.definition.id, node]])));
  return [...unused].map(([id, { definition, document, pointer }]) => {
    const [why = '', expected = ''] = ADVICE[definition.kind] ?? [];
    return {
      code: 'definition-unused',
      severity: 'error',
      message: `${id} can never act: ${why}.`,
      refersTo: [id],
      found: 'no use in any edition',
      expected,
      hint: 'Use it, or delete it.',
      place: document.placeOf(`${pointer}/id`),
    };
  });
}

const usesOf = (d: Definition, namesCache: NamesCache, memo: Memo): Uses =>
  memo.of(usesWith, memo.same([d.id, ...wantedBy(d)]), memo.same(givenBy(d, namesCache)));

const usesWith = ([id = '', ...wanted]: readonly string[], given: readonly string[]): Uses => ({ id, wanted, given });

/** What a definition does for others: the names in its texts, its calls, menus, roles and checks. */
function givenBy(d: Definition, namesCache: NamesCache): string[] {
  const given = new Set(namesCache.get(d, () => namesIn(d)));
  for (const { call, through, offer, choose, role, as } of stepsOf(d)) {
    given.add(`call ${call}`).add(`call ${through}`).add(`menu ${offer}`);
    if (choose !== undefined) given.add(`role ${role ?? as}`);
  }
  if (d.kind === 'subject') given.add(`call ${d.runs}`).add(`call ${d.rolls}`);
  if (d.kind === 'calculation') for (const quantity of d.of) given.add(`gather ${quantity}`);
  if (d.kind === 'procedure') given.add(`procedure ${d.id}`);
  if (d.kind === 'question') given.add(`check ${d.checks}`);
  return [...given];
}

/** The ids of the definitions that act in an edition. */
function actingIn(all: readonly Uses[]): readonly string[] {
  /** By what they do for others: one definition, or undefined where several do it. */
  const givers = new Map<string, string | undefined>();
  for (const { id, given } of all) for (const key of given) givers.set(key, givers.has(key) ? undefined : id);
  return all.flatMap(({ id, wanted }) => {
    const isGiven = (key: string): boolean => key === BY_ITSELF || (givers.has(key) && (!isName(key) || givers.get(key) !== id));
    return wanted.some(isGiven) ? [id] : [];
  });
}

/** Why a definition of a kind can never act, and what would use it. */
const ADVICE: { readonly [kind in Definition['kind']]?: readonly [why: string, expected: string] } = {
  record: ['nothing reads the record', 'an expression that reads it'],
  property: ['nothing reads the property', 'an expression that reads it, or "shown"'],
  parameter: ['nothing reads the parameter', 'an expression that reads it'],
  table: ['nothing asks the table', 'an expression that does'],
  value: ['nothing works out its quantity where it is', 'a calculation that gathers it'],
  calculation: ['nothing asks for its quantities', 'an expression or a step that does'],
  procedure: ['nothing calls the procedure', 'a step that calls it'],
  option: ['nothing offers its menu', 'a step that offers it'],
  subject: ['no record or fact is of this subject', 'a definition that speaks of it'],
  constraint: ['nothing does what it forbids', 'a menu, a role, a procedure or a check that there is'],
};

/**
 * Questions and packs of powers name capabilities and durations; those that act by themselves otherwise are refused where they are lowered.
 */
function wantedBy(d: Definition): readonly string[] {
  switch (d.kind) {
    case 'record':
      return d.shown !== undefined || d.draws !== undefined ? [BY_ITSELF] : [d.id, factName(d.id)];
    case 'property':
      return d.shown !== undefined ? [BY_ITSELF] : [d.id, ...(d.of === undefined ? [] : [factName(d.id)])];
    case 'parameter':
      return READ_BY_LOWERING.has(d.id) ? [BY_ITSELF] : [d.id];
    case 'subject':
      return [d.id];
    case 'table':
      return [camel(d.id)];
    case 'value':
      return [`gather ${d.of}`];
    case 'calculation':
      return d.of.flatMap((quantity) => [quantity, camel(quantity)]);
    case 'procedure':
      return [`call ${d.id}`];
    case 'option':
      return [`menu ${d.in}`];
    case 'constraint':
      return [testerOf(d)];
    case 'capability':
    case 'duration':
    case 'path':
    case 'restriction':
    case 'trigger':
    case 'exception':
    case 'question':
    case 'board-question':
      return [BY_ITSELF];
  }
}

/** What a constraint needs to act: its menu, a choice in its role, its procedure or its check. */
function testerOf({ on, of }: DefinitionOf<'constraint'>): string {
  switch (on) {
    case 'option':
      return `menu ${of}`;
    case 'choose':
      return `role ${of}`;
    case 'call':
      return `procedure ${of}`;
    case 'check':
      return `check ${of}`;
    case 'set-up':
    case 'printed':
    case 'opening':
    case 'move-end':
    case 'placement':
      return BY_ITSELF;
  }
}
