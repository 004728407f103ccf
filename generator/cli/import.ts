/** `sightline import FILE…`: reads published rule documents, reports their defects, maps them to clauses, stores them as a private layer. */
import { join, resolve, sep } from 'node:path';
import { compile } from '../compile.ts';
import { DOCUMENTS } from '../import/document.ts';
import { groupRepeats } from '../import/group-repeats.ts';
import { LAYER_FILE, layerOf, printLayer } from '../import/layer.ts';
import { nearest } from '../nearest.ts';
import { readSources, replaceFiles } from './files.ts';
import { ownBook, readAll, shownPath } from './import-read.ts';
import { importJson, importText } from './import-report.ts';
import type { Arguments } from './options.ts';
import { show } from './show.ts';

/** Exit status: 0 no defects, 1 defects found and the layer stored, 2 a file was refused and nothing was stored. */
export function importDocuments(root: string, args: Arguments): number {
  const folder = resolve(root, args.out ?? LAYER_FOLDER);
  const wrong = wrongArguments(args) ?? wrongFolder(root, folder);
  if (wrong !== undefined) {
    process.stderr.write(`sightline: ${wrong}\n`);
    return 2;
  }
  const sources = readSources(root);
  const { rulebook, diagnostics: own } = compile(sources);
  if (rulebook === undefined) {
    show(own, sources, args);
    return 2;
  }
  const imported = readAll(args.names, args.as, ownBook(rulebook));
  const stored = imported.refused.length === 0;
  const unwritable = stored ? replaceFile(folder, LAYER_FILE, printLayer(layerOf(imported.mappings))) : undefined;
  if (unwritable !== undefined) {
    process.stderr.write(`sightline: ${unwritable}\n`);
    return 2;
  }
  if (args.json) process.stdout.write(importJson(args.names.map(shownPath), imported));
  else if (args.sarif) show(imported.diagnostics, [], args);
  else {
    const texts = [...imported.texts].map(([path, text]) => ({ path, text }));
    show(groupRepeats(imported.diagnostics), texts, args);
    const layer = { file: shownPath(join(folder, LAYER_FILE)), ours: args.out === undefined };
    process.stdout.write(importText(imported, stored ? layer : undefined));
  }
  if (!stored) process.stderr.write(`sightline: refused ${imported.refused.join(', ')}; nothing was stored\n`);
  return stored ? (imported.diagnostics.length === 0 ? 0 : 1) : 2;
}

/** Where the site looks for the layer; git ignores it. */
const LAYER_FOLDER = 'private';

/** Why a folder cannot hold the layer: it is part of the project and not the one that git ignores. */
function wrongFolder(root: string, folder: string): string | undefined {
  const inside = (of: string): boolean => `${folder}${sep}`.startsWith(`${of}${sep}`);
  if (!inside(root) || inside(join(root, LAYER_FOLDER))) return undefined;
  const rest = `is inside the project, where git or a build would publish it. Omit --out (${LAYER_FOLDER}/) or name a folder elsewhere`;
  return `${shownPath(folder)} ${rest}`;
}

/** Replaces a file of the private layer. Returns the fault of its folder if it cannot be written. */
function replaceFile(folder: string, name: string, text: string): string | undefined {
  try {
    replaceFiles(folder, new Map([[name, text]]));
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `the private layer cannot be written to ${shownPath(folder)} (${why}); the old one is unchanged. Name another folder with --out`;
  }
}

function wrongArguments({ names, as: id }: Arguments): string | undefined {
  if (id === undefined) return undefined;
  if (names.length > 1) return '--as names the document of one file; import the others without it, or one by one';
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) return undefined;
  const near = nearest(id, DOCUMENTS);
  const known = `A known document (${DOCUMENTS.join(', ')}) or a new name of lower-case letters, digits and hyphens is expected`;
  return `"${id}" cannot name a document. ${known}${near === undefined ? '' : `; did you mean "${near}"?`}`;
}
