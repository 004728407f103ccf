/** Reads, identifies, checks and maps the files of one `sightline import`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, relative, resolve, sep } from 'node:path';
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';
import type { DiagnosticId } from '../diagnostics/catalogue.ts';
import { LARGEST_DOCUMENT, type PrintedDocument, type ReadResult } from '../import/document.ts';
import { type Evidence, LEAST_CONFIDENCE, weighEvidence } from '../import/identify.ts';
import { inspect } from '../import/inspect.ts';
import { Lexicon } from '../import/lexicon.ts';
import { type Citation, type Mapping, mapDocument } from '../import/mapping.ts';
import { type Proposal, proposeClauses } from '../import/propose.ts';
import { readDocument } from '../import/read.ts';
import { type Unprinted, unprintedClauses } from '../import/unprinted.ts';
import { indexTexts, type LikenessIndex } from '../likeness.ts';
import { messageOf } from '../message-of.ts';
import { nearest } from '../nearest.ts';
import type { Rulebook } from '../rulebook.ts';

/** The document that a file is recognised as, and why. */
export interface Identity {
  readonly file: string;
  readonly id: string;
  /**
   * `named`: by --as. `recognised`: by its headings and texts. `version`: a further version of a document of this run. `unknown`: named
   * after the file.
   */
  readonly by: 'named' | 'recognised' | 'version' | 'unknown';
  /** For the document that comes nearest. */
  readonly evidence?: Evidence;
  /** For a new name: the known name that it may be a misspelling of. */
  readonly near?: string;
}

export interface Imported {
  readonly identities: readonly Identity[];
  readonly mappings: readonly Mapping[];
  readonly diagnostics: readonly Diagnostic[];
  /** Files that cannot be read as rule documents; with any of them nothing is stored. */
  readonly refused: readonly string[];
  /** The text of each file, by its path. */
  readonly texts: ReadonlyMap<string, string>;
  /** For each document the sections that no clause cites, with the clauses most like them. */
  readonly proposals: ReadonlyMap<Mapping, readonly Proposal[]>;
  /** Our clauses for which none of the files has a text. */
  readonly unprinted: readonly Unprinted[];
}

/** The parts of our book that a file is compared with. */
export interface OwnBook {
  readonly citations: readonly Citation[];
  /** Title and text of each clause, by its id. */
  readonly clauses: ReadonlyMap<string, string>;
  readonly likeness: LikenessIndex;
  readonly texts: readonly string[];
  readonly icons: readonly string[];
  /** The ids of the documents that clauses may cite. */
  readonly documents: ReadonlySet<string>;
  readonly lexicon: Lexicon;
}

export function ownBook(rulebook: Rulebook, lexicon = new Lexicon()): OwnBook {
  const clauses = new Map([...rulebook.clauses.values()].map(({ id, ast }) => [id, `${ast.title}\n${ast.text}`]));
  const citations = [...rulebook.clauses.values()].flatMap(({ id, page, data }) =>
    data.sources.map(({ document, section }) => ({ clause: id, page, document, section })),
  );
  return {
    citations,
    clauses,
    likeness: indexTexts(clauses),
    texts: [...clauses.values()],
    icons: [...rulebook.icons.keys()],
    documents: new Set(Object.keys(rulebook.editions.documents)),
    lexicon,
  };
}

interface ReadFile {
  readonly path: string;
  readonly result: ReadResult & { readonly text: string };
  readonly evidence?: Evidence;
}

/** Reads files. Never throws for their content. `givenId` is the id of the document that `--as` gives. */
export function readAll(files: readonly string[], givenId: string | undefined, book: OwnBook): Imported {
  const read: ReadFile[] = [...new Set(files.map((name) => resolve(name)))].map((file) => {
    const path = shownPath(file);
    const bytes = bytesOf(file, path);
    const result = 'code' in bytes ? { diagnostics: [bytes], text: '' } : readDocument(path, bytes);
    const [evidence] = result.document === undefined ? [] : weighEvidence(result.document, book.citations, book.likeness);
    return { path, result, ...(evidence === undefined ? {} : { evidence }) };
  });
  const identified = identifyAll(read, givenId, book.documents);
  const documents = identified.map(({ document }) => document);
  const mappings = documents.map((document) => mapDocument(document, book.citations));
  return {
    identities: identified.map(({ identity }) => identity),
    mappings,
    proposals: new Map(mappings.map((mapping) => [mapping, proposeClauses(mapping.unmapped, book.likeness)])),
    unprinted: unprintedClauses(mappings, book.citations),
    diagnostics: sortDiagnostics([...read.flatMap(({ result }) => result.diagnostics), ...inspect(documents, book)]),
    refused: read.filter(({ result }) => result.document === undefined).map(({ path }) => path),
    texts: new Map(read.map(({ path, result }) => [path, result.text])),
  };
}

/** Gives each file a document id of its own. Of several versions of one document, the file with the most confidence gets its id. */
function identifyAll(
  read: readonly ReadFile[],
  givenId: string | undefined,
  knownIds: ReadonlySet<string>,
): { document: PrintedDocument; identity: Identity }[] {
  const usedIds = new Set<string>();
  // By document, the file that is recognised as it with the most confidence.
  const bestFiles = new Map<string, ReadFile>();
  if (givenId === undefined)
    for (const file of read) {
      const { evidence } = file;
      if (evidence === undefined || evidence.confidence < LEAST_CONFIDENCE) continue;
      if (evidence.confidence > (bestFiles.get(evidence.id)?.evidence?.confidence ?? 0)) bestFiles.set(evidence.id, file);
    }
  return read.flatMap((file) => {
    const { path, result, evidence } = file;
    if (result.document === undefined) return [];
    const isCertain = evidence !== undefined && evidence.confidence >= LEAST_CONFIDENCE;
    const isRecognised = isCertain && bestFiles.get(evidence.id) === file;
    const id = givenId ?? (isRecognised ? evidence.id : freeName(path, new Set([...usedIds, ...bestFiles.keys()])));
    usedIds.add(id);
    const near = givenId === undefined || knownIds.has(givenId) ? undefined : nearest(givenId, knownIds);
    const byContent = isRecognised ? 'recognised' : isCertain ? 'version' : 'unknown';
    const by = givenId === undefined ? byContent : 'named';
    return [
      {
        document: { ...result.document, id, ...(by === 'version' && evidence !== undefined ? { versionOf: evidence.id } : {}) },
        identity: { file: path, id, by, ...(evidence === undefined ? {} : { evidence }), ...(near === undefined ? {} : { near }) },
      },
    ];
  });
}

/** A name made of that of the file, for a document that is not recognised or is a further version of one that is. */
function freeName(path: string, taken: ReadonlySet<string>): string {
  const name =
    basename(path, extname(path))
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '') || 'document';
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
  return free;
}

function bytesOf(file: string, path: string): Uint8Array | Diagnostic {
  const fault = (code: DiagnosticId, message: string, found: string, expected: string): Diagnostic => ({
    code,
    severity: 'error',
    message,
    place: { file: path, line: 1, column: 1 },
    found,
    expected,
  });
  if (!existsSync(file)) return fault('print-file-missing', 'There is no such file.', 'nothing', 'a file');
  try {
    const status = statSync(file);
    if (!status.isFile()) return fault('print-file-unreadable', 'This is not an ordinary file.', 'a folder, pipe or device', 'a file');
    if (status.size <= LARGEST_DOCUMENT) return readFileSync(file);
    const message = 'The file is too large for a rule document; it was not read.';
    return fault('print-file-too-large', message, `${status.size} bytes`, `at most ${LARGEST_DOCUMENT} bytes`);
  } catch (error) {
    const reason = messageOf(error);
    return fault('print-file-unreadable', 'The file cannot be read.', reason, 'a file');
  }
}

export function shownPath(file: string): string {
  return relative(process.cwd(), resolve(file)).split(sep).join('/');
}
