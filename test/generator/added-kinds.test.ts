/** An erratum can add a kind of terrain and a size, which the engine, drawn boards and the boards of the site have without new code. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { signsOf } from '../../engine/board-notation/signs.ts';
import type { Source } from '../../generator/ast.ts';
import { diagnoseUnnoticed } from '../../generator/behaviour/unnoticed.ts';
import { shortDigestOf } from '../../generator/digest.ts';
import { printFeatures } from '../../generator/emit/features.ts';
import { diagnoseExamples } from '../../generator/examples/diagnose.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { pageId } from '../../generator/ids.ts';
import { once } from '../../generator/once.ts';
import { withoutPacks } from '../../generator/packs.ts';
import { parsePage } from '../../generator/parse/markdown.ts';
import { printQuestion } from '../../generator/parse/print-question.ts';
import { type Fields, fieldsOf } from '../../site/src/base/json.ts';
import type { Judge } from '../../site/src/boards/judge.ts';
import { bookCache, cachedJudgeOf, compileCached, sources } from '../fixtures/engines.ts';
import { EDITIONS_FILE, withGuideOf2015 } from '../fixtures/guide-of-2015.ts';
import { findUnnoticedErratum } from './find-unnoticed-erratum.ts';

const PAGE = 'rules/terrain/water.md';

const erratum = (page: string, heading: string) => `---
id: guide-2015.quicksand
publication: guide-2015
source: Guide of 2015, Quicksand
---

# Quicksand, and colossal figures

Whoever enters quicksand stops there, and some figures are colossal.

## terrain.water.movement {${shortDigestOf(textOf(page, heading))}}

${textOf(page, heading)}

Quicksand ends a move as water does.

\`\`\`add
{ "id": "square.quicksand", "kind": "record", "of": "square", "type": "bool", "given": "map.quicksand", "draws": {}, "clauses": ["terrain.water.movement"] }
\`\`\`

\`\`\`add
{ "id": "stop.quicksand", "kind": "restriction", "path": "move", "over": "step", "gives": "must-stop",
  "if": "to.quicksand", "note": "quicksand", "clauses": ["terrain.water.movement"] }
\`\`\`

\`\`\`set character.printedSize
{ "type": { "enum": ["tiny", "standard", "great", "colossal"] } }
\`\`\`

\`\`\`set character.size
{ "type": { "enum": ["tiny", "standard", "great", "colossal"] } }
\`\`\`

\`\`\`set endSize
{ "type": { "enum": ["tiny", "standard", "great", "colossal"] } }
\`\`\`
`;

const textOf = (page: string, heading: string): string => (page.split(heading)[1] ?? '').split(/\n(?:```|## )/)[0]?.trim() ?? '';

function withQuicksand(list: readonly Source[]): readonly Source[] {
  const page = list.find(({ path }) => path === PAGE)?.text ?? '';
  const heading = /## .* \{#movement\}\n/.exec(page)?.[0] ?? '';
  return [
    ...list.map(({ path, text }) => ({ path, text: path === EDITIONS_FILE ? withGuideOf2015(text) : text })),
    { path: 'rules/errata/guide-2015-quicksand.md', text: erratum(page, heading) },
  ];
}

const editedSources = withQuicksand(withoutPacks(sources));
const compilation = compileCached(editedSources);

test('the rules compile without a diagnostic, and the added kind of terrain gets a sign that no other kind has', () => {
  expect(compilation.diagnostics).toEqual([]);
  expect(compilation.mapKinds).toContainEqual({ name: 'quicksand', title: 'Quicksand', sign: '$', isMarker: false });
  expect(new Set(compilation.mapKinds.map(({ sign }) => sign)).size).toBe(compilation.mapKinds.length);
});

describe('the judge', () => {
  const engine = cachedJudgeOf(compilation);
  const map = { kind: 'outdoor', columns: 3, rows: 1, quicksand: ['B1'] };
  const question = (edition: string) => ({
    ask: 'path',
    map,
    characters: [{ id: 'A', player: 'p1', at: 'A1', size: 'colossal' }],
    character: 'A',
    speed: 4,
    path: ['A1', 'B1', 'C1'],
    edition,
  });

  test('reads the list of squares and the size in the edition that has them', () => {
    const verdict = engine.judge(question('2015'));
    expect(verdict).toMatchObject({ legal: false, stopsAt: 'B1' });
    expect(JSON.stringify(verdict)).toContain('quicksand');
  });

  test('refuses the list and the size in an edition that does not have them, at their places', () => {
    expect(engine.judge(question('current'))).toMatchObject({ error: { code: 'unknown-field', at: '/map/quicksand' } });
    const withoutQuicksand = { ...question('current'), map: { ...map, quicksand: undefined } };
    expect(engine.judge(JSON.parse(JSON.stringify(withoutQuicksand)))).toMatchObject({
      error: { code: 'not-allowed', at: '/characters/0/size' },
    });
  });
});

/**
 * The examples run in three editions: the last, which the erratum changes, the default one, and the one before it. Examples with
 * `same-as`, whose publication makes the default edition, compare that with the one before it.
 */
const lastEditions = { ...compilation, editions: compilation.editions.slice(-3) };
const run = once(() => runAll(cachedJudgeOf(lastEditions), lastEditions, editedSources, bookCache));

test('every example has its verdict in the edition of the erratum', () => {
  expect(run().results.filter(({ edition }) => edition === '2015').length).toBeGreaterThan(300);
  expect(diagnoseExamples(run())).toEqual([]);
});

test('the warning about an erratum that no example notices shows a position on quicksand or with a colossal figure', () => {
  const [warning] = diagnoseUnnoticed(compilation, findUnnoticedErratum('guide-2015.quicksand', compilation, run()));
  // The first line is the sentence before the example.
  const [, ...example] = warning?.message.split('\n') ?? [];
  expect(example.join('\n')).toMatch(/^ +\d+ .*\$|"size":"colossal"/m);
  expect(example.join('\n')).toMatch(/^ *refused: \{"code":"[\w-]+","at":"[^"]+"\}\n *verdict 2015: /m);
});

test('a drawn board reads and writes the sign', () => {
  const signs = signsOf(compilation.mapKinds);
  const question = { ask: 'reach', map: { kind: 'outdoor', columns: 2, rows: 1, quicksand: ['B1'] } };
  const drawn = printQuestion(question, signs);
  expect(drawn).toEqual(['board:', '      A   B', '  1   .   $', 'ask: {"ask":"reach"}']);
  const text = `# T\n\n## C {#c}\n\n\`\`\`example x\nsays: s\n${drawn.join('\n')}\nverdict: {}\n\`\`\`\n`;
  const { page, diagnostics } = parsePage({ path: 'a.md', text }, pageId('a.b'), signs);
  expect([diagnostics, page?.clauses[0]?.examples[0]?.question]).toEqual([[], question]);
});

describe('the boards of the site', () => {
  const question = {
    ask: 'reach',
    map: { kind: 'outdoor', columns: 3, rows: 1, quicksand: ['B1'] },
    characters: [{ id: 'A', player: 'p1', at: 'A1', size: 'colossal' }],
  };

  const folder = mkdtempSync(join(tmpdir(), 'sightline-kinds-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const featuresFile = join(folder, 'features.ts');
  writeFileSync(featuresFile, printFeatures(compilation));

  /** The modules of the site, loaded with the features of these rules. */
  async function siteModules() {
    vi.resetModules();
    vi.doMock('../../site/src/generated/features.ts', () => import(pathToFileURL(featuresFile).href));
    const [position, text, reading, describing, drawing, figures, tools, patterns, lacked, summary, problems, game] = await Promise.all([
      import('../../site/src/boards/position.ts'),
      import('../../site/src/boards/text-board.ts'),
      import('../../site/src/boards/read-text-board.ts'),
      import('../../site/src/boards/describe.ts'),
      import('../../site/src/boards/draw-map.ts'),
      import('../../site/src/boards/draw-figures.ts'),
      import('../../site/src/boards/tools.ts'),
      import('../../site/src/lib/map-patterns.ts'),
      import('../../site/src/boards/lacked-features.ts'),
      import('../../site/src/boards/summary.ts'),
      import('../../site/src/boards/problems.ts'),
      import('../../site/src/boards/game.ts'),
    ]);
    return {
      ...position,
      ...text,
      ...reading,
      ...describing,
      ...drawing,
      ...figures,
      ...tools,
      ...patterns,
      ...lacked,
      ...summary,
      ...problems,
      ...game,
    };
  }

  test('draw quicksand with a pattern of its own, and name it in words', async () => {
    const { readPosition, drawTerrain, patternsFor, describeBoard, describeSquare, drawFigures } = await siteModules();
    const position = readPosition(question);
    if (position === undefined) throw new Error('no position');
    expect(drawTerrain(position.map, '')).toMatch(/fill="url\(#pattern-quicksand\)".*class="line-added-1"/);
    expect(patternsFor([question]).map(({ id }) => id)).toEqual(['grid', 'quicksand']);
    expect(describeSquare(position, 'B1')).toBe('B1, quicksand');
    expect(describeBoard(position)).toContain('Figure A, yours, colossal size, at A1. Quicksand: B1.');
    const great = readPosition({ ...question, characters: [{ ...question.characters[0], size: 'great' }] });
    expect(drawFigures(position.figures)).not.toBe(drawFigures(great?.figures ?? []));
  });

  test('paint quicksand with a tool, and write it into links and text', async () => {
    const { readPosition, writePosition, toolGroups, toolName, isTool, beginStroke, applyStroke, textBoard, readTextBoard } =
      await siteModules();
    const tool = toolGroups.flatMap(({ tools }) => tools).find((one) => toolName(one) === 'Quicksand');
    const position = readPosition(question);
    if (tool === undefined || position === undefined) throw new Error('no tool paints quicksand');
    expect(isTool(tool)).toBe(true);
    const cell = { column: 2, row: 0 };
    const painted = applyStroke(position, beginStroke(position, tool, cell, undefined, 'colossal'), cell, undefined, []);
    expect(writePosition(painted)).toMatchObject({ map: { quicksand: ['B1', 'C1'] }, characters: [{ size: 'colossal' }] });
    expect(textBoard(painted)).toContain('  1   A   $   $');
    expect(readTextBoard('      A   B\n  1   A   $\n', 'outdoor')).toMatchObject({ map: { quicksand: ['B1'] } });
    const cleared = applyStroke(painted, beginStroke(painted, 'clear', cell, undefined, 'tiny'), cell, undefined, []);
    expect(writePosition(cleared)).toEqual(writePosition(position));
  });

  test('offer quicksand and the size only where an edition shown has them', async () => {
    const { hasKind, hasSize } = await siteModules();
    expect(['current', '2014', '2015'].map((edition) => hasKind('quicksand', edition, undefined))).toEqual([false, false, true]);
    expect([hasSize('colossal', 'current'), hasSize('colossal', '2015'), hasSize('tiny', 'current')]).toEqual([false, true, true]);
    expect([hasKind('quicksand', 'current', '2015'), hasKind('water', 'current')]).toEqual([true, true]);
    // Variants amend the last edition, here 2015.
    expect(compilation.variants.length).toBeGreaterThan(0);
    for (const { id } of compilation.variants) expect(hasKind('quicksand', id)).toBe(true);
  });

  test('report in words for players that an edition has no quicksand and no such size', async () => {
    const { summariseBoard, problemsOf, readGame } = await siteModules();
    const engine = cachedJudgeOf(compilation);
    const judge: Judge = (asked) => fieldsOf(engine.judge(asked));
    const moving = { ...question, character: 'A', speed: 1 };
    const reasonsFor = (asked: Fields): unknown => {
      const game = readGame(asked);
      if (game === undefined) throw new Error('no board shows this question');
      const verdict = judge({ ...asked, edition: 'current' });
      return [summariseBoard(asked, verdict)?.facts, problemsOf(game, 'current', judge).map(({ at, text }) => [at, text])];
    };
    const noQuicksand = 'This edition has no quicksand';
    expect(reasonsFor(moving)).toEqual([[noQuicksand], [[['B1'], noQuicksand]]]);
    const noColossal = 'This edition has no colossal figures';
    const map = { kind: 'outdoor', columns: 3, rows: 1 };
    expect(reasonsFor({ ...moving, map })).toMatchObject([[noColossal], [[['colossal'], noColossal]]]);
  });

  test('leave quicksand out of questions where no square has it, so that other editions can answer', async () => {
    const { readPosition, writePosition } = await siteModules();
    const plain = readPosition({ ...question, map: { kind: 'outdoor', columns: 3, rows: 1 } });
    expect(plain === undefined ? undefined : writePosition(plain).map).not.toHaveProperty('quicksand');
  });
});
