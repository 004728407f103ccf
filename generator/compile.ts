/** The compiler: sources in, files and diagnostics out. Pure; the command line reads, writes and prints. */

import type { AddedKind } from '../engine/base/added-features.ts';
import type { Json } from '../engine/base/json.ts';
import type { JsonDocument, Source } from './ast.ts';
import type { CheckedEdition } from './checked-edition.ts';
import { type GivenFields, givenFields } from './checks/given-fields.ts';
import { withReferencesAtLostIds } from './checks/lost-ids.ts';
import { followsFromUnread, usersOfUnknownNames } from './checks/missing-names.ts';
import { joinNeeded, neededIn, withoutTextFindingsOfNeeded } from './checks/needed-removals.ts';
import { type CompileCache, createCompileCache } from './compile-cache.ts';
import { type Diagnostic, sortDiagnostics } from './diagnostic.ts';
import { editionModules } from './emit/modules.ts';
import { unamendedIn } from './errata/apply-erratum.ts';
import { type DefinitionGuard, definitionGuard } from './errata/definition-guard.ts';
import { clauseId } from './ids.ts';
import { readVocabulary, type Vocabulary } from './language/vocabulary.ts';
import {
  appliesToPacks,
  emitPacks,
  FROM_PACK,
  findingsOfPack,
  PACKS_MODULE,
  type PackedSources,
  packModules,
  packsIn,
  withoutPacks,
  withPack,
  withPacksNamed,
} from './packs.ts';
import { amend } from './passes/amend.ts';
import { checkAllBooks } from './passes/check-all-books.ts';
import { checkDefinitions } from './passes/check-definitions.ts';
import { checkTextCoverage } from './passes/check-text-coverage.ts';
import { checkUses } from './passes/check-uses.ts';
import { type CheckedVariant, checkVariants } from './passes/check-variants.ts';
import { emitFiles } from './passes/emit-files.ts';
import { joinTranslations, type Translated } from './passes/join-translations.ts';
import { linkRulebook } from './passes/link-rulebook.ts';
import { type ParsedSources, parseSources } from './passes/parse-sources.ts';
import { reportMisspeltIds } from './passes/report-misspelt-ids.ts';
import { sortSources } from './passes/sort-sources.ts';
import { suppressCascades } from './passes/suppress-cascades.ts';
import { withDefinitionsUnread } from './recovery/unread-names.ts';
import type { Rulebook } from './rulebook.ts';

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
  readonly mapKinds: readonly AddedKind[];
  /** The generated files (modules of the engine, schemas for text editors), path to text; empty while there are errors. */
  readonly files: ReadonlyMap<string, string>;
}

export interface CompiledPack {
  readonly id: string;
  readonly sources: PackedSources;
  readonly compilation: Compilation;
}

const QUESTION_SCHEMA = 'schemas/question.schema.json';
const VERDICT_SCHEMA = 'schemas/verdict.schema.json';

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
  const ofAllBooks = hasErrors([...book.diagnostics, ...packFindings]) ? [] : checkAllBooks({ book, packs, memo: cache.memo }).diagnostics;
  const packOf = (id: string): string | undefined => packs.find(({ compilation }) => hasTarget(compilation, id))?.id;
  const found = [...withPacksNamed(book.diagnostics, packOf), ...packFindings, ...ofAllBooks];
  const modules = packs.flatMap(({ id, compilation }) => [...packModules(compilation.files, id)]);
  // The part of a pack is added after all parts of the rulebook.
  const titles = packs.map(({ id, compilation }) => ({ id, title: compilation.rulebook?.contents.parts.at(-1)?.title ?? id }));
  return {
    ...book,
    packs,
    // Findings that follow from the removal of a definition that others need, or from a lost id, are joined with its own.
    diagnostics: sortDiagnostics(withReferencesAtLostIds(joinNeeded(withoutTextFindingsOfNeeded(found)))),
    files:
      hasErrors([...packFindings, ...ofAllBooks]) || book.files.size === 0
        ? new Map()
        : new Map([...book.files, ...modules, [PACKS_MODULE, emitPacks(titles)]]),
  };
}

/** Whether an erratum could change a clause or a definition with an id. */
const hasTarget = ({ rulebook }: Compilation, id: string): boolean =>
  rulebook !== undefined && (rulebook.clauses.has(clauseId(id)) || rulebook.definitions.some(({ definition }) => definition.id === id));

/** Files with the same text as in an earlier compilation are the same objects, so that what was made from them stays valid. */
const sameAsBefore = (sources: readonly Source[], { sources: known }: CompileCache): readonly Source[] =>
  sources.map((source) => known.get(source.path, source.text, () => source));

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
  const schemaAt = (path: string): Json | undefined => schemas.find((schema) => schema.path === path)?.value;
  const [questionSchema, verdictSchema] = [schemaAt(QUESTION_SCHEMA), schemaAt(VERDICT_SCHEMA)];
  const given = memo.of(givenFieldsOf, mapKinds, questionSchema);

  const linked = linkRulebook({ book, errata, vocabulary, unread: parsed.output.unread, cache }); // LinkedRulebook
  const { rulebook, unread } = linked.output;
  const amended = amend({ rulebook, isDefinition, cache }); // EditionBook[], one for each edition
  const checkInput = { vocabulary, given, questionSchema, verdictSchema, unread, cache };
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
  const suppressed = suppressCascades({ ofSources, ofBook, unread }).diagnostics.filter((found) => !hasPack || appliesToPacks(found));
  const editionsFile = book.editions.document;
  const reported = reportMisspeltIds({ found: suppressed, rulebook, editionsFile, editions: amended.output, cache }).diagnostics;
  const ofUses = hasErrors(reported) ? [] : checkUses({ editions: amended.output, cache }).diagnostics;
  const diagnostics = sortDiagnostics([...reported, ...ofUses]);
  const questionSchemaFile = sorted.output.book.schemas.find(({ path }) => path === QUESTION_SCHEMA);
  const emitInput = { rulebook, editions, variants: varied.output, vocabulary, given, schemas, questionSchemaFile, memo };
  const emitted = (): ReadonlyMap<string, string> =>
    hasPack ? new Map(editionModules(rulebook, editions, memo, FROM_PACK)) : emitFiles(emitInput).output;
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
const givenFieldsOf = (mapKinds: readonly AddedKind[], questionSchema: Json | undefined): GivenFields =>
  givenFields(questionSchema, mapKinds);

function unreadable(ofSources: readonly Diagnostic[], { unread, mapKinds }: ParsedSources): Compilation {
  const diagnostics = sortDiagnostics(suppressCascades({ ofSources, ofBook: [], unread }).diagnostics);
  return { diagnostics, editions: [], variants: [], packs: [], translations: [], mapKinds, files: new Map() };
}
