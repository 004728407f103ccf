/** What `sightline import` says beside the defects: what maps where, and what maps nowhere. */
import type { Diagnostic } from '../diagnostic.ts';
import { pointerOf, quoted } from '../import/document.ts';
import type { Mapping } from '../import/mapping.ts';
import type { Unprinted, WhyUnprinted } from '../import/unprinted.ts';
import { visible } from '../report/text.ts';
import type { Imported } from './import.ts';

/** For programs: `{files: [{file, document, defects, mapped, unmapped, missing}], unprinted: [{clause, why}]}`, in the order of the command line. */
export function importJson(files: readonly string[], { mappings, diagnostics, unprinted }: Imported): string {
  const out = [...new Set(files)].map((file) => {
    const mapping = mappings.find(({ document }) => document.file === file);
    return {
      file,
      ...(mapping === undefined ? {} : { document: mapping.document.id }),
      defects: diagnostics.filter(({ place }) => place.file === file).map(defectOf),
      mapped: (mapping?.mapped ?? []).map(({ section, pages, clauses }) => ({ path: pointerOf(section.path), pages, clauses })),
      unmapped: (mapping?.unmapped ?? []).map(({ path, place }) => ({ path: pointerOf(path), line: place.line, column: place.column })),
      missing: mapping?.missing ?? [],
    };
  });
  return `${JSON.stringify({ files: out, unprinted: unprinted.map(({ clause, why }) => ({ clause, why })) }, null, 1)}\n`;
}

function defectOf({ code, severity, message, place, found, expected, hint, related = [] }: Diagnostic) {
  const { line, column, pointer = '' } = place;
  const rest = {
    ...(found === undefined ? {} : { found }),
    ...(expected === undefined ? {} : { expected }),
    ...(hint === undefined ? {} : { hint }),
  };
  const others = related.map((one) => ({ message: one.message, file: one.place.file, line: one.place.line, column: one.place.column }));
  return { code, severity, line, column, path: pointer, message, ...rest, ...(others.length === 0 ? {} : { related: others }) };
}

/** For people. `stored` is where the layer was written, and whether the site looks there. */
export function importText(
  { mappings, unprinted }: Imported,
  stored: { readonly file: string; readonly ours: boolean } | undefined,
): string {
  const lines = mappings.flatMap(({ document, mapped, unmapped, missing }: Mapping) => {
    const clauses = new Set(mapped.flatMap((one) => one.clauses));
    const pages = new Set(mapped.flatMap((one) => one.pages));
    return [
      '',
      `${document.file} is ${document.id}: ${mapped.length} sections map to ${clauses.size} clauses on ${pages.size} pages.`,
      ...(unmapped.length === 0 ? [] : [`  ${unmapped.length} sections that no clause cites:`]),
      ...unmapped.map(({ path, place }) => `    ${place.line}:${place.column} ${quoted(path.join(' › '), 100)}`),
      ...(missing.length === 0 ? [] : [`  ${missing.length} headings that clauses cite and the document lacks:`]),
      ...missing.map(
        ({ section, clauses: citing, near }) =>
          `    "${section}" (${quoted(citing.join(', '), 80)})${near === undefined ? '' : `; did you mean "${near}"?`}`,
      ),
    ];
  });
  lines.push(...(mappings.length === 0 ? [] : withoutPrint(unprinted)));
  if (stored !== undefined) {
    const shows = stored.ours ? 'the next build of the site shows it' : `SIGHTLINE_PRINTED=${stored.file} builds the site with it`;
    lines.push('', `The private layer was replaced: ${stored.file}; ${shows}. It holds these documents and no others.`);
  }
  return lines.length === 0 ? '' : `${lines.map(visible).join('\n')}\n`;
}

const REASONS: Readonly<Record<WhyUnprinted, string>> = {
  'not-given': 'Clauses that cite only documents not given',
  'not-found': 'Clauses that cite only headings the documents lack',
  empty: 'Clauses that cite only headings without words',
};

/** How many of our clauses nothing is printed for, by page. */
function withoutPrint(unprinted: readonly Unprinted[]): string[] {
  return [...Map.groupBy(unprinted, ({ why }) => why)].flatMap(([why, clauses]) => {
    const pages = [...Map.groupBy(clauses, ({ page }) => page)].map(([page, own]) => `${page} (${own.length})`);
    return ['', `${REASONS[why]}: ${clauses.length}`, `  ${quoted(pages.join(', '), 400)}`];
  });
}
