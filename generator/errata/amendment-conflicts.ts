/** Finds amendments of one publication that change the same text or field: without an `order`, the file name would decide. */
import { escapeKey } from '../../engine/base/json.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';
import type { Amendment, ErratumNode } from '../rulebook.ts';

/** One change of an amendment: the text of a clause, a field of a definition, or the whole definition (an empty `field`). */
interface Change {
  readonly node: ErratumNode;
  readonly amendment: Amendment;
  /** The id of the clause or definition. */
  readonly target: string;
  readonly field: string;
  readonly place: () => Place;
}

interface Conflicts {
  readonly diagnostics: readonly Diagnostic[];
  /**
   * One amendment of every two that conflict: the later one, or the earlier one if it changes a part of what the later one adds or sets. It
   * is not applied, since its diagnostics would repeat the conflict.
   */
  readonly refused: ReadonlySet<Amendment>;
}

/**
 * @param errata those of one publication, in the order in which they are applied
 * @param hasDefinition whether there is a definition before they are applied
 */
export function conflictsOf(errata: readonly ErratumNode[], hasDefinition: (id: DefinitionId) => boolean): Conflicts {
  const diagnostics: Diagnostic[] = [];
  const refused = new Set<Amendment>();
  let seen: readonly Change[] = [];
  const removed = errata.flatMap(({ erratum }) => erratum.amends.flatMap((one) => ('remove' in one ? [one.remove] : [])));
  /** Whether the id of an added definition is taken: `applyAmendment` reports that, and no order would help. */
  const isTaken = ({ amendment }: Change): boolean =>
    'add' in amendment && hasDefinition(amendment.add.id) && !removed.includes(amendment.add.id);
  for (const change of errata.flatMap(changesOf).filter((one) => !isTaken(one))) {
    const others = seen.filter((earlier) => collides(earlier, change));
    const other = others.find((earlier) => !isPartOf(earlier, change));
    if (other === undefined) {
      for (const part of others) refused.add(part.amendment);
      const firstByErratum = new Map(others.toReversed().map((part) => [part.node, part]));
      diagnostics.push(...[...firstByErratum.values()].map((part) => orderMissing(part, change)));
      seen = [...seen.filter((earlier) => !others.includes(earlier)), change];
    } else {
      refused.add(change.amendment);
      diagnostics.push(other.node === change.node ? duplicateAmendment(change, other) : orderMissing(change, other));
    }
  }
  return { diagnostics, refused };
}

function changesOf(node: ErratumNode): Change[] {
  return node.erratum.amends.flatMap((amendment, index): Change[] => {
    const change = (target: string, field: string, pointer: string): Change => ({
      node,
      amendment,
      target,
      field,
      place: () => node.document.placeOf(`/amends/${index}/${pointer}`),
    });
    if ('clause' in amendment) return [change(amendment.clause, 'text', 'clause')];
    if ('add' in amendment) return [change(amendment.add.id, '', 'add/id')];
    if ('remove' in amendment) return [change(amendment.remove, '', 'remove')];
    return Object.keys(amendment.set).map((path) => change(amendment.definition, path, `set/${escapeKey(path)}`));
  });
}

const isWithin = (inner: string, outer: string): boolean => outer === '' || inner === outer || inner.startsWith(`${outer}.`);

/** An erratum may change a definition that it adds, and a field inside another that it sets. Two errata need an order even then. */
function collides(a: Change, b: Change): boolean {
  if (a.target !== b.target) return false;
  if (a.node === b.node) return a.field !== '' && a.field === b.field;
  return (a.node.erratum.order ?? 1) === (b.node.erratum.order ?? 1) && (isWithin(a.field, b.field) || isWithin(b.field, a.field));
}

/** Whether one erratum changes a part of what another erratum adds or sets: the part may exist only because of the other. */
const isPartOf = (one: Change, other: Change): boolean =>
  one.node !== other.node && one.field !== other.field && isWithin(one.field, other.field) && !('remove' in other.amendment);

function describe({ amendment, target, field }: Change): string {
  if ('clause' in amendment) return `the text of "${target}"`;
  return field === '' ? `"${target}"` : `"${field}" of "${target}"`;
}

function duplicateAmendment(change: Change, other: Change): Diagnostic {
  return {
    code: 'amendment-duplicate',
    severity: 'error',
    message: `The erratum changes ${describe(change)} twice.`,
    found: 'a second change',
    expected: 'one change',
    hint: 'Remove one of them: only the last would have an effect.',
    place: change.place(),
    related: [{ message: 'The first is here.', place: other.place() }],
  };
}

function orderMissing(change: Change, other: Change): Diagnostic {
  const order = change.node.erratum.order ?? 1;
  const digest = 'clause' in change.amendment ? ', and the digest of the text that the other makes' : '';
  return {
    code: 'erratum-order-missing',
    severity: 'error',
    message: `Two errata of one publication change ${describe(change)}.`,
    refersTo: [change.target],
    found: `order ${order} on both`,
    expected: 'a different "order" on each',
    hint: `Give "${change.node.erratum.id}" a later order${digest}.`,
    place: change.place(),
    related: [{ message: 'The other is here.', place: other.place() }],
  };
}
