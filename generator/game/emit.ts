/**
 * Prints the game of one edition as a TypeScript module, which the engine's machine runs. Above what a definition becomes, a comment has
 * the file, the id and the sentence of the definition.
 */
import { concatenated } from '../concatenated.ts';
import type { CommentOf } from '../emit/definition-comment.ts';
import { BANNER } from '../emit/engine.ts';
import { WIDEST, wrapLine } from '../emit/wrap.ts';
import type { Definition } from '../generated/definition.ts';
import type { Memo } from '../memo.ts';
import { constantsOf, type Part, sectionsOf } from './module-parts.ts';
import { type GameModule, rulesFields, rulesStart } from './module-rules.ts';
import type { Program } from './program.ts';

const ABOUT_COLUMNS = `// The index of each record among the numbers or among the lists, as \`get\` and \`getList\` take it: a number and a list may have the same.
// \`writeNumber\`, \`writeList\`, \`resets\` and \`clears\` have the index in \`rules.columns\` instead.`;
const ABOUT_INDEXES = '// The indexes of procedures, and of calculations: one for each quantity.';
const ABOUT_FACTS = '// The facts of procedures. $rest1, $rest2 and so on are the items that a loop has still to take.';

/** The functions of the engine that the emitted code can call, by module. */
const HELPERS: { readonly [file: string]: readonly string[] } = {
  '../../game/amounts.ts': ['entry', 'keys', 'put', 'spread', 'total', 'without'],
  '../../kernel/adjacency.ts': ['adjacentFigureSquare', 'adjacentFigures', 'adjacentSquares'],
  '../../kernel/disjoint.ts': ['disjoint'],
  '../../kernel/distance.ts': ['chebyshev'],
  '../../kernel/expressions.ts': ['joined', 'touching'],
  '../../kernel/lists.ts': ['distinct', 'first', 'greatest', 'least', 'sum'],
  '../../game/board-queries.ts': [
    'boardFact',
    'distanceOf',
    'distanceToSquare',
    'joins',
    'edgesOf',
    'holders',
    'knockBackPath',
    'knockBackQuantity',
    'lineLabel',
    'lineOverEdge',
    'lineQuantity',
    'lineOfSquares',
    'lineToSquare',
    'objectsOn',
    'squaresBeside',
    'occupant',
    'speedUsed',
    'stopsStep',
  ],
  '../../game/calculation.ts': ['setOf', 'value'],
  '../../game/capabilities.ts': ['capabilitiesAt', 'capabilityOf', 'effectOf', 'factOf', 'has', 'running', 'users'],
  '../../game/game-board.ts': ['board'],
  '../../game/texts.ts': ['lowercase', 'numberText', 'replaced', 'unaccented', 'withoutStart'],
  '../../game/terrain.ts': ['setTerrain'],
  '../../game/writes.ts': ['setFact', 'writeList', 'writeNumber'],
  '../../game/run.ts': ['all', 'get', 'getList', 'instance', 'within', 'withinPoint'],
};

const TYPES = [
  'Amounts',
  'Calculation',
  'Check',
  'Checked',
  'CapabilityRule',
  'Choice',
  'ChoiceRefusal',
  'CommandRefusal',
  'DurationRule',
  'Entry',
  'GameQuestion',
  'GameRules',
  'Option',
  'Procedure',
  'Refusal',
  'Trigger',
];

const CALLS = Object.entries(HELPERS).map(([file, names]) => ({ file, calls: names.map((name) => ({ name, call: `${name}(` })) }));
const HELPER_CALLS: ReadonlySet<string> = new Set(CALLS.flatMap(({ calls }) => calls.map(({ call }) => call)));

/**
 * Declarations with long lines wrapped, and the identifiers in them that may have to be declared or imported; calls end with a bracket:
 * `has(`.
 */
interface EmittedPart {
  readonly text: string;
  /** The same list for the same identifiers in the same order. */
  readonly identifiers: readonly string[];
}

/** @param up the path from the folder of the module to where the modules of the rulebook's games are */
export function emitGame(module: GameModule, commentOf: CommentOf, memo: Memo, up = ''): string {
  const sections = sectionsOf(module, memo)
    .filter((parts) => parts.length > 0)
    .map((parts) => memo.of(emittedSection, memo.each(emittedPart, parts, commentOf, memo), '\n\n', memo));
  const start = emitted(`/** The game in edition ${JSON.stringify(module.edition)}. */\nexport ${rulesStart(module)}`, memo);
  const fields = memo.of(emittedSection, memo.of(emittedFields, rulesFields(module.game, memo), memo), '\n', memo);
  const identifiers = identifiersOf([...sections, start, fields], memo);
  const head = memo.of(headOf, module.game.program, identifiers, up, memo);
  return `${concatenated([head, ...sections.map(({ text }) => text), start.text], '\n\n')}\n${fields.text}\n\nexport default rules;\n`;
}

function headOf(program: Program, identifierList: readonly string[], up: string, memo: Memo): string {
  const { columns, indexes } = memo.of(constantsOf, program);
  const identifiers = new Set(identifierList);
  const imports = CALLS.flatMap(({ file, calls }) => {
    const used = calls.filter(({ call }) => identifiers.has(call)).map(({ name }) => name);
    if (used.length === 0) return [];
    // The import from run.ts comes last, with the type `Run`.
    const isOfRun = file.endsWith('/run.ts');
    const names = isOfRun ? [...used, 'type Run'] : used;
    return [{ isOfRun, lines: wrapLine(`import { ${names.join(', ')} } from '${up}${file}';`, WIDEST) }];
  });
  const types = TYPES.filter((name) => identifiers.has(name));
  return [
    BANNER,
    ...imports.flatMap(({ isOfRun, lines }) => (isOfRun ? [] : lines)),
    ...wrapLine(`import type { ${types.join(', ')} } from '${up}../../game/rules.ts';`, WIDEST),
    ...imports.flatMap(({ isOfRun, lines }) => (isOfRun ? lines : [])),
    '',
    ABOUT_COLUMNS,
    ...columns.filter(({ name }) => identifiers.has(name)).map(({ line }) => line),
    '',
    ABOUT_INDEXES,
    ...indexes,
    '',
    ABOUT_FACTS,
  ].join('\n');
}

/** Cached by the definition and its text, since the games of editions and packs lower most definitions to the same text. */
const emittedPart = ({ text, about }: Part, commentOf: CommentOf, memo: Memo): EmittedPart =>
  about === undefined ? emitted(text, memo) : memo.of(emittedBelow, about, commentOf(about), text, memo);

/** The definition is only the object by which `Memo` caches the result. */
const emittedBelow = (_: Definition, comment: string, text: string, memo: Memo): EmittedPart => emitted(`${comment}\n${text}`, memo);

const emittedFields = (fields: readonly string[], memo: Memo): readonly EmittedPart[] => fields.map((text) => emitted(text, memo));

const emittedSection = (parts: readonly EmittedPart[], separator: string, memo: Memo): EmittedPart => ({
  text: concatenated(
    parts.map(({ text }) => text),
    separator,
  ),
  identifiers: identifiersOf(parts, memo),
});

const identifiersOf = (parts: readonly EmittedPart[], memo: Memo): readonly string[] =>
  memo.of(union, memo.same(parts.map(({ identifiers }) => identifiers)), memo);

const union = (lists: readonly (readonly string[])[], memo: Memo): readonly string[] => memo.same([...new Set(lists.flat())]);

function emitted(declaration: string, memo: Memo): EmittedPart {
  const text = declaration
    .split('\n')
    .flatMap((line) => wrapLine(line, WIDEST))
    .join('\n');
  // Types and constants begin with a capital letter; of other names only calls matter.
  const identifiers = new Set(text.match(/\b(?:[A-Z]\w*\(?|[a-z]\w*\()/g));
  return { text, identifiers: memo.same([...identifiers].filter((name) => /^[A-Z]/.test(name) || HELPER_CALLS.has(name))) };
}
