/** What `import --json` and `import --sarif` print, as far as tests read it. */
import { aListOf, aNumber, anObject, aRecordWith, aText, parsedAs } from '../../support/json-shape.ts';

const aSide = aRecordWith({ headings: aListOf(aText) });
const aChange = aRecordWith(
  {
    kind: aText,
    clauses: aListOf(aRecordWith({ clause: aText, definitions: aListOf(aText) })),
    proposed: aListOf(aRecordWith({ clause: aText })),
  },
  { before: aSide, after: aSide },
);
const aComparison = aRecordWith({ document: aText, changes: aListOf(aChange) });
const aDefect = aRecordWith({ code: aText, line: aNumber, column: aNumber }, { path: aText });
const aFile = aRecordWith({
  document: aText,
  by: aText,
  defects: aListOf(aDefect),
  mapped: aListOf(anObject),
  unmapped: aListOf(anObject),
  missing: aListOf(anObject),
  unreadKeys: aListOf(aRecordWith({ key: aText, count: aNumber })),
});

export const comparisonsIn = (json: string) => parsedAs(json, aRecordWith({ comparisons: aListOf(aComparison) })).comparisons;

export function changesIn(json: string) {
  const [first] = comparisonsIn(json);
  if (first === undefined) throw new Error(`nothing was compared: ${json}`);
  return first.changes;
}

export const newDefectsIn = (json: string) => parsedAs(json, aRecordWith({ newDefects: aListOf(aDefect) })).newDefects;

export function fileIn(json: string) {
  const [first] = parsedAs(json, aRecordWith({ files: aListOf(aFile) })).files;
  if (first === undefined) throw new Error(`no file was read: ${json}`);
  return first;
}

const aRun = aRecordWith({ results: aListOf(aRecordWith({ ruleId: aText, level: aText })) });

export const sarifResultsIn = (json: string) => parsedAs(json, aRecordWith({ runs: aListOf(aRun) })).runs.flatMap(({ results }) => results);
