/**
 * The report of `sightline import` after the defects: the document of each file, and the sections and clauses that map to each other or to
 * none.
 */
import type { Diagnostic } from '../diagnostic.ts';
import { type PrintedDocument, pointerOf, shortLine } from '../import/document.ts';
import type { Evidence } from '../import/identify.ts';
import type { Mapping } from '../import/mapping.ts';
import type { Proposal } from '../import/propose.ts';
import type { Unprinted, WhyUnprinted } from '../import/unprinted.ts';
import { visible } from '../report/text.ts';
import type { Identity, Imported } from './import-read.ts';

/**
 * For programs: `{files: [{file, document, by, evidence, defects, mapped, unmapped, missing, unreadKeys}], unprinted: [{clause, why}]}`, in
 * the order of the command line.
 */
export function importJson(files: readonly string[], { identities, mappings, proposals, diagnostics, unprinted }: Imported): string {
  const reports = [...new Set(files)].map((file) => {
    const mapping = mappings.find(({ document }) => document.file === file);
    const identity = identities.find((one) => one.file === file);
    const unmapped = mapping === undefined ? [] : (proposals.get(mapping) ?? []);
    return {
      file,
      ...(identity === undefined ? {} : { document: identity.id, by: identity.by, evidence: identity.evidence }),
      defects: diagnostics.filter(({ place }) => place.file === file).map(defectOf),
      mapped: (mapping?.mapped ?? []).map(({ section, pages, clauses }) => ({ path: pointerOf(section.path), pages, clauses })),
      unmapped: unmapped.map(({ section: { path, place }, clauses }) => ({
        path: pointerOf(path),
        line: place.line,
        column: place.column,
        proposed: clauses,
      })),
      missing: mapping?.missing ?? [],
      unreadKeys: mapping?.document.unreadKeys ?? [],
    };
  });
  return `${JSON.stringify({ files: reports, unprinted: unprinted.map(({ clause, why }) => ({ clause, why })) }, null, 1)}\n`;
}

export function defectOf({ code, severity, message, place, found, expected, hint, related = [] }: Diagnostic) {
  const { line, column, pointer = '' } = place;
  const details = {
    ...(found === undefined ? {} : { found }),
    ...(expected === undefined ? {} : { expected }),
    ...(hint === undefined ? {} : { hint }),
  };
  const others = related.map((one) => ({ message: one.message, file: one.place.file, line: one.place.line, column: one.place.column }));
  return { code, severity, line, column, path: pointer, message, ...details, ...(others.length === 0 ? {} : { related: others }) };
}

/** For people. `stored` is where the layer was written, and whether the site looks there. */
export function importText(
  { identities, mappings, proposals, unprinted }: Imported,
  stored: { readonly file: string; readonly isInSiteFolder: boolean } | undefined,
): string {
  const lines = mappings.flatMap((mapping: Mapping) => {
    const { document, mapped, missing } = mapping;
    const clauses = new Set(mapped.flatMap((one) => one.clauses));
    const pages = new Set(mapped.flatMap((one) => one.pages));
    const identity = identities.find(({ file }) => file === document.file);
    const maps =
      mapped.length === 0 ? 'No clause cites it.' : `${mapped.length} sections map to ${clauses.size} clauses on ${pages.size} pages.`;
    return [
      '',
      ...(identity === undefined ? [] : [identityLine(identity, stored === undefined ? 'checked' : 'stored')]),
      `  ${maps}`,
      ...unreadKeysLine(document),
      ...uncitedSections(proposals.get(mapping) ?? []),
      ...(missing.length === 0 ? [] : [`  ${missing.length} headings that clauses cite and the document lacks:`]),
      ...missing.map(
        ({ section, clauses: citing, nearestHeading }) =>
          `    "${section}" (${shortLine(citing.join(', '), 80)})${nearestHeading === undefined ? '' : `; did you mean "${nearestHeading}"?`}`,
      ),
    ];
  });
  lines.push(...(mappings.length === 0 ? [] : unprintedByPage(unprinted)));
  if (stored !== undefined) {
    const shows = stored.isInSiteFolder
      ? 'the next build of the site shows it'
      : `SIGHTLINE_PRINTED=${stored.file} builds the site with it`;
    lines.push('', `The private layer was replaced: ${stored.file}; ${shows}. It holds these documents and no others.`);
  }
  return lines.length === 0 ? '' : `${lines.map(visible).join('\n')}\n`;
}

/** Which document a file is, why, and how certain that is. A file is not stored if another one of the command is refused. */
function identityLine({ file, id, by, evidence, near }: Identity, done: 'checked' | 'stored'): string {
  switch (by) {
    case 'recognised':
      return `${file} is ${id} (${evidence === undefined ? '' : evidenceOf(evidence)}).`;
    case 'version':
      return `${file} is another version of ${evidence?.id ?? ''} (${evidence === undefined ? '' : evidenceOf(evidence)}), ${done} as ${id}. Compare the two with --against.`;
    case 'named':
      return `${file} is ${id}, as given by --as${near === undefined ? '' : `: a new document. Did you mean "${near}"?`}.`;
    case 'unknown': {
      const nearestOne = evidence === undefined || evidence.found === 0 ? '' : ` The nearest is ${evidence.id} (${evidenceOf(evidence)}).`;
      return `${file} is none of the documents that clauses cite; it is ${done} as ${id}. Name it with --as.${nearestOne}`;
    }
  }
}

const evidenceOf = ({ found, cited, covered, likeness, confidence }: Evidence): string =>
  `confidence ${Math.round(confidence * 100)}%: ${found} of ${cited} cited headings, ${Math.round(covered * 100)}% of its sections cited, texts ${Math.round(likeness * 100)}% alike`;

/** The values of these keys, such as `cost`, may hold rules that no check has seen. */
function unreadKeysLine({ unreadKeys = [] }: PrintedDocument): string[] {
  const keys = unreadKeys.map(({ key, count }) => (count === 1 ? key : `${key} (${count})`));
  return keys.length === 0 ? [] : [`  The values of these keys are not read as text: ${shortLine(keys.join(', '), 200)}.`];
}

function uncitedSections(proposals: readonly Proposal[]): string[] {
  if (proposals.length === 0) return [];
  const lines = proposals.map(({ section: { path, place }, clauses }) => {
    const like = clauses.map(({ id, likeness }) => `${id} (${Math.round(likeness * 100)}%)`).join(', ');
    return `    ${place.line}:${place.column} ${shortLine(path.join(' › ') || '(before the first heading)', 100)}: ${like === '' ? 'no clause is like it' : `perhaps ${like}`}`;
  });
  return [`  ${proposals.length} ${proposals.length === 1 ? 'section' : 'sections'} that no clause cites:`, ...lines];
}

const REASONS: Readonly<Record<WhyUnprinted, string>> = {
  'not-given': 'Clauses that cite only documents not given',
  'not-found': 'Clauses that cite only headings the documents lack',
  empty: 'Clauses that cite only headings without text',
};

function unprintedByPage(unprinted: readonly Unprinted[]): string[] {
  return [...Map.groupBy(unprinted, ({ why }) => why)].flatMap(([why, clauses]) => {
    const pages = [...Map.groupBy(clauses, ({ page }) => page)].map(([page, clausesOfPage]) => `${page} (${clausesOfPage.length})`);
    return ['', `${REASONS[why]}: ${clauses.length}`, `  ${shortLine(pages.join(', '), 400)}`];
  });
}
