/** Fields that the schema allows on a definition of the book but that would change nothing there. */
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../generator/diagnostic.ts';
import { withoutPacks } from '../../generator/packs.ts';
import { editedBook } from '../fixtures/edited-book.ts';
import { compileCached, sources } from '../fixtures/engines.ts';

interface Fields {
  readonly [field: string]: unknown;
}

interface Written {
  readonly file: string;
  readonly definition: Fields;
}

const written: readonly Written[] = sources
  .filter(({ path }) => /^rules\/(?!packs\/|errata\/|readings\/).*\/[\w-]+\.json$/.test(path) && !/\.(chains|asks)\.json$/.test(path))
  .flatMap(({ path, text }) => {
    const { definitions = [] }: { readonly definitions?: readonly Fields[] } = JSON.parse(text);
    return definitions.map((definition) => ({ file: path, definition }));
  });

/** The first definition of the book of which this holds. */
function first(holds: (definition: Fields) => boolean): Written {
  const found = written.find(({ definition }) => holds(definition));
  if (found === undefined) throw new Error('the book has no such definition');
  return found;
}

function findingsWith({ file, definition }: Written, set: Fields, added: readonly object[] = []): readonly Diagnostic[] {
  return compileCached(withoutPacks(editedBook([{ file, id: String(definition.id), set }], added))).diagnostics;
}

const calculation = first(({ id }) => id === 'calculation.line-defense');
const stop = first(({ kind, gives, over }) => kind === 'restriction' && gives === 'must-stop' && over === 'step');
const attack = first(({ id }) => id === 'attack');

test.each<[string, Written, Fields, string, string]>([
  [
    'a second moment of a trigger',
    first(({ kind, at }) => kind === 'trigger' && at !== undefined),
    { before: 'attack' },
    'before',
    'one of them',
  ],
  [
    'rows beside an expression',
    first(({ kind, is, takes, type }) => kind === 'property' && is !== undefined && takes !== undefined && type === 'bool'),
    { rows: [{ if: 'true', gives: true }, { gives: false }] },
    'rows',
    'one of them',
  ],
  [
    'a subject of a property that takes values',
    first(({ kind, takes }) => kind === 'property' && takes !== undefined),
    { of: 'line' },
    'of',
    'no "of"',
  ],
  [
    'a fact shown that takes two values',
    first(({ kind, takes }) => kind === 'property' && Object.keys(takes ?? {}).length === 2),
    { shown: 'pair' },
    'shown',
    'nothing taken, or one subject',
  ],
  [
    'what a constraint on a choice is about',
    first(({ kind, on }) => kind === 'constraint' && on === 'choose'),
    { about: 'recruit' },
    'about',
    'no "about"',
  ],
  [
    'a fact of an effect that nothing reads',
    first(({ kind, takes }) => kind === 'capability' && takes === undefined),
    { takes: { what: 'capability' } },
    'takes/what',
    'a fact that',
  ],
  [
    'a condition for each class on the board',
    calculation,
    { steps: [{ gather: 'modifier', fold: 'sum', skipIf: { modifier: 'true' } }] },
    'steps/0/skipIf',
    'one condition',
  ],
])('%s is refused', (_, target, set, field, expected) => {
  const found = findingsWith(target, set).filter(({ code }) => code === 'field-without-effect');
  expect(found).toEqual([
    expect.objectContaining({
      expected: expect.stringContaining(expected),
      place: expect.objectContaining({ file: target.file, pointer: expect.stringMatching(new RegExp(`/${field}$`)) }),
    }),
  ]);
});

test('a fact of a running procedure is set without saying whose it is', () => {
  const set = { set: 'attack.kind', of: 'attacker', to: "'close'" };
  const { steps } = attack.definition;
  const found = findingsWith(attack, { steps: [...(Array.isArray(steps) ? steps : []), set] });
  expect(found.map(({ found: what, place }) => [what, place.pointer?.split('/').at(-1)])).toContainEqual(['attacker', 'of']);
});

test('"must-stop" is a result over a step alone', () => {
  const found = findingsWith(stop, { over: 'edge', if: 'true' });
  expect(found.map(({ code, found: what }) => [code, what])).toContainEqual(['expression-unknown-label', 'must-stop']);
});

test('an unknown capability in the first value of a list is refused', () => {
  const abilities = first(({ id }) => id === 'character.abilities');
  const found = findingsWith(abilities, { first: ['no.such'] });
  expect(found.map(({ code, place }) => [code, place.pointer?.split('/').at(-1)])).toContainEqual(['expression-unknown-value', 'first']);
});

test('a restriction that overrides another with the same condition does not contradict it', () => {
  const away = first(({ kind, path, over }) => kind === 'restriction' && path === 'knock-back' && over === 'step');
  const { id, gives } = away.definition;
  const labels = written.flatMap(({ definition: d }) => (d.kind === 'restriction' && d.path === 'knock-back' ? [d.gives] : []));
  const other = labels.find((label) => label !== gives);
  const copy = { ...away.definition, id: 'knock-back.copied', gives: other };
  const codes = (added: object): readonly string[] => findingsWith(away, {}, [added]).map(({ code }) => code);
  expect(codes(copy)).toContain('definition-contradiction');
  expect(codes({ ...copy, overrides: [id] })).not.toContain('definition-contradiction');
});
