/** The compiler: sources in, files and diagnostics out. Pure; the command line reads, writes and prints. */
import type { JsonDocument, Source } from './ast.ts';
import { type Diagnostic, sortDiagnostics } from './diagnostic.ts';
import { emitEditions } from './emit/editions.ts';
import { emitEngine } from './emit/engine.ts';
import { emitQuestionSchema } from './emit/question-schema.ts';
import { emitGame } from './game/emit.ts';
import { readVocabulary, type Vocabulary } from './language/vocabulary.ts';
import { amend } from './passes/amend.ts';
import { type CheckedEdition, checkEditions } from './passes/check.ts';
import { checkFiles, withoutMisencoded } from './passes/check-files.ts';
import { checkWords } from './passes/check-words.ts';
import { type GivenFields, givenFields } from './passes/given-fields.ts';
import { parseSources } from './passes/parse-sources.ts';
import { resolve } from './passes/resolve.ts';
import { withoutEchoes } from './passes/salvage.ts';
import { type Translated, translationsOf } from './passes/translations.ts';
import { isDefinition } from './passes/typed.ts';
import { createValidator, type Validator } from './passes/validate.ts';
import { variantsOf } from './passes/variants.ts';
import type { Rulebook } from './rulebook.ts';
import { sortSources } from './source-files.ts';

export interface CheckedVariant {
  readonly id: string;
  readonly ruling: string;
  readonly says: string;
  readonly edition: CheckedEdition;
}

export interface Compilation {
  readonly diagnostics: readonly Diagnostic[];
  /** Absent when the sources cannot be read as a rulebook. */
  readonly rulebook?: Rulebook;
  readonly editions: readonly CheckedEdition[];
  readonly vocabulary?: Vocabulary;
  /** The editions as they would be without some errata; for finding what these flip. */
  without?(errata: readonly string[]): readonly CheckedEdition[];
  /** Named variants of readings, each the last edition with what it changes. */
  readonly variants: readonly CheckedVariant[];
  /** What stands in other languages. */
  readonly translations: readonly Translated[];
  /** Engine files, path to text; empty while there are errors. */
  readonly files: ReadonlyMap<string, string>;
}

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.some((d) => d.severity === 'error');

/** Parsers' results by the text they came from, kept between compilations so that a change costs only what changed. */
export interface CompileCache {
  validator?: { readonly key: string; readonly validator: Validator };
  readonly parsed: Map<string, unknown>;
}

export function createCache(): CompileCache {
  return { parsed: new Map() };
}

export function compile(sources: readonly Source[], cache: CompileCache = createCache()): Compilation {
  const files = sortSources(sources);
  const parsed = parseSources(files, cache, (schemas: readonly JsonDocument[]) => createValidator(schemas));
  const unusable = checkFiles(files.strays, sources);
  if (parsed.book === undefined || parsed.vocabulary === undefined)
    return {
      diagnostics: sortDiagnostics(withoutMisencoded([...unusable, ...parsed.diagnostics])),
      editions: [],
      variants: [],
      translations: [],
      files: new Map(),
    };
  const vocabulary = readVocabulary(parsed.vocabulary.value);
  const { rulebook, diagnostics: dangling } = resolve(parsed.book, parsed.lost);
  const amended = amend(rulebook, isDefinition(parsed.validator));
  const given = givenFields(parsed.schemas.find(({ path }) => path === 'schemas/question.schema.json')?.value);
  const checked = checkEditions(amended.editions, vocabulary, given);
  const carried = checkWords(rulebook, checked.editions);
  const varied = checkVariants(rulebook, isDefinition(parsed.validator), vocabulary, given);
  const { translations, diagnostics: unsourced } = translationsOf(rulebook, amended.editions);
  const later = withoutEchoes(
    [...dangling, ...amended.diagnostics, ...checked.diagnostics, ...carried, ...varied.diagnostics, ...unsourced],
    parsed.diagnostics,
    parsed.lost,
  );
  const diagnostics = sortDiagnostics(withoutMisencoded([...unusable, ...parsed.diagnostics, ...later]));
  const out = new Map<string, string>();
  if (!hasErrors(diagnostics)) {
    out.set(
      'engine/generated/editions.ts',
      emitEditions(
        rulebook.editions,
        checked.editions.flatMap((e) => (e.game === undefined ? [] : [e.book.id])),
      ),
    );
    for (const edition of checked.editions) {
      out.set(`engine/generated/${edition.book.id}.ts`, emitEngine({ ir: edition.lowered.ir, fileOf: filesOf(edition) }));
      if (edition.game !== undefined) out.set(`engine/generated/game/${edition.book.id}.ts`, emitGame(edition.game));
    }
    for (const { id, ruling, edition } of varied.variants)
      out.set(
        `engine/generated/variants/${id}.ts`,
        emitEngine({
          ir: edition.lowered.ir,
          fileOf: filesOf(edition),
          kernel: '../../kernel',
          title: `Edition "${edition.book.id}" with the variant "${id}" of ${ruling}.`,
        }),
      );
    const question = files.schemas.find((s) => s.path === 'schemas/question.schema.json');
    if (question !== undefined) out.set('engine/generated/question-schema.ts', emitQuestionSchema(question.text));
  }
  const without = (errata: readonly string[]): readonly CheckedEdition[] => {
    const rest = { ...rulebook, errata: rulebook.errata.filter((e) => !errata.includes(e.erratum.id)) };
    return checkEditions(amend(rest, isDefinition(parsed.validator)).editions, vocabulary, given).editions;
  };
  return { diagnostics, rulebook, editions: checked.editions, vocabulary, without, variants: varied.variants, translations, files: out };
}

/** The file of each definition of an edition. */
function filesOf({ book }: CheckedEdition): (id: string) => string {
  const files = new Map(book.definitions.map((node) => [node.definition.id, node.document.path]));
  return (id) => files.get(id) ?? 'rules';
}

/** Each variant folded and checked like an edition; what is wrong with the book itself is told elsewhere. */
function checkVariants(
  rulebook: Rulebook,
  proof: Parameters<typeof amend>[1],
  vocabulary: Vocabulary,
  given: GivenFields,
): { readonly variants: CheckedVariant[]; readonly diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const variants = variantsOf(rulebook).flatMap((variant): CheckedVariant[] => {
    const amended = amend(variant.rulebook, proof);
    const checked = checkEditions(amended.editions.slice(-1), vocabulary, given);
    diagnostics.push(...variant.own([...amended.diagnostics, ...checked.diagnostics]));
    const [edition] = checked.editions;
    return edition === undefined ? [] : [{ id: variant.id, ruling: variant.ruling, says: variant.says, edition }];
  });
  return { variants, diagnostics };
}
