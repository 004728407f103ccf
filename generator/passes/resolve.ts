/** Joins words and data of every page, and refuses what dangles, stands twice or is nowhere. */
import type { JsonDocument, PageAst, TranslationAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import type { ContentsFile } from '../generated/contents.ts';
import type { EditionsFile } from '../generated/editions.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { IconsFile } from '../generated/icons.ts';
import type { PageFile } from '../generated/page.ts';
import type { RulingFile } from '../generated/ruling.ts';
import type { AsksNode, ClauseNode, DefinitionNode, PageNode, Rulebook } from '../rulebook.ts';
import { linksOf } from '../words/links.ts';
import { checkAsks } from './check-asks.ts';
import { checkEntries, checkNames, entriesOf } from './check-glossary.ts';
import { checkRenamed } from './check-renamed.ts';
import { checkTexts } from './check-texts.ts';
import { checkTranslations } from './check-translations.ts';
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
  readonly translations: readonly TranslationAst[];
  readonly asks: readonly AsksNode[];
  readonly errata: readonly Checked<ErratumFile>[];
  readonly rulings: readonly Checked<RulingFile>[];
}

export function resolve(parsed: ParsedBook): { readonly rulebook: Rulebook; readonly diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const clauses = new Map<string, ClauseNode>();
  const pages = new Map<string, PageNode>();
  const definitions: DefinitionNode[] = [];
  for (const { id, words, data } of parsed.pages) {
    if (words === undefined || data === undefined) {
      const place = words?.place ?? data?.document.placeOf('') ?? { file: id, line: 1, column: 1 };
      diagnostics.push({
        code: 'page-incomplete',
        severity: 'error',
        message: `The page "${id}" has no ${words === undefined ? 'text' : 'data'}.`,
        refersTo: [id],
        found: `only rules/${id.replace('.', '/')}.${words === undefined ? 'json' : 'md'}`,
        expected: `rules/${id.replace('.', '/')}.${words === undefined ? 'md' : 'json'} beside it`,
        place,
      });
      continue;
    }
    if (data.value.page !== id)
      diagnostics.push({
        code: 'page-misnamed',
        severity: 'error',
        message: 'The page has another id than its file.',
        found: data.value.page,
        expected: id,
        place: data.document.placeOf('/page'),
      });
    for (const clause of words.clauses) {
      const slug = clause.id.slice(id.length + 1);
      const entry = data.value.clauses[slug];
      if (entry === undefined)
        diagnostics.push(
          unknown(
            'clause-data-missing',
            `The clause "${clause.id}" has text but no data.`,
            slug,
            Object.keys(data.value.clauses),
            clause.place,
            [clause.id],
          ),
        );
      else clauses.set(clause.id, { id: clause.id, page: id, slug, words: clause, data: entry, document: data.document });
    }
    for (const slug of Object.keys(data.value.clauses)) {
      if (!words.clauses.some((c) => c.id === `${id}.${slug}`))
        diagnostics.push(
          unknown(
            'clause-text-missing',
            `The clause "${id}.${slug}" has data but no text.`,
            slug,
            words.clauses.map((c) => c.id.slice(id.length + 1)),
            data.document.placeOf(`/clauses/${slug}`, 'key'),
            [`${id}.${slug}`],
          ),
        );
    }
    data.value.definitions.forEach((definition, place) => {
      definitions.push({ definition, document: data.document, pointer: `/definitions/${place}` });
    });
    pages.set(id, { id, words, aliases: data.value.aliases, clauses: words.clauses.map((c) => c.id) });
  }
  const rulebook: Rulebook = {
    contents: parsed.contents.value,
    editions: parsed.editions.value,
    icons: new Map(Object.entries(parsed.icons?.value.icons ?? {})),
    pages,
    clauses,
    definitions,
    translations: parsed.translations,
    asks: new Map(parsed.asks.map((node) => [node.id, node])),
    errata: parsed.errata.map((e) => ({ erratum: e.value, document: e.document })),
    rulings: parsed.rulings.map((r) => ({ ruling: r.value, document: r.document })),
  };
  checkContents(parsed, rulebook, diagnostics);
  diagnostics.push(...checkRenamed(parsed.contents.document, rulebook));
  checkReferences(rulebook, diagnostics);
  diagnostics.push(...checkTranslations(rulebook), ...checkAsks(parsed.asks, pages));
  return { rulebook, diagnostics };
}

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
    if (!listed.has(page.id))
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
    definition.overrides?.forEach((id, place) => {
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
    for (const example of node.words.examples) if (example.sameAs !== undefined) clause(example.sameAs, () => example.place);
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
  for (const { ruling, document } of rulebook.rulings) {
    ruling.clauses.forEach((id, place) => {
      clause(id, () => document.placeOf(`/clauses/${place}`));
    });
  }
}

/** What errata, and variants of readings, put into definitions. */
function amendments(rulebook: Rulebook): { readonly document: JsonDocument; readonly pointer: string; readonly made: object }[] {
  const all = [
    ...rulebook.errata.map(({ erratum, document }) => ({ amends: erratum.amends, document, base: '' })),
    ...rulebook.rulings.flatMap(({ ruling, document }) =>
      (ruling.variants ?? []).map(({ amends = [] }, place) => ({ amends, document, base: `/variants/${place}` })),
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
  const over = new Map(definitions.map((n) => [n.definition.id, n.definition.overrides ?? []]));
  for (const { definition, document, pointer } of definitions) {
    const reached = new Set<string>();
    const queue = [...(definition.overrides ?? [])];
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
