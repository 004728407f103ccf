/** Checks every reference of the linked book: clauses that definitions, errata and readings cite, links, claims of examples. */
import type { JsonDocument } from '../ast.ts';
import type { CompileCache } from '../compile-cache.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import { unknownName } from '../diagnostics/unknown-name.ts';
import { amendedValues, type Citation, citations } from '../errata/citations.ts';
import { clauseId, pageId } from '../ids.ts';
import { didYouMean } from '../nearest.ts';
import type { ClauseNode, ReadingNode, Rulebook } from '../rulebook.ts';
import { checkClaims } from './check-claims.ts';
import { checkDefinitionIds } from './check-definition-ids.ts';
import { checkDocumentTexts, textsOfErrata, textsOfReadings } from './check-document-texts.ts';
import { checkEntries, checkIconsAndTerms, glossarySlugs } from './check-glossary.ts';

/** Reports a clause or page that does not exist. The place is looked up only then. */
type CheckReference = (id: string, place: () => Place) => void;

/** Runs a check that reads no errata. Its diagnostics are cached by the name of the check while nothing but errata changes. */
export type FindOnce = (check: string, find: () => readonly Diagnostic[]) => readonly Diagnostic[];

/** @param withoutErrata for checks that read no errata */
export function checkReferences(rulebook: Rulebook, cache: CompileCache, withoutErrata: FindOnce): Diagnostic[] {
  const ofDefinitions = withoutErrata('citations', () =>
    collect(rulebook, ({ checkClause }) => {
      for (const { definition, document, pointer } of rulebook.definitions)
        checkCitations(cache.memo.of(citations, definition), document, pointer, checkClause);
    }),
  );
  const ofClauses = withoutErrata('references of clauses', () => collect(rulebook, (references) => checkClauses(rulebook, references)));
  const ofReadings = withoutErrata('references of readings', () =>
    collect(rulebook, ({ checkClause, checkLink, diagnostics }) => {
      diagnostics.push(...checkDocumentTexts(textsOfReadings(rulebook), rulebook, cache, (id, place) => checkLink(id, () => place)));
      for (const node of rulebook.readings) {
        for (const [index, id] of node.reading.clauses.entries()) checkClause(id, () => node.document.placeOf(`/clauses/${index}`));
        diagnostics.push(...repeatedClauses(node, rulebook));
      }
    }),
  );
  const ofErrata = collect(rulebook, ({ checkClause, checkLink, diagnostics }) => {
    for (const { value, document, pointer } of amendedValues(rulebook)) checkCitations(citations(value), document, pointer, checkClause);
    diagnostics.push(...checkDocumentTexts(textsOfErrata(rulebook), rulebook, cache, (id, place) => checkLink(id, () => place)));
    for (const { erratum, document } of rulebook.errata)
      if (erratum.clause !== undefined) checkClause(erratum.clause, () => document.placeOf('/clause'));
  });
  return [...ofDefinitions, ...checkDefinitionIds(rulebook, cache.memo), ...ofClauses, ...ofReadings, ...ofErrata];
}

/** An unknown clause is left out: each place that names it is reported already. */
const repeatedClauses = ({ reading: { id, clauses }, document }: ReadingNode, rulebook: Rulebook): readonly Diagnostic[] =>
  clauses.flatMap((clause, index) =>
    clauses.indexOf(clause) === index || !rulebook.clauses.has(clause)
      ? []
      : {
          code: 'clause-repeated',
          severity: 'error',
          message: `The reading "${id}" settles "${clause}" twice.`,
          found: clause,
          expected: 'each clause once',
          hint: 'Remove it here, or name the clause that was meant.',
          place: document.placeOf(`/clauses/${index}`),
        },
  );

interface References {
  readonly diagnostics: Diagnostic[];
  readonly checkClause: CheckReference;
  readonly checkLink: CheckReference;
}

/** The diagnostics of a check: those that it adds to the list, and those that `checkClause` and `checkLink` report when it calls them. */
function collect({ clauses, pages, contents }: Rulebook, check: (references: References) => void): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const forthcoming = new Set(contents.forthcoming);
  const report = (code: DiagnosticId, id: string, place: () => Place): void => {
    if (clauses.has(clauseId(id)) || forthcoming.has(id)) return;
    const unknown = unknownName(code, `There is no clause "${id}".`, id, clauses.keys(), place());
    diagnostics.push(unknown.hint === undefined ? { ...unknown, ...hintOfForm(id) } : unknown);
  };
  /** The hint for a text without the form of a clause id, such as the id of a page or the last part of an id. */
  const hintOfForm = (id: string): Pick<Diagnostic, 'hint'> => {
    if (pages.has(pageId(id))) return { hint: `"${id}" is a page: name one of its clauses.` };
    const [found, ...others] = [...clauses.values()].filter(({ slug }) => slug === id);
    if (found !== undefined && others.length === 0) return didYouMean(found.id);
    return id.split('.').length === 3 ? {} : { hint: 'The id of a clause has three parts: area.page.clause.' };
  };
  check({
    diagnostics,
    checkClause: (id, place) => report('clause-unknown', id, place),
    checkLink: (id, place) => (pages.has(pageId(id)) ? undefined : report('link-dead', id, place)),
  });
  return diagnostics;
}

function checkCitations(cited: readonly Citation[], document: JsonDocument, pointer: string, checkClause: CheckReference): void {
  for (const citation of cited) checkClause(citation.id, () => document.placeOf(`${pointer}${citation.pointer}`));
}

function checkClauses(rulebook: Rulebook, { diagnostics, checkClause, checkLink }: References): void {
  const { clauses, pages } = rulebook;
  for (const node of clauses.values()) diagnostics.push(...checkClauseNode(node, rulebook, checkClause, checkLink));
  const termSlugs = glossarySlugs(rulebook.clauses);
  for (const { ast } of pages.values()) {
    for (const { id, place } of ast.opening.ruleLinks) checkLink(id, () => place);
    diagnostics.push(...checkIconsAndTerms(rulebook, termSlugs, ast.opening));
  }
  for (const { ast } of clauses.values()) diagnostics.push(...checkIconsAndTerms(rulebook, termSlugs, ast.prose));
  diagnostics.push(...checkEntries(rulebook, checkClause));
}

function checkClauseNode(
  { ast, data, document, slug }: ClauseNode,
  { editions }: Rulebook,
  checkClause: CheckReference,
  checkLink: CheckReference,
): Diagnostic[] {
  for (const [index, id] of (data.amends ?? []).entries()) checkClause(id, () => document.placeOf(`/clauses/${slug}/amends/${index}`));
  for (const { id, place } of ast.prose.ruleLinks) checkLink(id, () => place);
  return ast.examples.flatMap((example) => {
    if (example.sameAs !== undefined) checkClause(example.sameAs, () => example.place);
    return checkClaims(example, editions, checkClause);
  });
}
