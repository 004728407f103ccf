/** Diagnostics as SARIF 2.1.0, which code hosts and editors show beside the lines. */
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, type Place, sortDiagnostics } from '../diagnostic.ts';

/** One run of the tool `Sightline`. Files outside the working directory have absolute URIs, since a relative one may not leave its base. */
export function reportSarif(diagnostics: readonly Diagnostic[]): string {
  const sorted = sortDiagnostics(diagnostics);
  const codes = [...new Set(sorted.map((diagnostic) => diagnostic.code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Sightline', rules: codes.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: sorted.map((diagnostic) => resultOf(diagnostic, codes)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(diagnostic: Diagnostic, codes: readonly string[]) {
  const { code, severity, related = [] } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: messageOf(diagnostic) },
    locations: [locationOf(diagnostic.place)],
    ...(related.length === 0
      ? {}
      : { relatedLocations: related.map(({ message, place }, id) => ({ id, message: { text: message }, ...locationOf(place) })) }),
  };
}

function messageOf({ message, found, expected, hint }: Diagnostic): string {
  const parts = [message];
  if (found !== undefined) parts.push(`Found: ${found}`);
  if (expected !== undefined) parts.push(`Expected: ${expected}`);
  if (hint !== undefined) parts.push(hint);
  return parts.join('\n');
}

function locationOf(place: Place) {
  const { line, column, endLine, endColumn, pointer } = place;
  const end = { ...(endLine === undefined ? {} : { endLine }), ...(endColumn === undefined ? {} : { endColumn }) };
  return {
    physicalLocation: { artifactLocation: { uri: uriOf(place.file) }, region: { startLine: line, startColumn: column, ...end } },
    ...(pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer }] }),
  };
}

function uriOf(file: string): string {
  if (isAbsolute(file) || /^\.\.(?:\/|$)/.test(file)) return pathToFileURL(file).href;
  return file.split('/').map(encodePart).join('/');
}

/** A path's part as part of a URI; lone surrogates, which no URI can hold, become the replacement character. */
function encodePart(part: string): string {
  return encodeURIComponent(part.toWellFormed());
}
