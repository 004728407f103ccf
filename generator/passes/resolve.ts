/** Joins words and data of every page, and refuses what dangles, stands twice or is nowhere. */
import type { JsonDocument, PageAst, TranslationAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ContentsFile } from '../generated/contents.ts';
import type { EditionsFile } from '../generated/editions.ts';
import type { ErratumFile } from '../generated/erratum.ts';
import type { IconsFile } from '../generated/icons.ts';
import type { PageFile } from '../generated/page.ts';
import type { RulingFile } from '../generated/ruling.ts';
import type { ClauseNode, DefinitionNode, PageNode, Rulebook } from '../rulebook.ts';
import { linksOf } from '../words/links.ts';
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
        message: `the page "${id}" has ${words === undefined ? 'no words' : 'no data'}`,
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
        message: 'the page is not named as its file is',
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
            'unknown-clause',
            `the clause "${clause.id}" has words but no entry in the page's data`,
            slug,
            Object.keys(data.value.clauses),
            clause.place,
          ),
        );
      else clauses.set(clause.id, { id: clause.id, page: id, slug, words: clause, data: entry, document: data.document });
    }
    for (const slug of Object.keys(data.value.clauses)) {
      if (!words.clauses.some((c) => c.id === `${id}.${slug}`))
        diagnostics.push(
          unknown(
            'unknown-clause',
            `the clause "${id}.${slug}" has data but no words`,
            slug,
            words.clauses.map((c) => c.id.slice(id.length + 1)),
            data.document.placeOf(`/clauses/${slug}`, 'key'),
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
    errata: parsed.errata.map((e) => ({ erratum: e.value, document: e.document })),
    rulings: parsed.rulings.map((r) => ({ ruling: r.value, document: r.document })),
  };
  checkContents(parsed, rulebook, diagnostics);
  diagnostics.push(...checkRenamed(parsed.contents.document, rulebook));
  checkReferences(rulebook, diagnostics);
  diagnostics.push(...checkTranslations(rulebook));
  return { rulebook, diagnostics };
}

function checkContents(parsed: ParsedBook, rulebook: Rulebook, diagnostics: Diagnostic[]): void {
  const listed = new Set<string>();
  parsed.contents.value.parts.forEach((part, p) => {
    part.pages.forEach((page, place) => {
      const at = parsed.contents.document.placeOf(`/parts/${p}/pages/${place}`);
      if (!rulebook.pages.has(page))
        diagnostics.push(
          unknown('unknown-page', `the contents name a page that does not exist: "${page}"`, page, rulebook.pages.keys(), at),
        );
      if (listed.has(page))
        diagnostics.push({
          code: 'duplicate-id',
          severity: 'error',
          message: `the page "${page}" stands twice in the contents`,
          found: page,
          expected: 'each page once',
          hint: 'leave one of them out',
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
        message: `the page "${page.id}" is in no part of the book`,
        found: page.id,
        expected: 'each page in one part',
        hint: 'name it in rules/book.json',
        place: page.words.place,
      });
  }
}

function checkReferences(rulebook: Rulebook, diagnostics: Diagnostic[]): void {
  const { clauses, definitions } = rulebook;
  const forthcoming = new Set(rulebook.contents.forthcoming);
  const isClause = (id: string): boolean => clauses.has(id) || forthcoming.has(id);
  // Places are looked up only for what is wrong.
  const clause = (id: string, place: () => Diagnostic['place']): void => {
    if (!isClause(id)) diagnostics.push(unknown('unknown-clause', `there is no clause "${id}"`, id, clauses.keys(), place()));
  };
  const seen = new Map<string, DefinitionNode>();
  for (const node of definitions) {
    const { definition, document, pointer } = node;
    const first = seen.get(definition.id);
    if (first !== undefined)
      diagnostics.push({
        code: 'duplicate-id',
        severity: 'error',
        message: `two definitions have the id "${definition.id}"`,
        found: definition.id,
        expected: 'an id of its own',
        hint: 'rename one of them, or leave it out',
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
            'unknown-definition',
            `there is no definition "${id}" to override`,
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
    for (const link of linksOf(node.words.tree, node.words.place.file))
      if (!isClause(link.id) && !rulebook.pages.has(link.id)) clause(link.id, () => link.place);
    for (const example of node.words.examples) if (example.sameAs !== undefined) clause(example.sameAs, () => example.place);
  }
  for (const page of rulebook.pages.values())
    for (const link of linksOf(page.words.opening, page.words.path))
      if (!isClause(link.id) && !rulebook.pages.has(link.id)) clause(link.id, () => link.place);
  const entries = entriesOf(rulebook);
  for (const node of clauses.values())
    diagnostics.push(...checkNames(rulebook, entries, { tree: node.words.tree, file: node.words.place.file }));
  for (const page of rulebook.pages.values())
    diagnostics.push(...checkNames(rulebook, entries, { tree: page.words.opening, file: page.words.path }));
  diagnostics.push(...checkEntries(rulebook, clause));
  diagnostics.push(
    ...checkTexts(rulebook, (id, place) => {
      if (!rulebook.pages.has(id)) clause(id, () => place);
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
    if (reached.has(definition.id))
      diagnostics.push({
        code: 'override-cycle',
        severity: 'error',
        message: `"${definition.id}" overrides itself by way of ${[...reached].filter((id) => id !== definition.id).join(', ') || 'itself'}`,
        found: 'a ring',
        expected: 'overrides without a ring',
        hint: 'decide which of them wins, and leave the other override out',
        place: document.placeOf(`${pointer}/overrides`, 'key'),
      });
  }
}
