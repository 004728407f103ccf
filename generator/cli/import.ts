/** `sightline import FILE…`: reads published rule documents, reports their defects, maps them to clauses, stores them as a private layer. */
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { compile } from '../compile.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';
import { DOCUMENTS, type DocumentId, LARGEST_DOCUMENT, type PrintedDocument } from '../import/document.ts';
import { groupRepeats } from '../import/group.ts';
import { inspect } from '../import/inspect.ts';
import { LAYER_FILE, layerOf, printLayer } from '../import/layer.ts';
import { type Citation, identify, type Mapping, mapDocument, unidentified } from '../import/mapping.ts';
import { readDocument } from '../import/read.ts';
import { type Unprinted, unprintedClauses } from '../import/unprinted.ts';
import { nearest } from '../nearest.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Arguments } from './arguments.ts';
import { readSources, replaceFiles } from './files.ts';
import { importJson, importText } from './import-report.ts';
import { show } from './show.ts';

export interface Imported {
  readonly mappings: readonly Mapping[];
  readonly diagnostics: readonly Diagnostic[];
  /** Files that cannot be read as rules; with any of them nothing is stored. */
  readonly refused: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
  /** Our clauses beside which none of the files prints anything. */
  readonly unprinted: readonly Unprinted[];
}

/** Exit status: 0 no defects, 1 defects found and the layer stored, 2 a file was refused and nothing was stored. */
export function importDocuments(root: string, args: Arguments): number {
  const wrong = wrongArguments(args);
  if (wrong !== undefined) {
    process.stderr.write(`sightline: ${wrong}\n`);
    return 2;
  }
  const folder = resolve(root, args.out ?? LAYER_FOLDER);
  if (wouldBePublished(root, folder)) {
    const rest = `is inside the project, where git or a build would publish it. Leave --out away (${LAYER_FOLDER}/) or name a folder elsewhere`;
    process.stderr.write(`sightline: ${shownPath(folder)} ${rest}\n`);
    return 2;
  }
  const { rulebook, diagnostics: own } = compile(readSources(root));
  if (rulebook === undefined) {
    show(own, readSources(root), args);
    return 2;
  }
  const imported = readAll(args.names, isDocument(args.as) ? args.as : undefined, rulebook);
  const stored = imported.refused.length === 0;
  const unwritable = stored ? store(folder, imported.mappings) : undefined;
  if (unwritable !== undefined) {
    process.stderr.write(`sightline: ${unwritable}\n`);
    return 2;
  }
  if (args.json) process.stdout.write(importJson(args.names.map(shownPath), imported));
  else if (args.sarif) show(imported.diagnostics, [], args);
  else {
    const sources = [...imported.texts].map(([path, text]) => ({ path, text }));
    show(groupRepeats(imported.diagnostics), sources, args);
    process.stdout.write(
      importText(imported, stored ? { file: shownPath(join(folder, LAYER_FILE)), ours: args.out === undefined } : undefined),
    );
  }
  if (!stored) process.stderr.write(`sightline: refused ${imported.refused.join(', ')}; nothing was stored\n`);
  return stored ? (imported.diagnostics.length === 0 ? 0 : 1) : 2;
}

/** Where the site looks for the layer; git ignores it. */
const LAYER_FOLDER = 'private';

/** Whether a folder is part of the project and not the one that git ignores. */
function wouldBePublished(root: string, folder: string): boolean {
  const inside = (of: string): boolean => `${folder}${sep}`.startsWith(`${of}${sep}`);
  return inside(root) && !inside(join(root, LAYER_FOLDER));
}

/** Replaces the layer; what is wrong with its folder, if it cannot be written. */
function store(folder: string, mappings: readonly Mapping[]): string | undefined {
  try {
    replaceFiles(folder, new Map([[LAYER_FILE, printLayer(layerOf(mappings))]]));
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `the private layer cannot be written to ${shownPath(folder)} (${why}); the old one stands. Name another folder with --out`;
  }
}

const isDocument = (text: string | undefined): text is DocumentId => DOCUMENTS.some((id) => id === text);

function wrongArguments({ names, as: id }: Arguments): string | undefined {
  if (names.length === 0) return 'import needs the files to read: sightline import FILE…';
  if (id === undefined) return undefined;
  if (names.length > 1) return '--as names the document of one file; import the others without it, or one by one';
  const near = nearest(id, DOCUMENTS);
  return isDocument(id)
    ? undefined
    : `there is no document "${id}"${near === undefined ? '' : `; did you mean "${near}"?`} (${DOCUMENTS.join(', ')})`;
}

/** All sources of all clauses. */
export function citationsOf(rulebook: Rulebook): Citation[] {
  return [...rulebook.clauses.values()].flatMap(({ id, page, data }) =>
    data.sources.map(({ document, section }) => ({ clause: id, page, document, section })),
  );
}

/** Reads, recognises, inspects and maps files. Never throws for what stands in them. */
export function readAll(files: readonly string[], as: DocumentId | undefined, rulebook: Rulebook): Imported {
  const citations = citationsOf(rulebook);
  const diagnostics: Diagnostic[] = [];
  const refused: string[] = [];
  const texts = new Map<string, string>();
  const documents: PrintedDocument[] = [];
  for (const file of new Set(files.map((name) => resolve(name)))) {
    const path = shownPath(file);
    const unreadable = faultOfFile(file, path);
    const reading = unreadable === undefined ? readDocument(path, readFileSync(file)) : { diagnostics: [unreadable], text: '' };
    diagnostics.push(...reading.diagnostics);
    texts.set(path, reading.text);
    const { document } = reading;
    const id = document === undefined ? undefined : (as ?? identify(document, citations));
    const twin = documents.find((other) => other.id === id);
    if (document !== undefined && id !== undefined && twin === undefined) documents.push({ ...document, id });
    else {
      refused.push(path);
      if (document !== undefined && id === undefined) diagnostics.push(unidentified(document));
      else if (twin !== undefined) diagnostics.push(sameDocument(path, twin));
    }
  }
  const mappings = documents.map((document) => mapDocument(document, citations));
  return {
    mappings,
    unprinted: unprintedClauses(mappings, citations),
    diagnostics: sortDiagnostics([...diagnostics, ...inspect(documents, rulebook.icons.keys())]),
    refused,
    texts,
  };
}

function sameDocument(file: string, twin: PrintedDocument): Diagnostic {
  const message = `Both this file and ${twin.file} are ${twin.id}.`;
  return {
    code: 'same-document',
    severity: 'error',
    message,
    place: { file, line: 1, column: 1 },
    found: twin.id,
    expected: 'each document once',
    hint: 'Give one of them, or say with --as which document this is.',
  };
}

/** What is wrong with a file before a byte of it is read. */
function faultOfFile(file: string, path: string): Diagnostic | undefined {
  const fault = (code: string, message: string, found: string, expected: string): Diagnostic => ({
    code,
    severity: 'error',
    message,
    place: { file: path, line: 1, column: 1 },
    found,
    expected,
  });
  if (!existsSync(file)) return fault('no-such-file', 'There is no such file.', 'nothing', 'a file');
  try {
    accessSync(file, constants.R_OK);
    const status = statSync(file);
    if (!status.isFile()) return fault('not-a-file', 'This is no ordinary file.', 'a folder, pipe or device', 'a file');
    if (status.size <= LARGEST_DOCUMENT) return undefined;
    return fault(
      'file-too-large',
      'The file is too large for a rule document; it was not read.',
      `${status.size} bytes`,
      `at most ${LARGEST_DOCUMENT} bytes`,
    );
  } catch (error) {
    return fault('unreadable-file', 'The file cannot be read.', error instanceof Error ? error.message : String(error), 'a file');
  }
}

/** A path as shown: from where the command runs, with forward slashes. */
function shownPath(file: string): string {
  return relative(process.cwd(), resolve(file)).split(sep).join('/');
}
