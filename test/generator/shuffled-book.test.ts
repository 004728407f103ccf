import { expect, test } from 'vitest';
import type { Json } from '../../engine/base/json.ts';
import type { Question } from '../../engine/generated/question.ts';
import type { Source } from '../../generator/ast.ts';
import { engineOf } from '../../generator/cli/project.ts';
import type { Compilation } from '../../generator/compile.ts';
import { diagnoseExamples } from '../../generator/examples/diagnose.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { bookCache, compileCached, engine, rulebook, sources } from '../fixtures/engines.ts';
import { type DefinitionData, pageData } from '../fixtures/page-data.ts';
import { Chance, seeded } from '../oracle/random.ts';

const isPage = ({ path }: Source): boolean => /^rules\/([a-z-]+\/)+[a-z0-9-]+\.json$/.test(path) && !path.includes('/errata/');

function shuffled(list: readonly Source[], chance: Chance): readonly Source[] {
  return chance.shuffled(list).map((source) => {
    const page = isPage(source) ? pageData(source.text) : {};
    if (page.definitions === undefined) return source;
    return { path: source.path, text: JSON.stringify({ ...page, definitions: chance.shuffled(page.definitions) }) };
  });
}

/**
 * New names for facts, class keys and functions of the book, and new ids for its definitions `fire.…`. Three kinds of `size` keep theirs:
 * the field `characters.size` of questions, the clause `abilities.base.size`, and the function `size()` of lists.
 */
const RENAMINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(square|edge|from|to|side|a|b|s|at|under)\.elevation\b/g, '$1.altitude'],
  [/\b(?!characters\b|base\b)([a-zA-Z]+)\.size\b(?!\()/g, '$1.bulk'],
  [/\bline\.lowerHeight\b/g, 'line.lowest'],
  [/"lowerHeight": "min/g, '"lowest": "min'],
  [/\bopposing\(/g, 'against('],
  [/"id": "opposing"/g, '"id": "against"'],
  [/\bendSize\b/g, 'sizeOfEnd'],
  [/\.mustBreakAway\b/g, '.isHeld'],
  [/\bline\.(range|direct)\b/g, 'line.$1OfIt'],
  [/"fire\.([a-z.-]+)"/g, '"shot.$1"'],
  [/\bisCombatSymbol\b/g, 'zCombatSymbol'],
  // In two definitions `it` is an edge, whose squares the kernel names.
  [/\bit\.squares\b(?!\.exists\(s, distance|\.all\((?:far|near))/g, 'it.places'],
  [/(?<!\bpowers|\breading|\bareas|\be|\bedge|\bit|"about": "character)\.squares\b/g, '.places'],
  [/(?<!\bcharacters|\bobjects|\bcomponents|\beffect)\.player\b/g, '.party'],
  [/\brounding\.direction\b/g, 'fractions.way'],
  [/\buses\(/g, 'employs('],
  [/("of": \[?|"used": )"uses"/g, '$1"employs"'],
];

/** Renames the variable `character` to `holder` in the definitions of the sets of capabilities. */
function withHolders(text: string): string {
  const page = pageData(text);
  if (page.definitions === undefined) return text;
  const isOfSet = ({ of, to }: DefinitionData): boolean =>
    [of].flat().some((one) => CAPABILITY_SETS.includes(String(one))) ||
    [to].flat().some((one) => VALUES_OF_CAPABILITY_SETS.has(String(one)));
  const withHolder = (value: Json): Json => JSON.parse(JSON.stringify(value).replaceAll(/(?<!\.)\bcharacter\b(?!":)/g, 'holder'));
  const definitions = page.definitions.map((definition) => {
    if (!isOfSet(definition)) return definition;
    if (definition.kind === 'calculation')
      return { ...definition, steps: withHolder(definition.steps ?? null), takes: { holder: 'character' } };
    if (definition.kind !== 'value' && definition.kind !== 'exception') return definition;
    const fields = ['has', 'use', 'counter', 'ignored', 'cannot', 'if', 'unless'].filter((field) => field in definition);
    return { ...definition, ...Object.fromEntries(fields.map((field) => [field, withHolder(definition[field] ?? null)])) };
  });
  return JSON.stringify({ ...page, definitions });
}

const CAPABILITY_SETS = ['possesses', 'uses', 'employs', 'may-activate'];
const VALUES_OF_CAPABILITY_SETS = new Set(
  sources.filter(isPage).flatMap(({ text }) => {
    const { definitions = [] } = pageData(text);
    return definitions.filter(({ of }) => CAPABILITY_SETS.includes(String(of))).map(({ id }) => id);
  }),
);

function renamed(list: readonly Source[]): readonly Source[] {
  return list.map((source) => {
    const isErratum = source.path.startsWith('rules/errata/');
    if (!isPage(source) && !isErratum) return source;
    const text = RENAMINGS.reduce((all, [from, to]) => all.replaceAll(from, to), source.text);
    return { path: source.path, text: isErratum ? text.replaceAll(/```(set|remove) fire\./g, '```$1 shot.') : withHolders(text) };
  });
}

/** Questions whose verdicts have two reasons from definitions that carry the same clauses. No example asks one. */
const WITH_TWO_REASONS: readonly Question[] = [
  {
    ask: 'knock-back',
    map: { kind: 'outdoor', columns: 5, rows: 1, blocking: ['D1'], elevation: { '2': ['D1'] } },
    characters: [
      { id: 'A', player: 'p1', at: 'A1' },
      { id: 'B', player: 'p2', at: 'B1' },
    ],
    attacker: 'A',
    target: 'B',
    damageTaken: 3,
  },
  {
    ask: 'adjacent',
    map: { kind: 'outdoor', columns: 3, rows: 1 },
    characters: [{ id: 'A', player: 'p1', at: 'A1', symbols: ['symbol-boot', 'symbol-boot', 'symbol-wing'] }],
    between: ['A1', 'B1'],
  },
];

/** What tells definitions apart in verdicts but for their names, in the order of the definitions. */
const texts = ({ editions }: Compilation): Json =>
  editions.map(({ book }) =>
    book.definitions.map(({ definition: d }) => [
      d.kind,
      ...d.clauses,
      'note' in d ? (d.note ?? '') : '',
      'message' in d ? (d.message ?? '') : '',
      'title' in d ? d.title : '',
    ]),
  );

test('every example has its verdict and its chain in a book of shuffled files and definitions with other names of facts', () => {
  const list = shuffled(renamed(sources), new Chance(seeded(11)));
  for (const name of ['altitude', '"holder":"character"']) expect(list.some(({ text }) => text.includes(name))).toBe(true);
  const compilation = compileCached(list);
  expect(compilation.diagnostics).toEqual([]);
  const renamedEngine = engineOf(compilation);
  for (const question of WITH_TWO_REASONS) expect(renamedEngine.judge(question)).toEqual(engine.judge(question));
  expect(texts(compilation)).toEqual(texts(rulebook()));
  expect(diagnoseExamples(runAll(renamedEngine, compilation, list, bookCache))).toEqual([]);
});
