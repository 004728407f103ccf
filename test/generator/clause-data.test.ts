import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { type Change, smallBookWith } from '../fixtures/edited-small-book.ts';

function compileWith(...changes: readonly Change[]) {
  const { rulebook, diagnostics } = compile(smallBookWith(changes));
  return { diagnostics, data: (id: string) => [...(rulebook?.clauses.values() ?? [])].find((clause) => clause.id === id)?.data };
}

const ESCAPE = 'rules/turns/escape.json';

test('sources and disagreements are listed by document and heading', () => {
  const { data, diagnostics } = compileWith({
    path: ESCAPE,
    replace: '"sources": { "core-rulebook-2014": "ESCAPE" }',
    with: `"sources": { "core-rulebook-2014": ["ESCAPE", "REST"] },
      "differs": { "readings": { "core-rulebook-2014": { "ESCAPE": ["Roll twice.", "Roll once."], "REST": "Roll again." } }, "taken": "Roll once." }`,
  });
  expect(diagnostics).toEqual([]);
  const document = 'core-rulebook-2014';
  expect(data('turns.escape.roll')).toMatchObject({
    sources: [
      { document, section: 'ESCAPE' },
      { document, section: 'REST' },
    ],
    differs: {
      readings: [
        { document, section: 'ESCAPE', says: 'Roll twice.' },
        { document, section: 'ESCAPE', says: 'Roll once.' },
        { document, section: 'REST', says: 'Roll again.' },
      ],
      taken: 'Roll once.',
    },
  });
});

test('the name of a term is its heading in lower case unless it is given', () => {
  const { data } = compileWith({ path: 'rules/glossary/terms.json', replace: '"name": "bush", ', with: '' });
  expect(data('glossary.terms.bush')?.term).toEqual({ name: 'bush', forms: ['bushes'], see: 'ground.bushes.label' });
});

const withNumber = {
  path: 'rules/turns/escape.md',
  replace: 'Whoever has rested heals.',
  with: 'Whoever has rested heals. After 7 rounds a bush heals too.',
};
/** Puts another field in place of `notExecuted`, without which the clause is executable. */
const executableWith = (field: string) => ({ path: ESCAPE, replace: '"notExecuted": "needs turns of a game"', with: field });
const codesWith = (field: string) => compileWith(withNumber, executableWith(field)).diagnostics.map(({ code }) => code);

test('a number needs a definition, unless it is listed as one of a worked example', () => {
  expect(codesWith('"aliases": ["heal"]')).toContain('text-number-unmatched');
  expect(codesWith('"exampleWords": ["7"]')).not.toContain('text-number-unmatched');
  expect(codesWith('"exampleWords": ["8"]')).toContain('waiver-unneeded');
});

test('an alias that repeats a question of the clause is unneeded', () => {
  const asks = JSON.stringify({ page: 'turns.escape', asks: { roll: ['How do I run away?', 'may I flee', 'who gets out'] } });
  const unneededWith = (alias: string): string[] => {
    const { diagnostics } = compileWith(
      { path: ESCAPE, replace: '"kind": "procedure",', with: `"kind": "procedure", "aliases": ["${alias}"],` },
      { path: 'rules/turns/escape.asks.json', text: asks },
    );
    return diagnostics.flatMap(({ code, message }) => (code === 'alias-unneeded' ? [message] : []));
  };
  expect(unneededWith('how do I run away')).toEqual([
    'The search finds "turns.escape.roll" without the alias "how do I run away": it is one of its questions.',
  ]);
  expect(unneededWith('run away')).toEqual([]);
  expect(unneededWith('roll')).toEqual([]);
});

test('a page without clauses may have a "kind", which is for all clauses of a page', () => {
  const { diagnostics } = compileWith(
    {
      path: 'rules/turns/hide.json',
      text: '{ "page": "turns.hide", "kind": "effect", "aliases": [], "clauses": {}, "definitions": [] }',
    },
    { path: 'rules/turns/hide.md', text: '# Hide\n\nNot yet written.\n' },
    { path: 'rules/book.json', replace: '"turns.escape", ', with: '"turns.escape", "turns.hide", ' },
  );
  expect(diagnostics).toEqual([]);
});

test('a number in a text needs a parameter that carries the clause; one that only the table of the clause uses does not count', () => {
  // The table of the clause uses the parameter, whose value is 5 before the erratum. The parameter carries no clause of the page.
  const parameterOfBushes = {
    path: ESCAPE,
    replace: '"value": 2, "clauses": ["turns.escape.roll"]',
    with: '"value": 5, "clauses": ["ground.bushes.label"]',
  };
  const { diagnostics } = compileWith(parameterOfBushes, {
    path: 'rules/turns/escape.md',
    replace: 'Roll a die: 2 or more escapes',
    with: 'Roll a die: 5 or more escapes',
  });
  // The text of the erratum has 4.
  expect(diagnostics.flatMap(({ code, found }) => (code === 'text-number-unmatched' ? [found] : []))).toEqual(['4', '5']);
});
