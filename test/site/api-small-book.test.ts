import { expect, test } from 'vitest';
import { emitBook, printBook } from '../../generator/emit/book.ts';
import { documents } from '../../site/src/api/documents.ts';
import { readBook } from '../../site/src/lib/read-book.ts';
import { runSmallBookWith } from '../fixtures/run-small-book.ts';

const { compilation, exampleRun } = runSmallBookWith([]);
if (exampleRun === undefined) throw new Error('the small book does not compile');
const book = readBook(printBook(emitBook(compilation, exampleRun)));
const document = (name: string): object => documents.find((one) => one.name === name)?.make(book) ?? {};

const printed = 'Roll a die: 2 or more escapes, unless the die shows a 1. Bushes help nobody.';
const changed = 'Roll a die: 4 or more escapes, unless the die shows a 1.';

test('rules: a clause with its texts, definitions, examples and changes', () => {
  expect(document('rules')).toMatchObject({
    defaultEdition: 'current',
    clauses: expect.arrayContaining([
      {
        id: 'turns.escape.roll',
        page: 'turns.escape',
        href: '/turns/escape/#roll',
        title: 'The roll',
        kind: 'procedure',
        status: 'executed',
        words: { original: printed, current: changed },
        definitions: {
          original: [definition('question.break-away'), definition('escapeOn', 2), definition('escape.outcome')],
          current: [definition('question.break-away'), definition('escapeOn', 4), definition('escape.outcome')],
        },
        examples: [{ id: 'turns.escape.roll#three', form: 'judge', says: 'A three is enough as printed, and no longer.' }],
        sources: [{ document: 'core-rulebook-2014', section: 'ESCAPE' }],
        changes: [{ erratum: 'guide.escape', edition: 'current', before: printed, after: changed }],
        rulings: [],
        aliases: [],
        refersTo: ['ground.bushes.label'],
        referredBy: [],
      },
      {
        id: 'turns.escape.rest',
        page: 'turns.escape',
        href: '/turns/escape/#rest',
        title: 'A rest',
        kind: 'effect',
        status: 'not-executed',
        notExecuted: 'needs turns of a game',
        words: { original: 'Whoever has rested heals.', current: 'Whoever has rested heals.' },
        definitions: { original: [], current: [] },
        examples: [],
        sources: [{ document: 'core-rulebook-2014', section: 'REST' }],
        changes: [],
        rulings: [],
        aliases: [],
        refersTo: [],
        referredBy: [],
      },
    ]),
    renamed: {},
  });
});

function definition(id: string, value?: number): object {
  const json = expect.objectContaining({ id, ...(value === undefined ? {} : { value }) });
  return { id, kind: expect.any(String), sentence: expect.stringMatching(/^.+\.$/), json };
}

test('rules: the pages in the order of the book', () => {
  expect(document('rules')).toMatchObject({
    pages: [
      {
        id: 'glossary.terms',
        href: '/glossary/terms/',
        part: 'all',
        title: 'Terms',
        opening: 'What words mean.',
        clauses: ['glossary.terms.bush', 'glossary.terms.label'],
      },
      {
        id: 'turns.escape',
        href: '/turns/escape/',
        part: 'all',
        title: 'Escape',
        opening: 'How to get away.',
        clauses: ['turns.escape.roll', 'turns.escape.rest'],
      },
      {
        id: 'ground.bushes',
        href: '/ground/bushes/',
        part: 'all',
        title: 'Bushes',
        opening: 'What bushes do to a line.',
        clauses: ['ground.bushes.label', 'ground.bushes.cover', 'ground.bushes.measure'],
      },
    ],
  });
});

test('errata: the texts and the verdicts before and after', () => {
  expect(document('errata')).toEqual({
    errata: [
      {
        id: 'guide.escape',
        title: 'Escape needs a 4',
        edition: 'current',
        publication: 'guide',
        source: 'Guide, Escape',
        why: 'A 2 or a 3 no longer escapes.',
        clauses: ['turns.escape.roll'],
        definitions: ['escapeOn'],
        href: '/errata/#guide.escape',
        changes: [{ clause: 'turns.escape.roll', before: printed, after: changed }],
        flips: [
          {
            example: 'turns.escape.roll#three',
            clause: 'turns.escape.roll',
            href: '/turns/escape/#roll--three',
            title: 'The roll',
            says: 'A three is enough as printed, and no longer.',
            before: 'Breaks away, a roll of 3',
            after: 'Does not break away, a roll of 3',
            verdicts: { before: { succeeds: true }, after: { succeeds: false } },
          },
        ],
      },
    ],
  });
});

test('rulings and editions', () => {
  expect(document('rulings')).toEqual({
    rulings: [
      {
        id: 'reading.bushes',
        kind: 'reading',
        title: 'Bushes under the attacker',
        href: '/rulings/bushes/',
        text: 'Bushes under the attacker hinder nothing.',
        reason: 'The words name the target alone.',
        clauses: ['ground.bushes.label'],
      },
    ],
  });
  const digest = expect.stringMatching(/^sha256:[0-9a-f]{64}$/);
  expect(document('editions')).toEqual({
    defaultEdition: 'current',
    editions: [
      { id: 'original', title: 'Original', says: 'As printed.', digest, publication: { id: 'first-print', title: 'First print' } },
      { id: 'current', title: 'Current', says: 'With every erratum.', digest, publication: { id: 'guide', title: 'Guide' } },
    ],
  });
});
