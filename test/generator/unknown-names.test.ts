import { expect, test } from 'vitest';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached, sources } from '../fixtures/engines.ts';
import { type Fields, writtenDefinitions } from '../fixtures/written-definitions.ts';
import { untyped } from '../support/untyped.ts';

type Path = readonly (string | number)[];

const stepsOf = ({ steps }: Fields): readonly Fields[] => (Array.isArray(steps) ? steps : []);
const parametersOf = ({ takes }: Fields): readonly (readonly [string, unknown])[] => Object.entries(takes ?? {});
const parameterWith = (type: string, d: Fields): string => parametersOf(d).find(([, itsType]) => itsType === type)?.[0] ?? '';
const procedureIds: ReadonlySet<unknown> = new Set(
  writtenDefinitions.flatMap(({ definition: { kind, id } }) => (kind === 'procedure' ? [id] : [])),
);
const stepIndex = (field: string, d: Fields, accepts: (value: unknown) => boolean = () => true): number =>
  stepsOf(d).findIndex((step) => step[field] !== undefined && accepts(step[field]));
const isProcedureId = (id: unknown): boolean => procedureIds.has(id);

const CASES: readonly (readonly [what: string, isFit: (d: Fields) => boolean, pathIn: (d: Fields) => Path, code: string])[] = [
  ['the subject of a record', ({ kind, resets }) => kind === 'record' && resets !== undefined, () => ['of'], 'type-unknown'],
  ['the procedure that resets a record', ({ resets }) => resets !== undefined, () => ['resets'], 'definition-unknown'],
  [
    'the subject in a list',
    ({ kind, type, resets }) => kind === 'record' && resets !== undefined && String(type).startsWith('['),
    () => ['type'],
    'type-unknown',
  ],
  [
    'the type of a record',
    ({ kind, type, resets }) => kind === 'record' && resets !== undefined && type === 'int',
    () => ['type'],
    'type-unknown',
  ],
  [
    'a type that a fact takes',
    (d) => d.kind === 'property' && d.type === '[character]' && parameterWith('character', d) !== '',
    (d) => ['takes', parameterWith('character', d)],
    'type-unknown',
  ],
  [
    'a type that a procedure takes',
    (d) => d.kind === 'procedure' && d.gives !== undefined && parameterWith('character', d) !== '',
    (d) => ['takes', parameterWith('character', d)],
    'type-unknown',
  ],
  [
    'the type that a procedure gives',
    ({ kind, gives }) => kind === 'procedure' && gives !== undefined,
    () => ['gives'],
    'expression-wrong-type',
  ],
  [
    'the subject that a player chooses',
    (d) => d.kind === 'option' && stepIndex('choose', d) >= 0,
    (d) => ['steps', stepIndex('choose', d), 'choose'],
    'type-unknown',
  ],
  [
    'the procedure of a call',
    (d) => d.kind === 'option' && stepIndex('call', d, isProcedureId) >= 0,
    (d) => ['steps', stepIndex('call', d, isProcedureId), 'call'],
    'expression-unknown-name',
  ],
  [
    'the menu of an option',
    (d) => d.kind === 'option' && d.facts !== undefined && stepIndex('choose', d) < 0,
    () => ['in'],
    'expression-unknown-name',
  ],
  ['the menu of a constraint', ({ kind, on }) => kind === 'constraint' && on === 'option', () => ['of'], 'expression-unknown-name'],
  ['the record of the squares of a figure', ({ figure }) => figure !== undefined, () => ['figure', 'squares'], 'definition-unknown'],
  ['the record of where objects lie', ({ lies }) => lies !== undefined, () => ['lies'], 'definition-unknown'],
  ['the procedure that is the game', ({ runs }) => runs !== undefined, () => ['runs'], 'definition-unknown'],
  ['the procedure of all rolls', ({ rolls }) => rolls !== undefined, () => ['rolls'], 'definition-unknown'],
  ['the kind of a question', ({ kind }) => kind === 'question', () => ['ask'], 'question-unknown'],
  ['the field with the dice', ({ dice }) => dice !== undefined, () => ['dice'], 'question-unknown'],
  [
    'the class that a step gathers',
    (d) => d.kind === 'calculation' && Array.isArray(d.of) && d.of.length > 1,
    (d) => ['steps', stepIndex('gather', d), 'gather'],
    'value-unknown',
  ],
];

test.each(CASES)('an unknown name of %s is one finding', (_, isFit, pathIn, code) => {
  const found = writtenDefinitions.find(({ definition }) => isFit(definition));
  if (found === undefined) throw new Error('the book has no such definition');
  const { file, definition } = found;
  const path = pathIn(definition);
  const copy: Fields = structuredClone(definition);
  const [last = '', ...outer] = path.toReversed();
  const owner = outer.toReversed().reduce<object>((value, key) => untyped(Reflect.get(value, key)), copy);
  Reflect.set(owner, last, String(Reflect.get(owner, last)).replace(/[A-Za-z.-]+/, 'nonsense'));
  const { diagnostics } = compileCached(withoutPacks(editedBook([{ file, id: String(definition.id), set: copy }])));
  expect(diagnostics.map((d) => [d.code, d.place.file, d.place.pointer?.replace(/^\/definitions\/\d+\//, '')])).toEqual([
    [code, file, path.join('/')],
  ]);
  expect(diagnostics[0]?.found).toContain('nonsense');
});

test('names of two things that are missing are two findings, even if their last parts are equal', () => {
  const [first, second] = writtenDefinitions.filter(({ definition: { kind, resets } }) => kind === 'record' && resets !== undefined);
  if (first === undefined || second === undefined) throw new Error('the book has no two such records');
  const edits = [
    { file: first.file, id: String(first.definition.id), set: { resets: 'north.gone' } },
    { file: second.file, id: String(second.definition.id), set: { resets: 'south.gone' } },
  ];
  const { diagnostics } = compileCached(withoutPacks(editedBook(edits)));
  expect(diagnostics.map(({ code, found }) => [code, found]).sort()).toEqual([
    ['definition-unknown', 'north.gone'],
    ['definition-unknown', 'south.gone'],
  ]);
});

test('a menu that one step offers through another procedure than all others is one finding, at that step', () => {
  const file = 'rules/packs/standard/powers/running-shot.json';
  const edited = sources.map(({ path, text }) => ({
    path,
    text: path === file ? text.replace('"through": "action"', '"through": "move"') : text,
  }));
  const { diagnostics } = compileCached(edited);
  expect(
    diagnostics.map(({ code, place, found, expected }) => [code, place.file, place.pointer?.split('/').at(-1), found, expected]),
  ).toEqual([['expression-wrong-type', file, 'through', 'move', 'action']]);
});

test('the point before a procedure, such as `before move`, is no name for `within`, since no step opens it', () => {
  const found = writtenDefinitions.find(({ definition: { kind, before } }) => kind === 'trigger' && before !== undefined);
  if (found === undefined) throw new Error('the book has no such trigger');
  const { file, definition } = found;
  const name = `before ${definition.before}`;
  const { diagnostics } = compileCached(withoutPacks(editedBook([{ file, id: String(definition.id), set: { if: `within('${name}')` } }])));
  expect(diagnostics.map((d) => [d.code, d.place.file, d.place.pointer?.split('/').at(-1), d.found])).toEqual([
    ['expression-unknown-value', file, 'if', `'${name}'`],
  ]);
});
