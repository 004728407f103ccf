import { expect, test } from 'vitest';
import { compile } from '../../generator/compile.ts';
import { digestOf, shortDigestOf } from '../../generator/digest.ts';
import { clauseId } from '../../generator/ids.ts';
import { changeByErratum } from '../../generator/stale/rule-change.ts';
import { staleTexts } from '../../generator/stale/stale-texts.ts';
import { erratumFile } from '../fixtures/changed-small-book.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';

const summaries = [
  { candidate: { where: 'quick reference', text: 'A 2 gets away.' }, clauses: [clauseId('turns.escape.roll')] },
  { candidate: { where: 'quick reference', text: 'A 2 gets away, says another.' }, clauses: [clauseId('ground.bushes.cover')] },
];

/** The stale texts after the erratum of the small book that changes the number 2 to 4. */
const staleAfterEscape = (...changes: Parameters<typeof smallBookWith>[0]) => staleAfter('guide.escape', changes);

/** Where each stale text is, with the removed words in it; a text without any is only to be checked. */
function staleAfter(erratumId: string, changes: Parameters<typeof smallBookWith>[0]) {
  const { rulebook, editions } = compile(smallBookWith(changes));
  const erratumNode = rulebook?.errata.find((one) => one.erratum.id === erratumId);
  if (rulebook === undefined || erratumNode === undefined) throw new Error('the small book has no erratum');
  const books = editions.map(({ book }) => book);
  const change = changeByErratum(rulebook, books, erratumNode);
  if (change === undefined) throw new Error('the erratum has no edition');
  return staleTexts(rulebook, change, summaries).map(({ where, words }) => [where, words.join()]);
}

test('a line of the quick reference with the old number is stale, one of another clause is not', () => {
  expect(staleAfterEscape()).toEqual([
    ['quick reference', '2'],
    ['heading of turns.escape.roll', ''],
    ['opening and aliases of the page turns.escape', ''],
  ]);
});

test('another clause with the old number beside a link to the clause is stale, and one that counts something else is not', () => {
  const path = 'rules/ground/bushes.md';
  const link = '[the roll](rule:turns.escape.roll)';
  const withText = (text: string) => ({ path, replace: 'Indoors it is not.', with: `Indoors it is not.\n\n${text}` });
  const staleInClauses = (change: Parameters<typeof smallBookWith>[0][number]) =>
    staleAfterEscape(change).filter(([where, words]) => where !== 'quick reference' && words !== '');
  expect(staleInClauses(withText(`A bush helps with ${link}: 2 is enough.`))).toEqual([
    [expect.stringMatching(/^text of ground\.bushes\./), '2'],
  ]);
  expect(staleInClauses(withText(`See ${link}.\n\nThe 2 bushes of the picture are green.`))).toEqual([]);
  expect(staleInClauses(withText(`See ${link} from square B2.`))).toEqual([]);
  expect(staleInClauses(withText(`See ${link}: two bushes are worth 12.`))).toEqual([]);
});

test('headings, aliases of clauses and pages, and examples with the old number are stale', () => {
  const found = staleAfterEscape(
    { path: 'rules/turns/escape.md', replace: '## The roll {', with: '## The roll of two {' },
    { path: 'rules/turns/escape.md', replace: 'says: A three is enough', with: 'says: A three is more than 2 and enough' },
    {
      path: 'rules/turns/escape.json',
      replace: '"kind": "procedure",',
      with: '"kind": "procedure", "aliases": ["needs a 2", "needs a 5"],',
    },
    { path: 'rules/turns/escape.json', replace: '"aliases": ["run"]', with: '"aliases": ["run", "escape on a 2"]' },
  );
  expect(found).toEqual([
    ['heading of turns.escape.roll', '2'],
    ['alias of turns.escape.roll', '2'],
    ['example turns.escape.roll#three', '2'],
    ['alias of the page turns.escape', '2'],
    ['quick reference', '2'],
    ['opening and aliases of the page turns.escape', ''],
  ]);
});

test('a glossary entry about another clause of the page is stale where the old number precedes the same word as in the changed clause', () => {
  const seesRest = {
    path: 'rules/glossary/terms.json',
    replace: '"forms": ["labels"], "see": "ground.bushes.label"',
    with: '"forms": ["labels"], "see": "turns.escape.rest"',
  };
  const withText = (text: string) => ({ path: 'rules/glossary/terms.md', replace: '{#label}\n\n', with: `{#label}\n\n${text} ` });
  const staleWith = (text: string) => staleAfterEscape(seesRest, withText(text)).filter(([where]) => where?.startsWith('glossary'));
  expect(staleWith('Who rests escapes on 2 or more.')).toEqual([['glossary entry glossary.terms.label', '2']]);
  // Before another word the number may mean something else: the entry is only to be checked.
  expect(staleWith('Who rests for 2 rounds escapes.')).toEqual([['glossary entry glossary.terms.label', '']]);
  expect(staleWith('Who rests for two rounds escapes.')).toEqual([['glossary entry glossary.terms.label', '']]);
  expect(staleWith('Who rests for 3 rounds escapes.')).toEqual([]);
});

test('a glossary entry with the old number is to be checked if it links to the page of the clause', () => {
  const withText = (text: string) => ({ path: 'rules/glossary/terms.md', replace: '{#label}\n\n', with: `{#label}\n\n${text} ` });
  const staleWith = (text: string) => staleAfterEscape(withText(text)).filter(([where]) => where?.startsWith('glossary'));
  expect(staleWith('An [escape](rule:turns.escape.rest) with a 2.')).toEqual([['glossary entry glossary.terms.label', '']]);
  expect(staleWith('An escape with a 2.')).toEqual([]);
});

test('the old number is the one that an earlier erratum of the same publication set', () => {
  const found = staleAfter('guide.harder', [
    erratumFile('harder', [{ definition: 'escapeOn', set: { value: 5 } }]),
    {
      path: 'rules/turns/escape.json',
      replace: '"kind": "procedure",',
      with: '"kind": "procedure", "aliases": ["needs a 2", "needs a 4"],',
    },
  ]);
  expect(found.filter(([where]) => where === 'alias of turns.escape.roll')).toEqual([['alias of turns.escape.roll', '4']]);
});

test('if an erratum removes no number and no word, the text of its clause and the texts that link to it are listed', () => {
  const found = staleAfter('guide.easier', [
    erratumFile('easier', [{ definition: 'escape.outcome', set: { 'rows.0.gives': true } }]),
    {
      path: 'rules/ground/bushes.md',
      replace: 'Indoors it is not.',
      with: 'Indoors it is not.\n\nNobody escapes by [the roll](rule:turns.escape.roll).',
    },
  ]);
  expect(found).toContainEqual(['text of turns.escape.roll', '']);
  expect(found).toContainEqual([expect.stringMatching(/^text of ground\.bushes\./), '']);
});

const linkingPage = {
  path: 'rules/ground/bushes.md',
  replace: 'Indoors it is not.',
  with: 'Indoors it is not.\n\nA bush helps with [the roll](rule:turns.escape.roll).',
};

test('if an erratum removes two definitions and changes the text of the clause of one, the clause of the other is listed', () => {
  const found = staleAfter('guide.gone', [
    erratumFile('gone', [
      { clause: 'turns.escape.roll', expects: digestOf('Roll a die: 4 or more escapes, unless the die shows a 1.'), text: 'Roll a die.' },
      { remove: 'question.break-away' },
      { remove: 'set-up.withered' },
    ]),
  ]);
  expect(found.map(([where]) => where)).toContain('text of ground.bushes.measure');
});

test('a text that links to the clause is to be checked although it has no removed word', () => {
  expect(staleAfterEscape(linkingPage)).toContainEqual([expect.stringMatching(/^text of ground\.bushes\./), '']);
});

test('a translation of the old text is to be checked, one of the new text is not', () => {
  const german = (digest: string) => ({
    path: 'rules/turns/escape.de.md',
    text: `# Flucht {${shortDigestOf('How to get away.')}}\n\nWie man davonkommt.\n\n## Der Wurf {#roll ${digest}}\n\nWürfle.\n`,
  });
  const ofTranslations = (digest: string) => staleAfterEscape(german(digest)).filter(([where]) => where?.startsWith('de '));
  const [before, after] = ['sha256:e82a8012fffd', shortDigestOf('Roll a die: 4 or more escapes, unless the die shows a 1.')];
  expect(ofTranslations(before)).toEqual([['de translation of turns.escape.roll', '']]);
  expect(ofTranslations(after)).toEqual([]);
});

test('if an erratum rewords a clause that has definitions and changes none of them, only its translations and the texts that quote it are listed', () => {
  const label = 'A line through bushes, or to a target in bushes, is hindered. Indoors it is not.';
  const erratum = erratumFile('label', [
    { clause: 'ground.bushes.label', expects: digestOf(label), text: 'Bushes hinder a line outdoors.' },
  ]);
  const quoting = { path: 'rules/turns/escape.md', replace: 'Whoever has rested', with: 'A line through bushes, or to a target, and who' };
  const linking = { path: 'rules/turns/escape.md', replace: 'heals.', with: 'heals beside [bushes](rule:ground.bushes.label).' };
  expect(staleAfter('guide.label', [erratum, quoting, linking])).toEqual([['text of turns.escape.rest', '“a line through bushes or to”']]);
});

test('after a change of a definition alone, the clause that amends the clause of the definition is to be checked', () => {
  const found = staleAfter('guide.cover', [
    erratumFile('cover', [{ definition: 'cover.defense', set: { modifier: 2 } }]),
    {
      path: 'rules/turns/escape.json',
      replace: '"kind": "procedure",',
      with: '"kind": "procedure", "amends": ["ground.bushes.cover"],',
    },
  ]);
  expect(found.map(([where]) => where)).toContain('text of turns.escape.roll');
});

test('a worked example that an erratum leaves in the text is to be checked', () => {
  const original = 'Roll a die: 2 or more escapes, unless the die shows a 1. Bushes help [nobody](rule:ground.bushes.label).';
  const example = '> **Example.** A shows a 5 and is away.';
  const before = `${original}\n\n${example}`;
  const found = staleAfter('guide.escape', [
    { path: 'rules/turns/escape.md', replace: original, with: before },
    {
      path: 'rules/errata/guide-escape.json',
      replace: '"text": "Roll a die: 4 or more escapes, unless the die shows a 1."',
      with: `"text": ${JSON.stringify(`Roll a die: 4 or more escapes.\n\n${example}`)}`,
    },
    {
      path: 'rules/errata/guide-escape.json',
      replace: 'sha256:e82a8012fffd895a075ff6c6884f0618c7434bdbed88e272a7de7756c963d4d9',
      with: digestOf(before),
    },
  ]);
  expect(found).toContainEqual(['worked example in turns.escape.roll', '']);
});

test('a text is listed once, however often it links to the clause', () => {
  const link = 'It helps with [the roll](rule:turns.escape.roll).';
  const found = staleAfterEscape({ path: 'rules/ground/bushes.md', replace: 'Indoors it is not.', with: `${link}\n\n${link} Twice.` });
  expect(found.filter(([where]) => where === 'text of ground.bushes.label')).toEqual([['text of ground.bushes.label', '']]);
});

test('a message of a definition that carries the clause is stale if it has the old number, but not if an expression in it has', () => {
  const staleWith = (message: string) =>
    staleAfterEscape({
      path: 'rules/turns/escape.json',
      replace: '"message": "a bush is green",\n      "clauses": ["ground.bushes.measure"]',
      with: `"message": "${message}",\n      "clauses": ["turns.escape.roll"]`,
    }).filter(([where]) => where === '"message" of set-up.withered');
  expect(staleWith('away on 2')).toEqual([['"message" of set-up.withered', '2']]);
  expect(staleWith('away on {min(2, 3)}')).toEqual([]);
  // The erratum wrote this message itself.
  const cover = [
    { definition: 'cover.defense', set: { modifier: 2 } },
    { definition: 'set-up.withered', set: { message: 'now 1' } },
  ];
  expect(staleAfter('guide.cover', [erratumFile('cover', cover)]).map(([where]) => where)).not.toContain('"message" of set-up.withered');
});

test('a glossary entry about another clause of the page is to be checked if more than numbers change', () => {
  const seesRest = {
    path: 'rules/glossary/terms.json',
    replace: '"forms": ["labels"], "see": "ground.bushes.label"',
    with: '"forms": ["labels"], "see": "turns.escape.rest"',
  };
  const roll = {
    clause: 'turns.escape.roll',
    expects: digestOf('Roll a die: 4 or more escapes, unless the die shows a 1.'),
    text: 'Roll a die: 4 or more escapes.',
  };
  const entriesAfter = (set: object) =>
    staleAfter('guide.other', [erratumFile('other', [roll, { definition: 'escape.outcome', set }]), seesRest]).filter(
      ([where]) => where === 'glossary entry glossary.terms.label',
    );
  expect(entriesAfter({ 'rows.0.if': 'die == 2' })).toEqual([['glossary entry glossary.terms.label', '']]);
  expect(staleAfterEscape(seesRest).map(([where]) => where)).not.toContain('glossary entry glossary.terms.label');
});
