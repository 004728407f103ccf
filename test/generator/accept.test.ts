import { expect, test } from 'vitest';
import { acceptedText, removedReasonsText } from '../../generator/cli/accepted-text.ts';
import { engineOf } from '../../generator/cli/project.ts';
import { compile } from '../../generator/compile.ts';
import { shortDigestOf } from '../../generator/digest.ts';
import { acceptExamples, countAccepted, removedReasons } from '../../generator/examples/accept.ts';
import { diagnoseExamples } from '../../generator/examples/diagnose.ts';
import { acceptFlips, diagnoseFlips, flipsOf } from '../../generator/examples/flips.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { type Change, smallBookWith } from '../fixtures/edited-small-book.ts';

const PAGE = 'rules/turns/escape.md';
const ERRATUM = 'rules/errata/guide-escape.json';
const CHAINS = 'rules/turns/escape.chains.json';
/** The recorded chains of an example on the page: that for all editions, and that of the edition `original`. */
const commonChain = ',\n  "roll#three": ["turns.escape.roll"]';
const ownChain = ',\n  "roll#three original": ["turns.escape.roll"]';
const CLAIMS = [
  'verdict: {"succeeds":false}',
  'because: ["turns.escape.roll"]',
  'verdict original: {"succeeds":true}',
  'because original: ["turns.escape.roll"]\n',
].join('\n');

const isSameJson = (a: string, b: string): boolean => JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));

function acceptAfter(changes: readonly Change[]) {
  const sources = smallBookWith(changes);
  const compilation = compile(sources);
  expect(compilation.diagnostics).toEqual([]);
  const run = runAll(engineOf(compilation), compilation, sources);
  const flips = flipsOf(compilation, run, (editions) => engineOf({ ...compilation, editions }));
  const toWrite = [...acceptExamples(run, sources, 'current'), ...acceptFlips(compilation, sources, flips)];
  const textBefore = (file: string): string => sources.find(({ path }) => path === file)?.text ?? '{}';
  // The chains of the small book are formatted by hand.
  const isSame = (file: string, text: string): boolean => file.endsWith('.chains.json') && isSameJson(text, textBefore(file));
  return {
    written: new Map(toWrite.filter(([file, text]) => !isSame(file, text))),
    counts: countAccepted(run),
    removed: removedReasonsText(removedReasons(run)),
    codes: diagnoseFlips(compilation, flips).map(({ code }) => code),
  };
}

test('nothing is written if every claim is right', () => {
  expect(acceptAfter([])).toEqual({
    written: new Map(),
    counts: { recorded: 0, verdicts: 0, chains: 0, refused: 0, shortOfDice: 0, contradicted: 0 },
    removed: '',
    codes: [],
  });
});

test('a verdict that differs is recorded, and counted apart from a chain that differs', () => {
  const afterVerdict = acceptAfter([{ path: PAGE, replace: 'verdict: {"succeeds":false}', with: 'verdict: {"succeeds":true}' }]);
  expect(afterVerdict.counts).toEqual({ recorded: 0, verdicts: 1, chains: 0, refused: 0, shortOfDice: 0, contradicted: 0 });
  expect(afterVerdict.written.get(PAGE)).toContain('\nverdict: {"succeeds":false}\n');
  const afterChain = acceptAfter([{ path: CHAINS, replace: commonChain, with: commonChain.replace('roll"]', 'rest"]') }]);
  expect(afterChain.counts).toEqual({ recorded: 0, verdicts: 0, chains: 1, refused: 0, shortOfDice: 0, contradicted: 0 });
  expect([...afterChain.written.keys()]).toEqual([CHAINS]);
});

test.each([
  ['a right verdict', ''],
  ['no verdict', CLAIMS],
])('an example without a recorded chain is counted as new if it claims %s', (_, removedClaims) => {
  const { counts } = acceptAfter([
    { path: CHAINS, replace: `${commonChain}${ownChain}`, with: '' },
    ...(removedClaims === '' ? [] : [{ path: PAGE, replace: removedClaims, with: '' }]),
  ]);
  expect(counts).toEqual({ recorded: 1, verdicts: 0, chains: 0, refused: 0, shortOfDice: 0, contradicted: 0 });
});

test('new examples, changed ones and those left are reported apart', () => {
  const counts = { recorded: 1, verdicts: 2, chains: 1, refused: 1, shortOfDice: 0, contradicted: 0 };
  expect(acceptedText([counts, { ...counts, refused: 0 }])).toBe(
    'Recorded 2 new examples.\nChanged the verdict of 4 examples, and only the chain of 2 examples.\nLeft 1 example as recorded: the judge refuses the question.\n',
  );
});

test('a reason that the chain of an edition does not have is removed, and reported', () => {
  const reasons = 'because: ["turns.escape.roll"]';
  const { written, removed } = acceptAfter([{ path: PAGE, replace: reasons, with: 'because: ["turns.escape.rest","turns.escape.roll"]' }]);
  expect(written.get(PAGE)).toContain(`\n${reasons}\n`);
  expect(removed).toBe(
    'Removed from "because" of turns.escape.roll#three for current, since its chain does not have it: turns.escape.rest.\n',
  );
});

test('an edition with the same verdict and an empty chain is recorded without reasons', () => {
  const sources = smallBookWith([]);
  const compilation = compile(sources);
  const run = runAll(engineOf(compilation), compilation, sources);
  const results = run.results.map((result) => {
    if (result.example.id !== 'turns.escape.roll#three') return result;
    const because = result.edition === 'original' ? [] : [{ rule: 'turns.escape.roll' }];
    return { ...result, passes: false, answer: { succeeds: true, because } };
  });
  expect(acceptExamples({ ...run, results }, sources, 'current').get(PAGE)).toContain(
    '\nverdict: {"succeeds":true}\nbecause: ["turns.escape.roll"]\nverdict original: {"succeeds":true}\n```',
  );
});

test.each([
  ['the kind of question', '"ask":"break-away","roll":3', '"ask":"brake-away","roll":3'],
  ['a field', '"ask":"break-away","roll":3', '"ask":"break-away","rol":3'],
])('a refusal because %s is misspelt is never recorded: verdict, chain and flips do not change', (_, replace, misspelt) => {
  const { written, counts, codes } = acceptAfter([{ path: PAGE, replace, with: misspelt }]);
  expect(counts).toEqual({ recorded: 0, verdicts: 0, chains: 0, refused: 1, shortOfDice: 0, contradicted: 0 });
  expect(written).toEqual(new Map());
  expect(codes).toEqual([]);
});

test('an example that needs more dice than before is counted apart from a refused question', () => {
  const sources = smallBookWith([]);
  const compilation = compile(sources);
  const run = runAll(engineOf(compilation), compilation, sources);
  const answer = { error: { code: 'dice-missing', at: '/dice', message: 'the dice run out at action 0' } };
  const results = run.results.map((result) =>
    result.example.id === 'turns.escape.roll#three' ? { ...result, passes: false, answer } : result,
  );
  expect(countAccepted({ ...run, results })).toEqual({ recorded: 0, verdicts: 0, chains: 0, refused: 0, shortOfDice: 1, contradicted: 0 });
});

test.each([
  [
    'for one edition',
    [ownChain],
    { path: PAGE, replace: 'verdict original: {"succeeds":true}', with: 'verdict original: {"succeeds":false}' },
  ],
  ['for all editions', [ownChain, commonChain], { path: PAGE, replace: 'verdict: {"succeeds":false}', with: 'verdict: {"succeeds":true}' }],
])('if the judge contradicts a new verdict %s, that verdict is left as written, and reported until corrected', (_, chains, change) => {
  const changes = [change, ...chains.map((replace) => ({ path: CHAINS, replace, with: '' }))];
  const { written, counts } = acceptAfter(changes);
  expect(counts).toEqual({ recorded: 0, verdicts: 0, chains: 0, refused: 0, shortOfDice: 0, contradicted: 1 });
  expect(written).toEqual(new Map());
  const sources = smallBookWith(changes);
  const compilation = compile(sources);
  const found = diagnoseExamples(runAll(engineOf(compilation), compilation, sources));
  expect(found.map(({ code, hint }) => [code, hint])).toEqual([
    [
      'example-verdict-changed',
      'Correct the rule, or the verdict: `--accept` leaves what you wrote. Without a `verdict` line it records the verdict of the judge.',
    ],
  ]);
});

test('the recorded verdict of one edition is recorded anew, also if its chain is that of the other editions', () => {
  const { written, counts } = acceptAfter([
    { path: PAGE, replace: 'verdict original: {"succeeds":true}', with: 'verdict original: {"succeeds":false}' },
  ]);
  expect(counts).toEqual({ recorded: 0, verdicts: 1, chains: 0, refused: 0, shortOfDice: 0, contradicted: 0 });
  expect(written.get(PAGE)).toContain('\nverdict original: {"succeeds":true}\n');
});

test('a refusal is not recorded where nothing is claimed', () => {
  const path = 'rules/ground/bushes.md';
  const { written, counts } = acceptAfter([{ path, replace: 'refused: {"code":"off-the-map","at":"/to"}\n', with: '' }]);
  expect(counts).toEqual({ recorded: 0, verdicts: 0, chains: 0, refused: 1, shortOfDice: 0, contradicted: 0 });
  expect(written).toEqual(new Map());
});

test('a flip that a later erratum hides is not dropped', () => {
  const digest = shortDigestOf('Roll a die: 4 or more escapes, unless the die shows a 1.');
  const text = `---
id: guide.again
publication: guide
source: Guide, Escape
order: 2
---

# Escape needs a 2 again

A 2 or a 3 escapes after all.

## turns.escape.roll {${digest}}

Roll a die: 2 or more escapes, unless the die shows a 1.

\`\`\`set escapeOn
{ "value": 2 }
\`\`\`
`;
  const { written, codes } = acceptAfter([{ path: 'rules/errata/guide-again.md', text }]);
  expect([...written.keys()]).not.toContain(ERRATUM);
  expect(written.get('rules/errata/guide-again.md')).toContain('turns.escape.roll#three');
  // The new erratum flips an example that its file does not record yet.
  expect(codes).toEqual(['erratum-flips-outdated']);
});

test('a flip that the erratum does not cause is dropped', () => {
  const path = 'rules/errata/guide-rest.md';
  const erratumWith = (flips: string): string => `---
id: guide.rest
publication: guide
source: Guide, Cover
${flips}---

# Cover has a note

Nothing changes in play.

\`\`\`set cover.defense
{ "note": "in the bushes" }
\`\`\`
`;
  const { written } = acceptAfter([{ path, text: erratumWith('flips:\n  - ground.bushes.label#one-bush\n') }]);
  expect(written.get(path)).toBe(erratumWith(''));
});
