/** `sightline import FILE…`: reads rule documents, reports their defects, maps them to clauses, stores them as a private layer. */
import { join, resolve, sep } from 'node:path';
import { COMPARISON_FILE } from '../../site/src/lib/stored-comparison.ts';
import { compile } from '../compile.ts';
import { groupRepeats } from '../import/group-repeats.ts';
import { LAYER_FILE, layerOf, printLayer } from '../import/layer.ts';
import type { Lexicon } from '../import/lexicon.ts';
import type { Rulebook } from '../rulebook.ts';
import type { Arguments } from './arguments.ts';
import { describeFailure } from './failure.ts';
import { readSources, replaceFiles } from './files.ts';
import { compareAgainst, STORED } from './import-against.ts';
import { changeDiagnostics, changesJson, changesText } from './import-changes-report.ts';
import { type Imported, type OwnBook, ownBook, readAll, shownPath } from './import-read.ts';
import { importJson, importText } from './import-report.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { refuse } from './terminal.ts';

/** Exit status: 0 no defects, 1 defects found and the layer stored, 2 a file was refused and nothing was stored. */
export function importDocuments(root: string, args: Arguments, lexicon?: Lexicon): number {
  const folder = args.out === undefined ? join(root, LAYER_FOLDER) : resolve(args.out);
  const fault = wrongArguments(args) ?? wrongFolder(root, folder);
  if (fault !== undefined) return refuse(fault);
  const sources = readSources(root);
  const { rulebook, diagnostics: bookDiagnostics } = compile(sources);
  if (rulebook === undefined) {
    printDiagnostics(bookDiagnostics, sources, args);
    return 2;
  }
  const book = ownBook(rulebook, lexicon);
  const imported = readAll(args.names, args.as, book);
  if (args.against !== undefined) return compare(imported, args, folder, rulebook, book);
  const isStored = imported.refused.length === 0;
  const unwritable = isStored ? replaceFile(folder, LAYER_FILE, printLayer(layerOf(imported.mappings, imported.diagnostics))) : undefined;
  if (unwritable !== undefined) return refuse(unwritable);
  if (args.json) process.stdout.write(importJson(args.names.map(shownPath), imported));
  else if (args.sarif) printDiagnostics(imported.diagnostics, [], args);
  else {
    const texts = [...imported.texts].map(([path, text]) => ({ path, text }));
    printDiagnostics(groupRepeats(imported.diagnostics), texts, args);
    const layer = { file: shownPath(join(folder, LAYER_FILE)), isInSiteFolder: args.out === undefined };
    process.stdout.write(importText(imported, isStored ? layer : undefined));
  }
  if (!isStored) refuse(`Nothing was stored: ${refusedText(imported)}.`);
  return isStored ? (imported.diagnostics.length === 0 ? 0 : 1) : 2;
}

/**
 * Compares with an earlier version. Exit status: 0 nothing changed, 1 something changed, 2 nothing could be compared. The layer stays as it
 * is.
 */
function compare(imported: Imported, args: Arguments, folder: string, rulebook: Rulebook, book: OwnBook): number {
  const texts = [...imported.texts].map(([path, text]) => ({ path, text }));
  if (imported.refused.length > 0) {
    printDiagnostics(imported.diagnostics, texts, args);
    return refuse(`Nothing was compared: ${refusedText(imported)}.`);
  }
  const comparison = compareAgainst(imported, args.against ?? STORED, folder, book, rulebook);
  if (comparison.fault !== undefined) {
    if (comparison.newDefects.length > 0) printDiagnostics(comparison.newDefects, [], args);
    return refuse(comparison.fault);
  }
  const json = changesJson(comparison);
  const unwritable = replaceFile(folder, COMPARISON_FILE, json);
  if (unwritable !== undefined) return refuse(unwritable);
  if (args.json) process.stdout.write(json);
  else if (args.sarif) printDiagnostics([...changeDiagnostics(comparison), ...comparison.newDefects], [], args);
  else {
    process.stdout.write(changesText(comparison));
    if (comparison.newDefects.length > 0) {
      process.stdout.write('\nDefects that the earlier version does not have:\n\n');
      printDiagnostics(groupRepeats(comparison.newDefects), texts, args);
    }
    const page = args.out === undefined ? '; the next build of the site shows it at /as-printed/changes/' : '';
    process.stdout.write(
      `\nThe comparison was stored: ${shownPath(join(folder, COMPARISON_FILE))}${page}. The private layer is unchanged.\n`,
    );
  }
  return comparison.reports.some(({ changes, keysNew, keysGone }) => changes.length + keysNew.length + keysGone.length > 0) ? 1 : 0;
}

const refusedText = ({ refused }: Imported): string => `${refused.join(', ')} cannot be read`;

/** Where the site looks for the layer; git ignores it. */
const LAYER_FOLDER = 'private';

/** Why a folder cannot hold the layer: it is part of the project and not the one that git ignores. */
function wrongFolder(root: string, folder: string): string | undefined {
  const isInside = (parent: string): boolean => `${folder}${sep}`.startsWith(`${parent}${sep}`);
  if (!isInside(root) || isInside(join(root, LAYER_FOLDER))) return undefined;
  const reason = `is inside the project, where git or a build would publish it. Omit --out (${LAYER_FOLDER}/) or name a folder elsewhere.`;
  return `${shownPath(folder)} ${reason}`;
}

/** Replaces a file of the private layer. Returns the fault of its folder if it cannot be written. */
function replaceFile(folder: string, name: string, text: string): string | undefined {
  try {
    replaceFiles(folder, new Map([[name, text]]), folder);
    return undefined;
  } catch (error) {
    return `${describeFailure(error)} The private layer in ${shownPath(folder)} is unchanged. Name another folder with --out.`;
  }
}

function wrongArguments({ names, as: id }: Arguments): string | undefined {
  if (id === undefined) return undefined;
  if (names.length > 1) return 'The option `--as` names the document of one file. Import the others without it, or one by one.';
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return undefined;
  return `\`${id}\` cannot name a document: a known document or a new name of lower-case letters, digits and hyphens is expected.`;
}
