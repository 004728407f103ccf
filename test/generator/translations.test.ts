import { expect, test } from 'vitest';
import { outdatedWarnings, translationsByClause, translationTotals } from '../../generator/cli/translations.ts';
import { type Compilation, compile } from '../../generator/compile.ts';
import { shortDigestOf } from '../../generator/digest.ts';
import { emitTranslations } from '../../generator/emit/translations.ts';
import { clauseId, pageId } from '../../generator/ids.ts';
import { proseContext } from '../../generator/prose/prose-context.ts';
import { smallBookWith } from '../fixtures/edited-small-book.ts';
import { EDITIONS_FILE, withGuideOf2015 } from '../fixtures/guide-of-2015.ts';

const pagePath = 'rules/turns/escape.md';
const germanPath = 'rules/turns/escape.de.md';
const openingDigest = shortDigestOf('How to get away.');
const printedDigest = shortDigestOf(
  'Roll a die: 2 or more escapes, unless the die shows a 1. Bushes help [nobody](rule:ground.bushes.label).',
);
const amendedDigest = shortDigestOf('Roll a die: 4 or more escapes, unless the die shows a 1.');

/** Has the word "Label", which is a term of the glossary in English texts. */
const germanRollText = 'Wirf einen Würfel: Ab 4 entkommst du ohne Label, siehe [Büsche](rule:ground.bushes.label).';
const german = (rollDigest: string): string =>
  `# Flucht {${openingDigest}}\n\nWie man davonkommt.\n\n## Der Wurf {#roll ${rollDigest}}\n\n${germanRollText}\n`;

function withGerman(text: string): Compilation {
  const compilation = compile(smallBookWith([{ path: germanPath, text }]));
  expect(compilation.diagnostics).toEqual([]);
  return compilation;
}

test('a translation of the text in force is not outdated and has no warning', () => {
  const compilation = withGerman(german(amendedDigest));
  expect(compilation.translations.map(({ clause, outdated, translatedEdition }) => [clause, outdated, translatedEdition])).toEqual([
    [undefined, false, undefined],
    ['turns.escape.roll', false, undefined],
  ]);
  expect(outdatedWarnings(compilation)).toEqual([]);
  expect(translationTotals(compilation)).toEqual(['Deutsch (de): 1 translated, 0 outdated']);
  expect([...translationsByClause(compilation)]).toEqual([['turns.escape.roll', { de: 'translated' }]]);
});

test('a translation of a text that an erratum changed is outdated, names the edition of its text, and does not stop the build', () => {
  const compilation = withGerman(german(printedDigest));
  expect(outdatedWarnings(compilation)).toEqual([
    {
      code: 'translation-outdated',
      severity: 'warning',
      message: 'The text of "turns.escape.roll" has changed since this translation was made.',
      found: 'a translation of the text of edition "original"',
      expected: amendedDigest,
      hint: 'Adapt the translation to the text in force, then put in its digest.',
      place: expect.objectContaining({ file: germanPath, line: 5, column: 1 }),
    },
  ]);
  expect(compilation.files.size).toBeGreaterThan(0);
  expect(translationTotals(compilation)).toEqual(['Deutsch (de): 1 translated, 1 outdated']);
  expect([...translationsByClause(compilation)]).toEqual([['turns.escape.roll', { de: 'outdated' }]]);
});

test('if an edition after the default one has another text, its translation is outdated there, and a warning names the edition', () => {
  const rollText = 'Roll a die: 3 or more escapes, unless the die shows a 1.';
  const erratum = {
    id: 'guide-2015.escape',
    kind: 'erratum',
    publication: 'guide-2015',
    title: 'Escape needs a 3',
    source: 'Guide of 2015',
    why: 'A 3 escapes.',
    amends: [
      { clause: 'turns.escape.roll', expects: amendedDigest, text: rollText },
      { definition: 'escapeOn', set: { value: 3 } },
    ],
    flips: [],
  };
  const editions = smallBookWith([]).find(({ path }) => path === EDITIONS_FILE)?.text ?? '';
  const compilation = compile(
    smallBookWith([
      { path: germanPath, text: german(amendedDigest) },
      { path: EDITIONS_FILE, text: withGuideOf2015(editions) },
      { path: 'rules/errata/guide-2015-escape.json', text: JSON.stringify(erratum) },
    ]),
  );
  expect(translationTotals(compilation)).toEqual(['Deutsch (de): 1 translated, 0 outdated, 1 in edition 2015']);
  expect(outdatedWarnings(compilation)).toEqual([
    {
      code: 'translation-outdated',
      severity: 'warning',
      message: 'In edition "2015" the text of "turns.escape.roll" is not the one that was translated.',
      found: amendedDigest,
      expected: shortDigestOf(rollText),
      hint: 'Adapt the translation when "2015" becomes the default edition, and put in its digest.',
      place: expect.objectContaining({ file: germanPath, line: 5 }),
    },
  ]);
});

test('a translation of a text that no edition has is outdated too', () => {
  const { translations } = withGerman(german('sha256:0123456789ab'));
  expect(translations.map(({ outdated, translatedEdition, currentDigest }) => [outdated, translatedEdition, currentDigest])).toEqual([
    [false, undefined, openingDigest],
    [true, undefined, amendedDigest],
  ]);
});

test('an edit of the English text makes its translation outdated, an edit elsewhere does not', () => {
  const outdatedAfter = (replace: string, by: string): readonly boolean[] =>
    compile(
      smallBookWith([
        { path: germanPath, text: german(amendedDigest).replace(/## Der Wurf[\s\S]*/, '') },
        { path: pagePath, replace, with: by },
      ]),
    ).translations.map(({ outdated }) => outdated);
  expect(outdatedAfter('How to get away.', 'How to flee.')).toEqual([true]);
  expect(outdatedAfter('Whoever has rested heals.', 'Whoever rested heals.')).toEqual([false]);
});

test('a digest may be given in full', () => {
  // The full digest of the text whose short digest is `printedDigest`.
  const { translations } = withGerman(
    `# Flucht {${openingDigest}}\n\nWie man davonkommt.\n\n## Der Wurf {#roll sha256:e82a8012fffd895a075ff6c6884f0618c7434bdbed88e272a7de7756c963d4d9}\n\nWürfle.\n`,
  );
  expect(translations.at(-1)).toMatchObject({ outdated: true, translatedEdition: 'original' });
});

test('the site gets only existing translations, and terms are not linked in another language', () => {
  const compilation = withGerman(german(printedDigest));
  const context = compilation.rulebook === undefined ? undefined : proseContext(compilation.rulebook).context;
  if (context === undefined) throw new Error('the small book does not compile');
  expect(emitTranslations(compilation, context, pageId('turns.escape'))).toEqual({
    translations: { de: { title: 'Flucht', html: '<p>Wie man davonkommt.</p>' } },
  });
  expect(emitTranslations(compilation, context, pageId('turns.escape'), clauseId('turns.escape.roll'))).toEqual({
    translations: {
      de: {
        title: 'Der Wurf',
        html: '<p>Wirf einen Würfel: Ab 4 entkommst du ohne Label, siehe <a href="/ground/bushes/#label" class="rule" data-rule="ground.bushes.label">Büsche</a>.</p>',
        outdated: true,
        of: 'original',
      },
    },
  });
  expect(emitTranslations(compilation, context, pageId('turns.escape'), clauseId('turns.escape.rest'))).toEqual({});
});

test('a book that names no languages has only English', () => {
  const sources = smallBookWith([{ path: 'rules/book.json', replace: ',\n  "languages": { "en": "English", "de": "Deutsch" }', with: '' }]);
  expect(translationTotals(compile(sources))).toEqual([]);
});
