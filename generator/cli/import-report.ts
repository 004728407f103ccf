/** What `sightline import` says beside the defects: what maps where, and what maps nowhere. */
import type { Diagnostic } from '../diagnostic.ts';
import { pointerOf, quoted } from '../import/document.ts';
import type { Mapping } from '../import/mapping.ts';
import type { Imported } from './import.ts';

/** For programs: `{files: [{file, document, defects, mapped, unmapped, missing}]}`, in the order of the command line. */
export function importJson(files: readonly string[], { mappings, diagnostics }: Imported): string {
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
  return `${JSON.stringify({ files: out }, null, 1)}\n`;
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

/** For people. `stored` is where the layer was written. */
export function importText({ mappings }: Imported, stored: string | undefined): string {
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
  if (stored !== undefined)
    lines.push('', `The private layer was replaced: ${stored}. The next build of the site shows it; git ignores it.`);
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}
