/** A name that nothing has is one finding, at the name, whatever else follows from it. */
import { expect, test } from 'vitest';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached } from '../fixtures/engines.ts';
import { type Fields, written } from '../fixtures/written-definitions.ts';

interface Case {
  readonly title: string;
  readonly holds: (definition: Fields) => boolean;
  /** The path of the name in the definition; the text there is changed. */
  readonly path: readonly (string | number)[];
  readonly code: string;
}

const hasId = (id: string) => (definition: Fields) => definition.id === id;

const CASES: readonly Case[] = [
  { title: 'the subject of a record', holds: hasId('character.freeUsed'), path: ['of'], code: 'type-unknown' },
  {
    title: 'the procedure that resets a record',
    holds: hasId('character.freeUsed'),
    path: ['resets'],
    code: 'definition-unknown',
  },
  { title: 'the subject in a list', holds: hasId('character.freeUsed'), path: ['type'], code: 'type-unknown' },
  { title: 'the type of a record', holds: hasId('player.epicActions'), path: ['type'], code: 'type-unknown' },
  { title: 'what a fact takes', holds: hasId('closeTargets'), path: ['takes', 'attacker'], code: 'type-unknown' },
  { title: 'what a procedure takes', holds: hasId('move.make'), path: ['takes', 'who'], code: 'type-unknown' },
  { title: 'what a procedure gives', holds: hasId('move.make'), path: ['gives'], code: 'expression-wrong-type' },
  { title: 'what a player chooses', holds: hasId('give.close'), path: ['steps', 0, 'choose'], code: 'type-unknown' },
  { title: 'the procedure of a call', holds: hasId('give.close'), path: ['steps', 1, 'call'], code: 'expression-unknown-name' },
  { title: 'the menu of an option', holds: hasId('give.move'), path: ['in'], code: 'expression-wrong-type' },
  { title: 'the menu of a constraint', holds: hasId('action.double-power-tokens'), path: ['of'], code: 'expression-wrong-type' },
  {
    title: 'the record of the squares of a figure',
    holds: ({ figure }) => figure !== undefined,
    path: ['figure', 'squares'],
    code: 'definition-unknown',
  },
  { title: 'the record of where objects lie', holds: ({ lies }) => lies !== undefined, path: ['lies'], code: 'definition-unknown' },
  { title: 'what a question asks', holds: hasId('question.dial'), path: ['ask'], code: 'given-unknown' },
  { title: 'the field with the dice', holds: ({ dice }) => dice !== undefined, path: ['dice'], code: 'given-unknown' },
  {
    title: 'the class that a step gathers',
    holds: ({ kind, steps }) => kind === 'calculation' && JSON.stringify(steps).startsWith('[{"start":"printed"},{"gather":"replacement"'),
    path: ['steps', 1, 'gather'],
    code: 'value-unknown',
  },
];

test.each(CASES)('$title', ({ holds, path, code }) => {
  const found = written.find(({ definition }) => holds(definition));
  if (found === undefined) throw new Error('the book has no such definition');
  const { file, definition } = found;
  const copy: Fields = structuredClone(definition);
  const [last = '', ...outer] = path.toReversed();
  const owner = outer.toReversed().reduce<object>((here, key) => Object(Reflect.get(here, key)), copy);
  Reflect.set(owner, last, String(Reflect.get(owner, last)).replace(/[A-Za-z-]+/, 'nonsense'));
  const { diagnostics } = compileCached(withoutPacks(editedBook([{ file, id: String(definition.id), set: copy }])));
  expect(diagnostics.map((d) => [d.code, d.place.file, d.place.pointer?.replace(/^\/definitions\/\d+\//, '')])).toEqual([
    [code, file, path.join('/')],
  ]);
  expect(diagnostics[0]?.found).toContain('nonsense');
});
