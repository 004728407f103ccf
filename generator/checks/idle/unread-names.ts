/**
 * Values that a function takes and results of `let` that nothing reads. A name may be read in one edition alone, or only by an exception,
 * and it may look unread because an expression misspells it, so these are checked in all editions together and only without errors.
 */
import type { Diagnostic } from '../../diagnostic.ts';
import type { Step } from '../../game/program.ts';
import type { Definition } from '../../generated/definition.ts';
import type { Memo } from '../../memo.ts';
import type { DefinitionNode, EditionBook } from '../../rulebook.ts';
import { fieldWithoutEffect } from './field-without-effect.ts';

interface UnreadName {
  readonly id: string;
  readonly name: string;
  readonly finding: Diagnostic;
}

export function unreadNames(editions: readonly EditionBook[], memo: Memo): readonly Diagnostic[] {
  const isRead = ({ id, name }: UnreadName): boolean =>
    editions.some(({ definitions }) => definitions.some(({ definition }) => reads(definition, id, name)));
  const unreadInEdition = editions.flatMap((book) => memo.flat(unreadIn, book.definitions));
  return unreadInEdition.filter((unread) => !isRead(unread)).map(({ finding }) => finding);
}

function unreadIn(node: DefinitionNode): readonly UnreadName[] {
  const { definition: d } = node;
  const unread = (name: string, pointer: string, message: string, expected: string): readonly UnreadName[] =>
    reads(d, d.id, name) ? [] : [{ id: d.id, name, finding: fieldWithoutEffect(node, pointer, message, name, expected) }];
  if (d.kind === 'property')
    return Object.keys(d.takes ?? {}).flatMap((name) =>
      unread(name, `takes/${name}`, `"${d.id}" does not read "${name}".`, 'a value that its expressions read'),
    );
  if (!('steps' in d) || d.kind === 'calculation') return [];
  return letsIn(d.steps ?? [], 'steps').flatMap(({ name, pointer }) =>
    unread(name, pointer, `Nothing in "${d.id}" reads "${name}".`, 'a name that a later step reads'),
  );
}

interface Let {
  readonly name: string;
  readonly pointer: string;
}

const letsIn = (steps: readonly Step[], pointer: string): readonly Let[] =>
  steps.flatMap((step, index) => {
    const here = `${pointer}/${index}`;
    return [
      ...(step.let !== undefined && step.as !== undefined ? [{ name: step.as, pointer: `${here}/as` }] : []),
      ...letsIn(step.steps ?? [], `${here}/steps`),
      ...letsIn(step.else ?? [], `${here}/else`),
    ];
  });

/** Whether a definition, or an exception of it, reads a name that the definition with the id declares. */
function reads(d: Definition, id: string, name: string): boolean {
  if (d.kind === 'exception') return d.to.some((target) => target === id) && mentions([d.if, d.self], name) > 0;
  if (d.id !== id) return false;
  // The text of a definition with steps has the name where it declares it, too.
  return d.kind === 'property' ? mentions([d.is, d.rows], name) > 0 : mentions(d, name) > 1;
}

const mentions = (value: unknown, name: string): number => (JSON.stringify(value).match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length;
