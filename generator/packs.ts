/**
 * Packs: folders under `rules/packs/` with pages of their own. A pack has the folders of the rulebook. The rulebook is compiled alone, and
 * once together with each pack.
 */

import type { Json, Source } from './ast.ts';
import { type Diagnostic, diagnosticKey } from './diagnostic.ts';
import { BANNER } from './emit/engine.ts';
import { isObject } from './json-guards.ts';
import { Memo } from './memo.ts';

const PACK_FILE = /^rules\/packs\/([a-z][a-z0-9-]*)\/(.+)$/;
/** The generated module that lists the packs. */
export const PACKS_MODULE = 'engine/generated/packs.ts';
const CONTENTS = 'rules/book.json';

/** The ids of the packs that the sources hold, in alphabetical order. */
export function packsIn(sources: readonly Source[], memo: Memo): readonly string[] {
  const ids = memo.each(packFile, sources).flatMap((file) => file?.pack ?? []);
  return [...new Set(ids)].sort();
}

export function withoutPacks(sources: readonly Source[], memo = new Memo()): readonly Source[] {
  const files = memo.each(packFile, sources);
  return sources.filter((_, index) => files[index] === undefined);
}

/** The sources of the rulebook and a pack as one book, and where its files are on disk. */
export interface PackedSources {
  readonly sources: readonly Source[];
  /** The files of the pack, under the paths that they have in the joined book. */
  readonly packFiles: readonly Source[];
  /** The path of a file of the pack as it is on disk; undefined for files of the rulebook. */
  pathOnDisk(path: string): string | undefined;
}

export function withPack(sources: readonly Source[], id: string, memo: Memo): PackedSources {
  const book = withoutPacks(sources, memo);
  const files = memo.each(packFile, sources).flatMap((file) => (file?.pack === id ? [file] : []));
  const manifest = files.find(({ path }) => path === 'rules/pack.json');
  const packFiles = files.filter((file) => file !== manifest);
  const diskPathByPath = new Map(packFiles.map((file) => [file.path, file.pathOnDisk]));
  if (manifest !== undefined) diskPathByPath.set(CONTENTS, manifest.pathOnDisk);
  return {
    sources: [...book.filter(({ path }) => !diskPathByPath.has(path)), ...packFiles, ...joinedContents(book, manifest, memo)],
    packFiles,
    pathOnDisk: (path) => diskPathByPath.get(path),
  };
}

/** A file of a pack, under the path that it has in the joined book. */
interface PackFile extends Source {
  readonly pack: string;
  readonly pathOnDisk: string;
}

function packFile({ path, text }: Source): PackFile | undefined {
  const [, pack, inner = ''] = PACK_FILE.exec(path) ?? [];
  return pack === undefined ? undefined : { path: `rules/${inner}`, text, pack, pathOnDisk: path };
}

function joinedContents(book: readonly Source[], manifest: Source | undefined, memo: Memo): Source[] {
  const contents = book.find(({ path }) => path === CONTENTS);
  return contents === undefined || manifest === undefined ? [] : [memo.of(contentsWith, contents, manifest)];
}

/** The contents of the rulebook with the part that the manifest of a pack describes. */
function contentsWith(contents: Source, manifest: Source): Source {
  const [whole, part] = [parsed(contents.text), parsed(manifest.text)];
  if (!isObject(whole) || !(whole.parts instanceof Array)) return contents;
  return { path: CONTENTS, text: JSON.stringify({ ...whole, parts: [...whole.parts, withoutSchema(part)] }) };
}

/** A manifest names its schema for editors; a part of the contents has none of its own. */
function withoutSchema(part: Json): Json {
  if (!isObject(part)) return part;
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== '$schema'));
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The search does not cover packs, so their clauses need no questions. */
export const appliesToPacks = ({ code }: Diagnostic): boolean => code !== 'asks-too-few';

/** The diagnostics in the files of a pack, at their paths on disk. Diagnostics in the rulebook are reported when it is compiled alone. */
export function diagnosticsInPack(diagnostics: readonly Diagnostic[], { pathOnDisk }: PackedSources): Diagnostic[] {
  return diagnostics.flatMap((d) => {
    const file = pathOnDisk(d.place.file);
    return file === undefined ? [] : [withRelatedOnDisk({ ...d, place: { ...d.place, file } }, pathOnDisk)];
  });
}

/** The errors in files of the rulebook that appear only when it is compiled together with a pack. */
export function errorsCausedByPack(
  id: string,
  foundAlone: readonly Diagnostic[],
  foundTogether: readonly Diagnostic[],
  { pathOnDisk }: PackedSources,
): Diagnostic[] {
  const known = new Set(foundAlone.map(diagnosticKey));
  return foundTogether
    .filter((d) => d.severity === 'error' && pathOnDisk(d.place.file) === undefined && !known.has(diagnosticKey(d)))
    .map((d) => withRelatedOnDisk({ ...d, message: `With the pack ${JSON.stringify(id)}: ${d.message}` }, pathOnDisk));
}

/** The diagnostic with its related places at their paths on disk. */
function withRelatedOnDisk(d: Diagnostic, pathOnDisk: PackedSources['pathOnDisk']): Diagnostic {
  if (d.related === undefined) return d;
  return {
    ...d,
    related: d.related.map((one) => ({ ...one, place: { ...one.place, file: pathOnDisk(one.place.file) ?? one.place.file } })),
  };
}

/** The module that lists the packs and loads the module of editions of each. */
export function emitPacks(packs: readonly { readonly id: string; readonly title: string }[]): string {
  return [
    BANNER,
    "import type { GameRules } from '../game/rules.ts';",
    "import type { Rules } from '../kernel/rules.ts';",
    '',
    'interface PackEditions {',
    '  readonly loaders: { readonly [edition: string]: () => Promise<{ readonly default: Rules }> };',
    '  readonly gameLoaders: { readonly [edition: string]: () => Promise<{ readonly default: GameRules }> };',
    '}',
    '',
    '/** Loads the editions of the rulebook with a pack, by the id of the pack. */',
    'export const packs: { readonly [pack: string]: { readonly title: string; readonly load: () => Promise<PackEditions> } } = {',
    ...packs.map(
      ({ id, title }) => `  ${JSON.stringify(id)}: { title: ${JSON.stringify(title)}, load: () => import('./packs/${id}/editions.ts') },`,
    ),
    '};',
    '',
  ].join('\n');
}

/** The path from the folder of a pack's modules to that of the rulebook's modules. */
export const FROM_PACK = '../../';

/** The modules of the joined book, in the folder of the pack. */
export function packModules(files: ReadonlyMap<string, string>, id: string): Map<string, string> {
  return new Map([...files].map(([path, text]) => [path.replace('engine/generated/', `engine/generated/packs/${id}/`), text]));
}
