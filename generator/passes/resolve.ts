/** Joins words and data of every page, and refuses what dangles, stands twice or is nowhere. */
import type { JsonDocument, PageAst, TranslationAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import type { ChainsFile } from '../generated/chains.ts';
import type { ClauseIdsFile } from '../generated/clause-ids.ts';
import type { ContentsFile } from '../generated/contents.ts';
import type { EditionsFile } from '../generated/editions.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { IconsFile } from '../generated/icons.ts';
import type { PageFile } from '../generated/page.ts';
import type { ReadingFile } from '../generated/reading.ts';
import { nearest } from '../nearest.ts';
import type { AsksNode, DefinitionNode, Rulebook } from '../rulebook.ts';
import { linksOf } from '../words/links.ts';
import { checkAsks } from './check-asks.ts';
import { checkClaims } from './check-claims.ts';
import { checkClauseIds } from './check-clause-ids.ts';
import { checkEditions } from './check-editions.ts';
import { checkEntries, checkNames, entriesOf } from './check-glossary.ts';
import { checkIds } from './check-ids.ts';
import { checkRenamed } from './check-renamed.ts';
import { checkSynonyms } from './check-synonyms.ts';
import { checkTexts } from './check-texts.ts';
import { checkTranslations } from './check-translations.ts';
import { joinPages } from './join-pages.ts';
import type { Lost } from './salvage.ts';
import { unknown } from './unknown.ts';

export interface Checked<T> {
  readonly value: T;
  readonly document: JsonDocument;
}

export interface ParsedBook {
  readonly pages: readonly { readonly id: string; readonly words?: PageAst; readonly data?: Checked<PageFile> }[];
  readonly contents: Checked<ContentsFile>;
  readonly editions: Checked<EditionsFile>;
  readonly icons?: Checked<IconsFile>;
  readonly clauseIds?: Checked<ClauseIdsFile>;
  readonly translations: readonly TranslationAst[];
  readonly asks: readonly AsksNode[];
  readonly errata: readonly Checked<ErratumFile>[];
  readonly chains: readonly (Checked<ChainsFile> & { readonly page: string })[];
  readonly readings: readonly Checked<ReadingFile>[];
}

export function resolve(parsed: ParsedBook, lost: Lost): { readonly rulebook: Rulebook; readonly diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const { clauses, pages, definitions } = joinPages(parsed, lost, diagnostics);
  const errata = sortById(
    parsed.errata.map((e) => ({ erratum: e.value, document: e.document })),
    ({ erratum }) => erratum.id,
  );
  const readings = sortById(
    parsed.readings.map((r) => ({ reading: r.value, document: r.document })),
    ({ reading }) => reading.id,
  );
  diagnostics.push(
    ...checkIds(
      errata,
      readings,
      parsed.editions.value.publications.map(({ id }) => id),
    ),
  );
  const rulebook: Rulebook = {
    contents: parsed.contents.value,
    editions: parsed.editions.value,
    clauseIds: parsed.clauseIds?.value ?? {},
    icons: new Map(Object.entries(parsed.icons?.value.icons ?? {})),
    pages,
    clauses,
    definitions,
    translations: parsed.translations,
    asks: new Map(parsed.asks.map((node) => [node.id, node])),
    errata: firstOfEach(errata, ({ erratum }) => erratum.id),
    readings: firstOfEach(readings, ({ reading }) => reading.id),
  };
  for (const { page, document } of parsed.chains)
    if (!parsed.pages.some(({ id }) => id === page) && !lost.has(page))
      diagnostics.push(
        unknown('page-unknown', `There is no page "${page}" for these chains.`, page, pages.keys(), document.placeOf(''), []),
      );
  if (parsed.clauseIds !== undefined) diagnostics.push(...checkClauseIds(parsed.clauseIds, rulebook, lost));
  checkContents(parsed, rulebook, diagnostics);
  diagnostics.push(...checkRenamed(parsed.contents.document, rulebook));
  checkReferences(rulebook, diagnostics);
  diagnostics.push(...checkEditions(parsed.editions, [...new Set([...pages.keys()].map((id) => id.split('.')[0] ?? ''))]));
  diagnostics.push(...checkTranslations(rulebook), ...checkAsks(parsed.asks, pages));
  diagnostics.push(...checkSynonyms(parsed.contents.document, rulebook));
  return { rulebook, diagnostics };
}

/** In order of their ids; of two with one id the order of their files. */
function sortById<T>(list: readonly T[], idOf: (one: T) => string): readonly T[] {
  return [...list].sort((a, b) => (idOf(a) < idOf(b) ? -1 : idOf(a) > idOf(b) ? 1 : 0));
}

const firstOfEach = <T>(list: readonly T[], idOf: (one: T) => string): T[] =>
  list.filter((one, place) => list.findIndex((other) => idOf(other) === idOf(one)) === place);

function checkContents(parsed: ParsedBook, rulebook: Rulebook, diagnostics: Diagnostic[]): void {
  const listed = new Set<string>();
  parsed.contents.value.parts.forEach((part, p) => {
    part.pages.forEach((page, place) => {
      const at = parsed.contents.document.placeOf(`/parts/${p}/pages/${place}`);
      if (!rulebook.pages.has(page))
        diagnostics.push(unknown('page-unknown', `There is no page "${page}" to list in the contents.`, page, rulebook.pages.keys(), at));
      if (listed.has(page))
        diagnostics.push({
          code: 'page-duplicate',
          severity: 'error',
          message: `The page "${page}" is listed twice in the contents.`,
          refersTo: [page],
          found: page,
          expected: 'each page once',
          hint: 'remove one of them',
          place: at,
        });
      listed.add(page);
    });
  });
  for (const page of rulebook.pages.values()) {
    const misspelt = [...listed].some((id) => !rulebook.pages.has(id) && nearest(id, rulebook.pages.keys()) === page.id);
    if (!listed.has(page.id) && !misspelt)
      diagnostics.push({
        code: 'page-unlisted',
        severity: 'error',
        message: `The page "${page.id}" is in no part of the book.`,
        refersTo: [page.id],
        found: page.id,
        expected: 'each page in one part',
        hint: 'list it in rules/book.json',
        place: page.words.place,
      });
  }
}

function checkReferences(rulebook: Rulebook, diagnostics: Diagnostic[]): void {
  const { clauses, definitions } = rulebook;
  const forthcoming = new Set(rulebook.contents.forthcoming);
  const isClause = (id: string): boolean => clauses.has(id) || forthcoming.has(id);
  // Places are looked up only for what is wrong.
  const clause = (id: string, place: () => Diagnostic['place'], code: DiagnosticId = 'clause-unknown'): void => {
    if (!isClause(id)) diagnostics.push(unknown(code, `There is no clause "${id}".`, id, clauses.keys(), place()));
  };
  const link = (id: string, place: () => Diagnostic['place']): void => {
    if (!rulebook.pages.has(id)) clause(id, place, 'link-dead');
  };
  const seen = new Map<string, DefinitionNode>();
  for (const node of definitions) {
    const { definition, document, pointer } = node;
    const first = seen.get(definition.id);
    if (first !== undefined)
      diagnostics.push({
        code: 'definition-duplicate',
        severity: 'error',
        message: `There already is a definition "${definition.id}".`,
        refersTo: [definition.id],
        found: definition.id,
        expected: 'an id of its own',
        hint: 'rename or remove one of them',
        place: document.placeOf(`${pointer}/id`),
        related: [{ message: 'the first is here', place: first.document.placeOf(`${first.pointer}/id`) }],
      });
    else seen.set(definition.id, node);
    for (const cited of citations(definition)) clause(cited.id, () => document.placeOf(`${pointer}${cited.pointer}`));
  }
  for (const { document, pointer, made } of amendments(rulebook))
    for (const cited of citations(made)) clause(cited.id, () => document.placeOf(`${pointer}${cited.pointer}`));
  const added = rulebook.errata.flatMap((e) => e.erratum.amends.flatMap((a) => ('add' in a ? [a.add.id] : [])));
  const known = new Set([...seen.keys(), ...added]);
  for (const { definition, document, pointer } of definitions) {
    const overrides: readonly string[] = definition.kind === 'restriction' ? (definition.overrides ?? []) : [];
    overrides.forEach((id, place) => {
      if (!known.has(id))
        diagnostics.push(
          unknown(
            'definition-unknown',
            `There is no definition "${id}" to override.`,
            id,
            known,
            document.placeOf(`${pointer}/overrides/${place}`),
          ),
        );
    });
  }
  checkOverrides(definitions, diagnostics);
  for (const node of clauses.values()) {
    node.data.amends?.forEach((id, place) => {
      clause(id, () => node.document.placeOf(`/clauses/${node.slug}/amends/${place}`));
    });
    for (const { id, place } of linksOf(node.words.tree, node.words.place.file)) link(id, () => place);
    for (const example of node.words.examples) {
      if (example.sameAs !== undefined) clause(example.sameAs, () => example.place);
      diagnostics.push(...checkClaims(example, rulebook.editions, clause));
    }
  }
  for (const page of rulebook.pages.values())
    for (const { id, place } of linksOf(page.words.opening, page.words.path)) link(id, () => place);
  const entries = entriesOf(rulebook);
  for (const node of clauses.values())
    diagnostics.push(...checkNames(rulebook, entries, { tree: node.words.tree, file: node.words.place.file }));
  for (const page of rulebook.pages.values())
    diagnostics.push(...checkNames(rulebook, entries, { tree: page.words.opening, file: page.words.path }));
  diagnostics.push(...checkEntries(rulebook, clause));
  diagnostics.push(
    ...checkTexts(rulebook, (id, place) => {
      link(id, () => place);
    }),
  );
  for (const { erratum, document } of rulebook.errata)
    if (erratum.clause !== undefined) clause(erratum.clause, () => document.placeOf('/clause'));
  for (const { reading, document } of rulebook.readings) {
    reading.clauses.forEach((id, place) => {
      clause(id, () => document.placeOf(`/clauses/${place}`));
    });
  }
}

/** What errata, and variants of readings, put into definitions. */
function amendments(rulebook: Rulebook): { readonly document: JsonDocument; readonly pointer: string; readonly made: object }[] {
  const all = [
    ...rulebook.errata.map(({ erratum, document }) => ({ amends: erratum.amends, document, base: '' })),
    ...rulebook.readings.flatMap(({ reading, document }) =>
      (reading.variants ?? []).map(({ amends = [] }, place) => ({ amends, document, base: `/variants/${place}` })),
    ),
  ];
  return all.flatMap(({ amends, document, base }) =>
    amends.flatMap((amendment, place) => {
      const pointer = `${base}/amends/${place}`;
      if ('add' in amendment) return [{ document, pointer: `${pointer}/add`, made: amendment.add }];
      return 'set' in amendment ? [{ document, pointer: `${pointer}/set`, made: amendment.set }] : [];
    }),
  );
}

/** Every clause that a definition names, in whatever part of it. */
function citations(value: object, pointer = ''): { readonly id: string; readonly pointer: string }[] {
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const here = `${pointer}/${key}`;
    // An erratum sets fields by dotted paths.
    const field = key.split('.').at(-1) ?? key;
    if ((field === 'cites' || field === 'clauses' || field.endsWith('Clauses')) && Array.isArray(entry))
      return entry.map((id: unknown, place) => ({ id: String(id), pointer: `${here}/${place}` }));
    return typeof entry === 'object' && entry !== null ? citations(entry, here) : [];
  });
}

/** Refuses definitions that override each other in a ring. */
function checkOverrides(definitions: readonly DefinitionNode[], diagnostics: Diagnostic[]): void {
  const overridesOf = ({ definition: d }: DefinitionNode): readonly string[] => (d.kind === 'restriction' ? (d.overrides ?? []) : []);
  const over = new Map(definitions.map((n) => [n.definition.id, overridesOf(n)]));
  for (const node of definitions) {
    const { definition, document, pointer } = node;
    const reached = new Set<string>();
    const queue = [...overridesOf(node)];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      queue.push(...(over.get(id) ?? []));
    }
    const others = [...reached].filter((id) => id !== definition.id);
    if (reached.has(definition.id))
      diagnostics.push({
        code: 'override-cycle',
        severity: 'error',
        message: `"${definition.id}" overrides itself${others.length === 0 ? '' : ` through ${others.join(', ')}`}.`,
        refersTo: [...reached],
        found: 'a cycle',
        expected: 'overrides without a cycle',
        hint: 'decide which of them wins, and remove the other override',
        place: document.placeOf(`${pointer}/overrides`, 'key'),
      });
  }
}
