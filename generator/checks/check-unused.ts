/** Definitions that can never act: nothing reads, calls, gathers, offers or shows them in any edition. */

import { appendTo } from '../../engine/base/append-to.ts';
import { ObjectCache } from '../caches.ts';
import { camel } from '../camel.ts';
import { definitionsOf } from '../definitions-of.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { DefinitionOf } from '../game/program.ts';
import type { Definition } from '../generated/definition.ts';
import { Memo } from '../memo.ts';
import { factName, type NamesCache, namesIn } from '../mentioned-names.ts';
import { didYouMean, nearest } from '../nearest.ts';
import { stepsOf } from '../roles.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { definitionsOfKind } from './of-kind.ts';

/**
 * The uses that let a definition act, and the uses that it makes of others. A use is a name in a text (`move.cost`), or a kind of use and a
 * name (`call move`, `menu turn`). The object stays the same while a change of the definition changes none of these uses.
 */
interface Uses {
  readonly id: string;
  /** The definition acts if another one that acts makes any of these uses. */
  readonly wanted: readonly string[];
  readonly given: readonly string[];
}

/** A name in the text of a definition does not count as a use of that definition itself. Any other use does. */
const isName = (use: string): boolean => !use.includes(' ');

/** The wanted use of all definitions that act by themselves. */
const BY_ITSELF = 'by itself';

export function checkUnused(editions: readonly EditionBook[], namesCache: NamesCache = new ObjectCache(), memo = new Memo()): Diagnostic[] {
  const acting = new Set<string>();
  const usesIn = (book: EditionBook): readonly Uses[] => memo.same(memo.each(usesOf, memo.of(definitionsOf, book), namesCache, memo));
  // Most definitions act in the latest edition. An earlier one is searched only if it has a definition that is not known to act.
  for (const book of editions.toReversed()) {
    if (memo.of(definitionsOf, book).every(({ id }) => acting.has(id))) continue;
    for (const id of memo.of(actingIn, usesIn(book))) acting.add(id);
  }
  const unused = new Map<string, DefinitionNode>();
  for (const { definitions } of editions)
    for (const node of definitions) if (!acting.has(node.definition.id)) unused.set(node.definition.id, node);
  if (unused.size === 0) return [];
  const first = firstUnused(editions.flatMap(usesIn).filter(({ id }) => unused.has(id)));
  return [...unused].flatMap(([id, node]) => {
    const users = first.get(id);
    return users === undefined ? [] : unusedFinding(node, users, editions, memo);
  });
}

/** @param users the definitions that use it, none of which can act */
function unusedFinding(
  { definition, document, pointer }: DefinitionNode,
  users: readonly string[],
  editions: readonly EditionBook[],
  memo: Memo,
): Diagnostic {
  const { id } = definition;
  const [why = '', expected = ''] = ADVICE[definition.kind] ?? [];
  const others = users.filter((user) => user !== id);
  const found = users.length === 0 ? 'no use in any edition' : `uses only by ${others.length === 0 ? 'itself' : others.join(', ')}`;
  return {
    code: 'definition-unused',
    severity: 'error',
    message: `${id} can never act: ${why}${users.length === 0 ? '' : ' but what can never act itself'}.`,
    refersTo: [id, ...others],
    found,
    expected,
    hint: 'Use it, or delete it.',
    place: document.placeOf(`${pointer}/id`),
    ...(definition.kind === 'value' ? atQuantity(definition.of, quantitiesIn(editions, memo), document.placeOf(`${pointer}/of`)) : {}),
  };
}

/**
 * Of definitions that cannot act, those that no other one uses, and the first of those that use only each other, with their users: the
 * others follow from these.
 */
function firstUnused(unused: readonly Uses[]): ReadonlyMap<string, readonly string[]> {
  const usersOf = new Map<string, ReadonlySet<string>>();
  for (const { id, wanted } of unused) {
    const users = unused.filter(({ given }) => wanted.some((use) => given.includes(use))).map((user) => user.id);
    usersOf.set(id, new Set([...(usersOf.get(id) ?? []), ...users.filter((user) => user !== id || wanted.some((use) => !isName(use)))]));
  }
  /** All that lead to it by their uses. */
  const reaching = (id: string, known = new Set<string>()): ReadonlySet<string> => {
    for (const user of usersOf.get(id) ?? []) if (!known.has(user)) reaching(user, known.add(user));
    return known;
  };
  const first = new Map<string, readonly string[]>();
  const inCycle = new Set<string>();
  for (const [id, users] of usersOf) {
    const before = reaching(id);
    if (inCycle.has(id) || [...before].some((user) => !reaching(user).has(id))) continue;
    first.set(id, [...users]);
    for (const user of before) inCycle.add(user);
  }
  return first;
}

/** A value acts by its quantity, so that is what may be misspelt. */
function atQuantity(quantity: string, quantities: readonly string[], place: Place): Partial<Diagnostic> {
  const found = `no calculation of "${quantity}"`;
  return {
    found,
    expected: `a quantity that a calculation makes: ${quantities.join(', ')}`,
    ...didYouMean(nearest(quantity, quantities)),
    place,
  };
}

const quantitiesIn = (editions: readonly EditionBook[], memo: Memo): readonly string[] => [
  ...new Set(editions.flatMap((book) => definitionsOfKind(book, 'calculation', memo).flatMap((d) => d.of))),
];

const usesOf = (d: Definition, namesCache: NamesCache, memo: Memo): Uses =>
  memo.of(usesWith, memo.same([d.id, ...wantedBy(d)]), memo.same(givenBy(d, namesCache)));

/** @param idAndWanted one list, since `Memo` compares lists by identity and `memo.same` makes only lists identical */
const usesWith = (idAndWanted: readonly string[], given: readonly string[]): Uses => {
  const [id = '', ...wanted] = idAndWanted;
  return { id, wanted, given };
};

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

/** What acts by itself, and what another definition that acts uses. */
function actingIn(all: readonly Uses[]): readonly string[] {
  const usedBy = new Map<string, Uses[]>();
  for (const uses of all) for (const use of uses.wanted) appendTo(usedBy, use, uses);
  const acting = new Set(all.filter(({ wanted }) => wanted.includes(BY_ITSELF)));
  // The set grows while it is gone through.
  for (const user of acting) for (const use of user.given) for (const used of usedBy.get(use) ?? []) acting.add(used);
  return [...acting].map(({ id }) => id);
}

const ADVICE: { readonly [kind in Definition['kind']]?: readonly [why: string, expected: string] } = {
  record: ['nothing reads the record', 'an expression that reads it'],
  property: ['nothing reads the property', 'an expression that reads it, or "shown"'],
  parameter: ['nothing reads the parameter', 'an expression that reads it'],
  table: ['nothing calls the table', 'an expression that calls it'],
  value: ['no calculation makes its quantity', 'a calculation that gathers it'],
  calculation: ['nothing reads its quantities', 'an expression or a step that reads one'],
  procedure: ['nothing calls the procedure', 'a step that calls it'],
  option: ['nothing offers its menu', 'a step that offers it'],
  subject: ['no record or fact is of this subject', 'a definition that names it'],
  constraint: ['nothing does what it forbids', 'an existing menu, role, procedure or check'],
};

/**
 * The uses that let a definition act. Capabilities and durations count as used here, since questions and packs may name them:
 * `idle/unused-names.ts` checks effects and durations with all packs. The kinds listed with them act by themselves.
 */
function wantedBy(d: Definition): readonly string[] {
  switch (d.kind) {
    case 'record':
      return d.shown !== undefined || d.draws !== undefined ? [BY_ITSELF] : [d.id, factName(d.id)];
    case 'property':
      return d.shown !== undefined ? [BY_ITSELF] : [d.id, ...(d.of === undefined ? [] : [factName(d.id)])];
    case 'parameter':
      return d.rounds === undefined ? [d.id] : [BY_ITSELF];
    case 'subject':
      return d.runs === undefined ? [d.id] : [BY_ITSELF];
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
      return [wantedByConstraint(d)];
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

function wantedByConstraint({ on, of }: DefinitionOf<'constraint'>): string {
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
