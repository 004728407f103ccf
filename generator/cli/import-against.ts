/** `sightline import NEW --against OLD`: compares two versions of a document, and finds the clauses of our book that may now be wrong. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appendTo } from '../../engine/base/append-to.ts';
import { isStructure } from '../../engine/base/json.ts';
import { LAYER_VERSION, type Layer, layerFrom } from '../../site/src/lib/printed-layer.ts';
import type { RecordKey, StoredComparison } from '../../site/src/lib/stored-comparison.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type ClauseId, clauseId } from '../ids.ts';
import { type Affected, affectedBy, type Dependents, dependentsOf } from '../import/affected.ts';
import type { PrintedDocument, PrintedSection } from '../import/document.ts';
import { isNumbered, LAYER_FILE, newDefectsOf, paragraphsOf, placedKey } from '../import/layer.ts';
import { type Mapping, mapDocument } from '../import/mapping.ts';
import { type FactSection, factKey, recordKeysOnlyIn } from '../import/record-keys.ts';
import { compareVersions, type SectionVersion } from '../import/versions.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Imported, type OwnBook, readAll, shownPath } from './import-read.ts';
import { readText } from './read-text.ts';

/** `--against stored` means the layer of the last import. */
export const STORED = 'stored';

export interface VersionReport extends Omit<StoredComparison, 'changes'> {
  readonly changes: readonly Affected[];
}

export interface Comparison {
  readonly reports: readonly VersionReport[];
  /** Defects that the earlier version does not have. If the earlier file cannot be read, the defects of that file. */
  readonly newDefects: readonly Diagnostic[];
  /** The files of documents that the earlier version does not have, for which there is no report. */
  readonly uncompared: readonly string[];
  /** Why nothing was compared; absent if something was. */
  readonly fault?: string;
}

interface Version {
  /** Its file or layer, as messages show it. */
  readonly name: string;
  /** The id of its document. */
  readonly id: string;
  readonly sections: readonly VersionSection[];
  /** Absent for a stored layer. */
  readonly printed?: PrintedDocument;
}

interface VersionSection extends Omit<SectionVersion, 'text'>, FactSection {
  readonly paragraphs: readonly string[];
  readonly clauses: readonly ClauseId[];
}

export function compareAgainst(imported: Imported, against: string, folder: string, book: OwnBook, rulebook: Rulebook): Comparison {
  const path = against === STORED ? join(folder, LAYER_FILE) : against;
  const layer = storedLayer(path);
  if (layer === undefined && (against === STORED || isOtherLayer(path)))
    return {
      reports: [],
      newDefects: [],
      uncompared: [],
      fault: `There is no stored layer of version ${LAYER_VERSION} at ${shownPath(path)}. Import the earlier version first.`,
    };
  const earlierImport = layer === undefined ? readAll([path], undefined, book) : undefined;
  if (earlierImport !== undefined && earlierImport.refused.length > 0)
    return { reports: [], newDefects: earlierImport.diagnostics, uncompared: [], fault: `${shownPath(path)} cannot be read.` };
  const earlier =
    layer === undefined ? (earlierImport?.mappings ?? []).map((mapping) => fromMapping(mapping)) : fromLayer(layer, shownPath(path));
  const dependents = dependentsOf(rulebook);
  const isSingle = earlier.length === 1 && imported.mappings.length === 1;
  const reports = imported.mappings.flatMap((mapping) => {
    const { document } = mapping;
    const recognised = earlier.find(({ id }) => id === document.id || id === document.versionOf);
    // With one file on each side, the user has named two versions of one document, whatever they were recognised as.
    const previous = recognised ?? (isSingle ? earlier[0] : undefined);
    return previous === undefined ? [] : [reportOf(document, previous, book, dependents)];
  });
  const fault =
    reports.length > 0
      ? undefined
      : `${shownPath(path)} has no earlier version of ${imported.mappings.map(({ document }) => document.id).join(', ')}.`;
  const newDefects = newDefectsOf(imported.diagnostics, layer?.defects ?? (earlierImport?.diagnostics ?? []).map(placedKey));
  const compared = new Set(reports.map(({ file }) => file));
  const uncompared = imported.mappings.map(({ document }) => document.file).filter((file) => !compared.has(file));
  return { reports, newDefects, uncompared, ...(fault === undefined ? {} : { fault }) };
}

function reportOf(document: PrintedDocument, previous: Version, book: OwnBook, dependents: Dependents): VersionReport {
  const id = knownId([document.versionOf ?? document.id, previous.id], book);
  // Both mapped again, since clauses cite the document under this id and not under that of a further version.
  const mappedAs = (printed: PrintedDocument): Version => fromMapping(mapDocument({ ...printed, id }, book.citations));
  const current = mappedAs(document);
  const earlier = previous.printed === undefined ? previous : mappedAs(previous.printed);
  const keysNew = recordKeysOnlyIn(current.sections, earlier.sections);
  const keysGone = recordKeysOnlyIn(earlier.sections, current.sections);
  const [before, after] = [comparedSections(earlier, keysGone), comparedSections(current, keysNew)];
  const languages = new Set([...before.keys(), ...after.keys()].map(({ language }) => language));
  const comparisons = [...languages].map((language) => compareVersions(inLanguage(before, language), inLanguage(after, language)));
  const changes = comparisons.flatMap((one) => one.changes);
  const unchanged = comparisons.reduce((sum, one) => sum + one.unchanged, 0);
  const citing = (change: Affected['change']): ClauseId[] => {
    const ofBefore = 'before' in change ? (before.get(change.before) ?? []) : [];
    return [...new Set([...('after' in change ? (after.get(change.after) ?? []) : []), ...ofBefore])];
  };
  const affected = changes.map((change) => affectedBy(change, citing(change), dependents, book.likeness));
  const isOther = previous.id !== document.id && previous.id !== document.versionOf;
  return {
    file: document.file,
    against: previous.name,
    document: id,
    ...(isOther ? { otherDocument: previous.id } : {}),
    unchanged,
    keysNew,
    keysGone,
    changes: affected,
  };
}

/** The first id that clauses cite; the first of all if they cite none. */
const knownId = (ids: readonly string[], { citations }: OwnBook): string =>
  ids.find((id) => citations.some(({ document }) => document === id)) ?? ids[0] ?? '';

type ComparedSections = ReadonlyMap<SectionVersion, readonly ClauseId[]>;

/** The sections of a version with the clauses that cite them. The facts of keys that only this version has are not compared. */
function comparedSections({ sections }: Version, keys: readonly RecordKey[]): ComparedSections {
  const ignoredKeys = new Set(keys.map(({ key }) => key));
  return new Map(
    sections.map(({ paragraphs, facts, clauses, ...section }) => {
      const compared = facts.filter((fact) => !ignoredKeys.has(factKey(fact)));
      return [{ ...section, text: [...paragraphs, ...compared].join('\n') }, clauses];
    }),
  );
}

const inLanguage = (sections: ComparedSections, language: string | undefined): readonly SectionVersion[] =>
  [...sections.keys()].filter((one) => one.language === language);

function fromMapping({ document, byClause }: Mapping): Version {
  const clausesBySection = new Map<PrintedSection, ClauseId[]>();
  for (const [clause, sections] of byClause) for (const section of sections) appendTo(clausesBySection, section, clause);
  const sections = document.sections.map((section): VersionSection => {
    const { path, text, printed = text, facts = [], place, language } = section;
    return {
      path: language === undefined ? path : [...path, language],
      paragraphs: paragraphsOf(printed),
      facts,
      clauses: clausesBySection.get(section) ?? [],
      place,
      isNumbered: isNumbered(section),
      ...(language === undefined ? {} : { language }),
    };
  });
  return { name: document.file, id: document.id, sections, printed: document };
}

function fromLayer({ sections, clauses }: Layer, name: string): Version[] {
  const clausesByIndex = new Map<number, ClauseId[]>();
  for (const [clause, indexes] of Object.entries(clauses)) for (const index of indexes) appendTo(clausesByIndex, index, clauseId(clause));
  const versions = sections.map(({ document, headings, paragraphs, facts = [], language, isNumbered = false }, index) => {
    const section = { path: headings, paragraphs, facts, isNumbered, clauses: clausesByIndex.get(index) ?? [] };
    return { document, section: language === undefined ? section : { ...section, language } };
  });
  return [...Map.groupBy(versions, ({ document }) => document)].map(([id, ofDocument]) => {
    return { name, id, sections: ofDocument.map(({ section }) => section) };
  });
}

const storedLayer = (path: string): Layer | undefined => layerFrom(jsonIn(path));

/** Whether a file holds a layer of another version, or a damaged one: as a document it would be nonsense. */
function isOtherLayer(path: string): boolean {
  const value = jsonIn(path);
  const keys = ['version', 'documents', 'sections', 'clauses', 'defects'];
  return isStructure(value) && keys.every((key) => Object.hasOwn(value, key)) && layerFrom(value) === undefined;
}

function jsonIn(path: string): unknown {
  if (!existsSync(path) || !path.endsWith('.json')) return undefined;
  try {
    return JSON.parse(readText(path));
  } catch {
    return undefined;
  }
}
