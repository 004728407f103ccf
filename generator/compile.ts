/** The compiler: sources in, files and diagnostics out. Pure; the command line reads, writes and prints. */

import type { Json } from '../engine/base/json.ts';
import type { JsonDocument, Source } from './ast.ts';
import type { CheckedEdition } from './checked-edition.ts';
import { carriedClauses, checkCarriedInBook, checkCarriedInPack } from './checks/check-carried.ts';
import { checkCites } from './checks/check-cites.ts';
import { checkDropped } from './checks/check-dropped.ts';
import { checkUnused } from './checks/check-unused.ts';
import { type GivenFields, givenFields } from './checks/given-fields.ts';
import { stepsWithoutValues, valueKeysIn } from './checks/idle/gathers.ts';
import { followsFromUnread, usersOfUnknownNames } from './checks/missing-names.ts';
import { atMisspeltEntries } from './checks/misspelt-entries.ts';
import { atMisspeltIds } from './checks/misspelt-ids.ts';
import { joinNeeded, neededIn, withoutWordsOfNeeded } from './checks/needed-removals.ts';
import { unusedCauses } from './checks/unused-causes.ts';
import { type CompileCache, createCompileCache } from './compile-cache.ts';
import { type Diagnostic, sortDiagnostics } from './diagnostic.ts';
import { unamendedIn } from './errata/apply-erratum.ts';
import { type DefinitionGuard, definitionGuard } from './errata/definition-guard.ts';
import { readVocabulary, type Vocabulary } from './language/vocabulary.ts';
import type { Memo } from './memo.ts';
import {
  appliesToPacks,
  diagnosticsInPack,
  emitPacks,
  FROM_PACK,
  findingsOfPack,
  PACKS_MODULE,
  type PackedSources,
  packModules,
  packsIn,
  withoutPacks,
  withPack,
} from './packs.ts';
import type { MapKind } from './parse/map-kinds.ts';
import { amend } from './passes/amend.ts';
import { checkDefinitions } from './passes/check-definitions.ts';
import { checkTextCoverage } from './passes/check-text-coverage.ts';
import { type CheckedVariant, checkVariants } from './passes/check-variants.ts';
import { emitFiles, emitModules } from './passes/emit-files.ts';
import { joinTranslations, type Translated } from './passes/join-translations.ts';
import { linkRulebook } from './passes/link-rulebook.ts';
import { type ParsedSources, parseSources } from './passes/parse-sources.ts';
import { sortSources } from './passes/sort-sources.ts';
import { suppressCascades } from './passes/suppress-cascades.ts';
import { withDefinitionsUnread } from './recovery/unread-names.ts';
import type { ClauseNode, EditionBook, ErratumNode, Rulebook } from './rulebook.ts';

export interface Compilation {
  readonly diagnostics: readonly Diagnostic[];
  /** Absent when the sources cannot be read as a rulebook. */
  readonly rulebook?: Rulebook;
  readonly editions: readonly CheckedEdition[];
  readonly vocabulary?: Vocabulary;
  readonly isDefinition?: DefinitionGuard;
  /** The fields of a question that a record may name in `given`. */
  readonly given?: GivenFields;
  /** The editions compiled without some errata, to find the examples that these flip. */
  without?(errata: readonly string[]): readonly CheckedEdition[];
  /** Variants of readings: each is the last edition with the changes of the variant. */
  readonly variants: readonly CheckedVariant[];
  /** The rulebook together with each pack. */
  readonly packs: readonly CompiledPack[];
  readonly translations: readonly Translated[];
  /** The kinds of squares that definitions add to the map. */
  readonly mapKinds: readonly MapKind[];
  /** The generated files (modules of the engine, schemas for text editors), path to text; empty while there are errors. */
  readonly files: ReadonlyMap<string, string>;
}

export interface CompiledPack {
  readonly id: string;
  readonly sources: PackedSources;
  readonly compilation: Compilation;
}

const QUESTION_SCHEMA = 'schemas/question.schema.json';

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.some((d) => d.severity === 'error');

export function compile(newSources: readonly Source[], cache: CompileCache = createCompileCache()): Compilation {
  const sources = sameAsBefore(newSources, cache);
  const book = compileBook(withoutPacks(sources, cache.memo), cache);
  const packs = packsIn(sources, cache.memo).map((id): CompiledPack => {
    const joined = withPack(sources, id, cache.memo);
    return { id, sources: joined, compilation: compileBook(joined.sources, cache, true) };
  });
  const packFindings = packs.flatMap(({ id, sources, compilation: { diagnostics } }) =>
    findingsOfPack(id, book.diagnostics, diagnostics, sources),
  );
  // A file with an error may have the definition that carries a clause, or the value that a calculation gathers, so these findings are made
  // only without errors.
  const ofAllBooks = hasErrors([...book.diagnostics, ...packFindings])
    ? []
    : [...checkCarried(book, packs, cache.memo), ...idleGathers(book, packs, cache.memo)];
  const modules = packs.flatMap(({ id, compilation }) => [...packModules(compilation.files, id)]);
  // The part of a pack is added after all parts of the rulebook.
  const titles = packs.map(({ id, compilation }) => ({ id, title: compilation.rulebook?.contents.parts.at(-1)?.title ?? id }));
  return {
    ...book,
    packs,
    diagnostics: sortDiagnostics(joinNeeded(withoutWordsOfNeeded([...book.diagnostics, ...packFindings, ...ofAllBooks]))),
    files:
      hasErrors([...packFindings, ...ofAllBooks]) || book.files.size === 0
        ? new Map()
        : new Map([...book.files, ...modules, [PACKS_MODULE, emitPacks(titles)]]),
  };
}

/** Files with the same text as in an earlier compilation are the same objects, so that what was made from them stays valid. */
const sameAsBefore = (sources: readonly Source[], { sources: known }: CompileCache): readonly Source[] =>
  sources.map((source) => known.get(source.path, source.text, () => source));

/**
 * Diagnostics of executable clauses of the rulebook and of packs that no definition carries, and of clauses with a `notExecuted` or `card`
 * that they do not need.
 */
function checkCarried(book: Compilation, packs: readonly CompiledPack[], memo: Memo): Diagnostic[] {
  const carriedBy = (compilation: Compilation): ReadonlySet<string> => carriedClauses(booksOf(compilation), memo);
  const clausesOf = ({ rulebook }: Compilation): readonly ClauseNode[] =>
    rulebook === undefined ? [] : memo.of(clauseNodes, rulebook.clauses);
  const byPacks = packs.map(({ compilation }) => carriedBy(compilation));
  const inPacks = packs.flatMap(({ sources, compilation }, index) => {
    // `pathOnDisk` is undefined for the files of the rulebook.
    const own = clausesOf(compilation).filter(({ document }) => sources.pathOnDisk(document.path) !== undefined);
    return diagnosticsInPack(
      [...checkCarriedInPack(own, byPacks[index] ?? new Set()), ...checkDropped(own, errataOf(compilation), [booksOf(compilation)], memo)],
      sources,
    );
  });
  const byAnyPack = packs.length === 0 ? undefined : memo.of(unionOf, memo.same(byPacks));
  const ofBook = clausesOf(book);
  return [
    ...memo.of(checkCarriedInBook, ofBook, carriedBy(book), byAnyPack),
    ...checkDropped(ofBook, errataOf(book), [book, ...packs.map(({ compilation }) => compilation)].map(booksOf), memo),
    ...inPacks,
  ];
}

/**
 * Findings about steps of calculations that gather a class that no value of the rulebook or of a pack has. Without packs there are none,
 * since the rulebook also gathers classes of which only packs have values.
 */
function idleGathers(book: Compilation, packs: readonly CompiledPack[], memo: Memo): readonly Diagnostic[] {
  if (packs.length === 0) return [];
  const all = [book, ...packs.map(({ compilation }) => compilation)];
  const keys = all.flatMap((compilation) => valueKeysIn(booksOf(compilation), memo));
  const inPacks = packs.flatMap(({ sources, compilation }) =>
    diagnosticsInPack(stepsWithoutValues(booksOf(compilation), keys, memo), sources),
  );
  return [...stepsWithoutValues(booksOf(book), keys, memo), ...inPacks];
}

const booksOf = ({ editions }: Compilation): readonly EditionBook[] => editions.map(({ book }) => book);

const errataOf = ({ rulebook }: Compilation): readonly ErratumNode[] => rulebook?.errata ?? [];

const clauseNodes = (clauses: Rulebook['clauses']): readonly ClauseNode[] => [...clauses.values()];

const unionOf = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((ids) => [...ids]));

/**
 * The passes in order, each with the value that it passes to the next. A pack is compiled together with the rulebook by the same passes
 * (`hasPack`), except those whose results for the rulebook alone also hold with the pack: variants, translations, and generated files other
 * than the modules of editions.
 */
function compileBook(sources: readonly Source[], cache: CompileCache, hasPack = false): Compilation {
  const { memo } = cache;
  const sorted = sortSources({ sources, memo }); // SourceFiles
  const parsed = parseSources({ files: sorted.output, memo }); // ParsedSources
  const ofSources = [...sorted.diagnostics, ...parsed.diagnostics];
  const { book, errata, vocabulary: vocabularyFile, validator, schemas, mapKinds } = parsed.output;
  if (book === undefined || vocabularyFile === undefined) return unreadable(ofSources, parsed.output);
  const vocabulary = memo.of(vocabularyOf, vocabularyFile);
  const isDefinition = memo.of(definitionGuard, validator);
  const questionSchema = schemas.find(({ path }) => path === QUESTION_SCHEMA)?.value;
  const given = memo.of(givenFieldsOf, mapKinds, questionSchema);

  const linked = linkRulebook({ book, errata, vocabulary, unread: parsed.output.unread, cache }); // LinkedRulebook
  const { rulebook, unread } = linked.output;
  const amended = amend({ rulebook, isDefinition, cache }); // EditionBook[], one for each edition
  const checkInput = { vocabulary, given, questionSchema, unread, cache };
  const checked = checkDefinitions({ editions: amended.output, ...checkInput, unamended: unamendedIn(amended.diagnostics) }); // CheckedEdition[]
  const editions = checked.output;
  // A definition that errata remove although others need it is reported once: findings that follow from the removal are suppressed.
  // A definition with an unknown name cannot be compared with texts.
  const unreadOrNeeded = withDefinitionsUnread(unread, [...neededIn(checked.diagnostics), ...usersOfUnknownNames(checked.diagnostics)]);
  const covered = checkTextCoverage({ rulebook, editions, unread: unreadOrNeeded, cache });
  const faulty = new Set(checked.diagnostics.flatMap(faultyDefinition));
  const uncovered = covered.diagnostics.filter(({ refersTo = [] }) => !refersTo.some((id) => faulty.has(id)));
  const forVariantsAndTranslations = hasPack ? { ...rulebook, readings: [], translations: [] } : rulebook;
  const varied = checkVariants({ rulebook: forVariantsAndTranslations, isDefinition, ...checkInput }); // CheckedVariant[]
  const translated = joinTranslations({ rulebook: forVariantsAndTranslations, editions: amended.output }); // Translated[]
  const ofBook = [
    ...[linked, amended, checked].flatMap((pass) => pass.diagnostics),
    ...[...uncovered, ...varied.diagnostics, ...translated.diagnostics].filter((found) => !followsFromUnread(found, unreadOrNeeded)),
  ];
  const findUnused = (): readonly Diagnostic[] => checkUnused(amended.output, cache.names, cache.memo);
  const suppressed = suppressCascades({ ofSources, ofBook, unread }).diagnostics.filter((found) => !hasPack || appliesToPacks(found));
  const atEntries = atMisspeltEntries(suppressed, rulebook, book.editions.document);
  const reported = atMisspeltIds(atEntries, () => [...findUnused(), ...unusedCauses(amended.output, cache.memo)]);
  // An error in the only use of a definition makes the definition look unused, so unused definitions are reported only without errors.
  const unused = hasErrors(reported) ? [] : [...findUnused(), ...checkCites(amended.output, cache.memo)];
  const diagnostics = sortDiagnostics([...reported, ...unused]);
  const questionSchemaFile = sorted.output.book.schemas.find(({ path }) => path === QUESTION_SCHEMA);
  const emitInput = { rulebook, editions, variants: varied.output, vocabulary, given, schemas, questionSchemaFile, memo };
  const emitted = (): ReadonlyMap<string, string> => (hasPack ? new Map(emitModules(emitInput, FROM_PACK)) : emitFiles(emitInput).output);
  const files = hasErrors(diagnostics) ? new Map<string, string>() : emitted();

  const without = (errata: readonly string[]): readonly CheckedEdition[] => {
    const rest = { ...rulebook, errata: rulebook.errata.filter((e) => !errata.includes(e.erratum.id)) };
    return checkDefinitions({ editions: amend({ rulebook: rest, isDefinition, cache }).output, ...checkInput }).output;
  };
  const [variants, translations] = [varied.output, translated.output];
  return { diagnostics, rulebook, editions, vocabulary, given, isDefinition, without, variants, packs: [], translations, mapKinds, files };
}

/** The definition that an error is about: it cannot be compared with the texts of clauses. */
const faultyDefinition = ({ severity, refersTo = [] }: Diagnostic): readonly string[] => (severity === 'error' ? refersTo.slice(0, 1) : []);

const vocabularyOf = ({ value }: JsonDocument): Vocabulary => readVocabulary(value);

/** The first argument is the list, since `Memo` needs an object there. */
const givenFieldsOf = (mapKinds: readonly MapKind[], questionSchema: Json | undefined): GivenFields =>
  givenFields(questionSchema, mapKinds);

function unreadable(ofSources: readonly Diagnostic[], { unread, mapKinds }: ParsedSources): Compilation {
  const diagnostics = sortDiagnostics(suppressCascades({ ofSources, ofBook: [], unread }).diagnostics);
  return { diagnostics, editions: [], variants: [], packs: [], translations: [], mapKinds, files: new Map() };
}
