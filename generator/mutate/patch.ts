/** Replaces declarations of a live game, which is cheaper than instantiating it again. */
import { isStructure } from '../../engine/base/json.ts';
import { type CodePart, expressionOf, type GameCode, type LiveGame } from '../instantiate/game.ts';
import { isAligned } from './call-recorder.ts';

export type Undo = () => void;

/** Undefined if the two games have different declarations: the changed one must be instantiated as a whole. */
export function patch(live: LiveGame, before: GameCode, after: GameCode): Undo | undefined {
  if (!isAligned(before, after)) return undefined;
  const differing = after.parts.filter(({ code }, index) => code !== before.parts[index]?.code);
  const definitions = new Set(differing.flatMap(({ definition }) => definition ?? []));
  // An object holds functions of its definition by value, so all declarations of that definition are evaluated, in their order.
  const concerned = after.parts.filter((part) =>
    part.definition === undefined ? differing.includes(part) : definitions.has(part.definition),
  );
  const undos = concerned.flatMap((part) => replace(live, part));
  return () => {
    for (const undo of undos.toReversed()) undo();
  };
}

function replace(live: LiveGame, part: CodePart): Undo[] {
  const { name, code } = part;
  // Nothing but blanks is left of a type declaration: the code has no types any more.
  if (code.trim() === '') return [];
  const newValue = live.evaluate(expressionOf(part));
  const oldValue = live.evaluate(name);
  if (isStructure(newValue) && isStructure(oldValue)) {
    const oldFields = { ...oldValue };
    overwrite(oldValue, newValue);
    return [() => overwrite(oldValue, oldFields)];
  }
  const assign = live.evaluate(`(to) => { ${name} = to; }`);
  if (typeof assign !== 'function') throw new Error(`the game has no declaration ${name}`);
  Reflect.apply(assign, undefined, [newValue]);
  return [() => Reflect.apply(assign, undefined, [oldValue])];
}

/** Replaces the fields of an object, and not the object, because other declarations refer to it. */
function overwrite(object: object, replacement: object): void {
  for (const key of Object.keys(object)) if (!Object.hasOwn(replacement, key)) Reflect.deleteProperty(object, key);
  for (const [key, value] of Object.entries(replacement)) Reflect.set(object, key, value);
}
