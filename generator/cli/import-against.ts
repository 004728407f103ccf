/** `sightline import NEW --against OLD`: compares two versions of a document, and finds the clauses of our book that may now be wrong. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostic.ts';
import { type ClauseId, clauseId } from '../ids.ts';
import { type Affected, affectedBy, type Dependents, dependentsOf } from '../import/affected.ts';
import type { PrintedDocument, PrintedSection } from '../import/document.ts';
import { LAYER_FILE, LAYER_VERSION, type Layer, layerFrom, newDefectsOf, paragraphsOf, placedKey } from '../import/layer.ts';
import { type Mapping, mapDocument } from '../import/mapping.ts';
import { compareVersions, type SectionVersion } from '../import/versions.ts';
import type { Rulebook } from '../rulebook.ts';
import { type Imported, type OwnBook, readAll, shownPath } from './import-read.ts';
import { readText } from './read-text.ts';

/** `--against stored` means the layer of the last import. */
export const STORED = 'stored';

export interface VersionReport {
  readonly file: string;
  /** The file or layer of the earlier version. */
  readonly against: string;
  /** The id of the document. */
  readonly document: string;
  /** The id of the earlier version's document, where the two are taken for different ones. */
  readonly otherDocument?: string;
  /** The number of sections without a change. */
  readonly unchanged: number;
  readonly changes: readonly Affected[];
}

/** The result of a comparison with an earlier version. */
export interface Comparison {
  readonly reports: readonly VersionReport[];
  /** Defects that the earlier version does not have. If the earlier file cannot be read, the defects of that file. */
  readonly newDefects: readonly Diagnostic[];
  /** The files of documents that the earlier version does not have, for which there is no report. */
  readonly uncompared: readonly string[];
  /** Why nothing was compared; absent if something was. */
  readonly fault?: string;
}

/** An earlier version: its sections, and the clauses that cite each. */
interface Earlier {
  /** Its file or layer, as messages show it. */
  readonly name: string;
  /** The id of its document. */
  readonly id: string;
  readonly sections: readonly SectionVersion[];
  readonly citing: ReadonlyMap<SectionVersion, readonly ClauseId[]>;
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

function reportOf(document: PrintedDocument, previous: Earlier, book: OwnBook, dependents: Dependents): VersionReport {
  const id = knownId([document.versionOf ?? document.id, previous.id], book);
  // Mapped again, since clauses cite the document under this id and not under that of a further version.
  const current = fromMapping(mapDocument({ ...document, id }, book.citations));
  const languages = new Set([...previous.sections, ...current.sections].map(({ language }) => language));
  const comparisons = [...languages].map((language) => compareVersions(inLanguage(previous, language), inLanguage(current, language)));
  const changes = comparisons.flatMap((one) => one.changes);
  const unchanged = comparisons.reduce((sum, one) => sum + one.unchanged, 0);
  const citing = (change: Affected['change']): ClauseId[] => {
    const ofBefore = 'before' in change ? (previous.citing.get(change.before) ?? []) : [];
    return [...new Set([...('after' in change ? (current.citing.get(change.after) ?? []) : []), ...ofBefore])];
  };
  const affected = changes.map((change) => affectedBy(change, citing(change), dependents, book.likeness));
  const isOther = previous.id !== document.id && previous.id !== document.versionOf;
  return {
    file: document.file,
    against: previous.name,
    document: id,
    ...(isOther ? { otherDocument: previous.id } : {}),
    unchanged,
    changes: affected,
  };
}

/** The first id that clauses cite; the first of all if they cite none. */
const knownId = (ids: readonly string[], { citations }: OwnBook): string =>
  ids.find((id) => citations.some(({ document }) => document === id)) ?? ids[0] ?? '';

const inLanguage = ({ sections }: Earlier, language: string | undefined): readonly SectionVersion[] =>
  sections.filter((one) => one.language === language);

const sectionVersion = ({ path, text, printed = text, facts = [], place, language }: PrintedSection): SectionVersion => ({
  path: language === undefined ? path : [...path, language],
  text: [...paragraphsOf(printed), ...facts].join('\n'),
  place,
  ...(language === undefined ? {} : { language }),
});

function fromMapping({ document, byClause }: Mapping): Earlier {
  const versions = new Map(document.sections.map((section) => [section, sectionVersion(section)]));
  const citing = new Map<SectionVersion, ClauseId[]>();
  for (const [clause, sections] of byClause)
    for (const section of sections) {
      const version = versions.get(section);
      if (version !== undefined) citing.set(version, [...(citing.get(version) ?? []), clause]);
    }
  return { name: document.file, id: document.id, sections: [...versions.values()], citing };
}

function fromLayer({ sections, clauses }: Layer, name: string): Earlier[] {
  const versions = sections.map(({ headings, paragraphs, facts = [], language }): SectionVersion => {
    return { path: headings, text: [...paragraphs, ...facts].join('\n'), ...(language === undefined ? {} : { language }) };
  });
  const citing = new Map<SectionVersion, ClauseId[]>();
  for (const [clause, indexes] of Object.entries(clauses))
    for (const index of indexes) {
      const version = versions[index];
      if (version !== undefined) citing.set(version, [...(citing.get(version) ?? []), clauseId(clause)]);
    }
  const ids = [...new Set(sections.map(({ document }) => document))];
  return ids.map((id) => ({
    name,
    id,
    citing,
    sections: versions.filter((_, index) => sections[index]?.document === id),
  }));
}

/** The layer in a file; undefined if the file is missing or no layer. */
const storedLayer = (path: string): Layer | undefined => layerFrom(jsonIn(path));

/** Whether a file holds a layer of another version, or a damaged one: as a document it would be nonsense. */
function isOtherLayer(path: string): boolean {
  const value = jsonIn(path);
  const keys = ['version', 'documents', 'sections', 'clauses', 'defects'];
  return typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key)) && layerFrom(value) === undefined;
}

/** The value in a JSON file; undefined if the file is missing or no JSON. */
function jsonIn(path: string): unknown {
  if (!existsSync(path) || !path.endsWith('.json')) return undefined;
  try {
    return JSON.parse(readText(path));
  } catch {
    return undefined;
  }
}
