/** Triggers that act at one point need an order in `follows`: the order of the book does not order them. */
import type { Diagnostic } from '../diagnostic.ts';
import { type DefinitionOf, pointOf } from '../game/program.ts';
import type { Memo } from '../memo.ts';
import type { DefinitionNode, EditionBook } from '../rulebook.ts';
import { cycleFindings } from './cycles.ts';

interface TriggerNode {
  readonly node: DefinitionNode;
  readonly trigger: DefinitionOf<'trigger'>;
}

/** Triggers of different capabilities need no order here: during the game a player orders them where that can matter. */
const groupOf = ({ trigger }: TriggerNode): string => JSON.stringify([pointOf(trigger) ?? 'whenever', trigger.capability ?? 'the book']);

export function triggerOrder(nodes: readonly DefinitionNode[]): readonly Diagnostic[] {
  const triggers = nodes.flatMap((node): TriggerNode[] => (node.definition.kind === 'trigger' ? [{ node, trigger: node.definition }] : []));
  const byId = new Map(triggers.map((triggerNode) => [triggerNode.trigger.id, triggerNode.trigger]));
  const groups = Map.groupBy(triggers, groupOf);
  return [
    ...triggers.flatMap((triggerNode) => [...idleFollows(triggerNode, byId), ...impliedFollows(triggerNode, byId)]),
    ...[...groups.values()].flatMap((group) =>
      group.flatMap((one, index) => group.slice(index + 1).flatMap((other) => unordered(one, other, byId))),
    ),
  ];
}

type ById = ReadonlyMap<string, DefinitionOf<'trigger'>>;

/** Whether one trigger follows another, directly or through others. */
function comesAfter(trigger: DefinitionOf<'trigger'>, otherId: string, byId: ById, seen: readonly string[] = []): boolean {
  return (trigger.follows ?? []).some((id) => {
    const followed = byId.get(id);
    return id === otherId || (followed !== undefined && !seen.includes(id) && comesAfter(followed, otherId, byId, [...seen, id]));
  });
}

/**
 * Whether a trigger follows an unknown trigger or one in a cycle, directly or through others: that fault is reported, so the order of this
 * trigger is not checked.
 */
const isMisplaced = (trigger: DefinitionOf<'trigger'>, byId: ById): boolean =>
  isMisplacedItself(trigger, byId) ||
  [...byId.values()].some((other) => other !== trigger && comesAfter(trigger, other.id, byId) && isMisplacedItself(other, byId));

const isMisplacedItself = (trigger: DefinitionOf<'trigger'>, byId: ById): boolean =>
  comesAfter(trigger, trigger.id, byId) || (trigger.follows ?? []).some((id) => !byId.has(id));

function unordered(one: TriggerNode, other: TriggerNode, byId: ById): Diagnostic[] {
  const [a, b] = [one.trigger, other.trigger];
  if (comesAfter(a, b.id, byId) || comesAfter(b, a.id, byId) || isMisplaced(a, byId) || isMisplaced(b, byId)) return [];
  return [
    {
      code: 'trigger-unordered',
      severity: 'error',
      message: `"${b.id}" and "${a.id}" act at one point, and neither follows the other.`,
      refersTo: [b.id, a.id],
      found: pointOf(b) ?? 'whenever',
      expected: `"follows": ["${a.id}"], or the other way round`,
      hint: 'Say which of them acts first.',
      place: other.node.document.placeOf(`${other.node.pointer}/id`),
      related: [{ message: 'The other is here.', place: one.node.document.placeOf(`${one.node.pointer}/id`) }],
    },
  ];
}

/** `follows` orders only triggers that act at the same point. */
function idleFollows({ node, trigger }: TriggerNode, byId: ById): Diagnostic[] {
  return (trigger.follows ?? []).flatMap((id, index): Diagnostic[] => {
    const followed = byId.get(id);
    if (followed === undefined || pointOf(followed) === pointOf(trigger)) return [];
    return [
      {
        code: 'field-without-effect',
        severity: 'error',
        message: `"${id}" acts at another point than "${trigger.id}", so following it has no effect.`,
        refersTo: [trigger.id, id],
        found: pointOf(followed) ?? 'whenever',
        expected: pointOf(trigger) ?? 'whenever',
        place: node.document.placeOf(`${node.pointer}/follows/${index}`),
      },
    ];
  });
}

/** A trigger whose `follows` leads back to it, directly or through others, could never be the first to act. */
export const followCycles = (triggers: readonly DefinitionNode[], replaced: EditionBook['replaced'], memo: Memo): readonly Diagnostic[] =>
  cycleFindings(triggers, replaced, FOLLOWS, memo);

const FOLLOWS = {
  field: 'follows',
  code: 'follows-cycle',
  expected: 'triggers that follow each other without a cycle',
  hint: 'Decide which of them acts first, and remove the entry that makes it follow another.',
} as const;

/** What another entry of the list follows need not be listed. */
function impliedFollows({ node, trigger }: TriggerNode, byId: ById): Diagnostic[] {
  const { follows = [] } = trigger;
  // In a cycle every entry is implied by the others.
  if (isMisplaced(trigger, byId)) return [];
  return follows.flatMap((id, index): Diagnostic[] => {
    const between = follows.map((other) => byId.get(other)).find((other) => other !== undefined && comesAfter(other, id, byId));
    if (between === undefined) return [];
    return [
      {
        code: 'field-without-effect',
        severity: 'error',
        message: `"${between.id}", which "${trigger.id}" follows, follows "${id}" already, so listing it has no effect.`,
        refersTo: [trigger.id, between.id, id],
        found: follows.join(', '),
        expected: `"follows" without "${id}"`,
        place: node.document.placeOf(`${node.pointer}/follows/${index}`),
      },
    ];
  });
}
