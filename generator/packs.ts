/**
 * Packs: folders under `rules/packs/` with pages of their own, in the layout of `rules/`. The rulebook is compiled alone, and once together
 * with each pack.
 */

import type { Source } from './ast.ts';
import { withoutNamesIn } from './checks/missing-names.ts';
import { type Diagnostic, diagnosticKey, type Place } from './diagnostic.ts';
import { BANNER } from './emit/engine.ts';
import { Memo } from './memo.ts';
import { once } from './once.ts';
import { CONTENTS, contentsWith, faultsOfManifest, type JoinedPlaces, joinedPlaces } from './pack-contents.ts';
import { faultsOfFiles, MANIFEST, manifestMissing, misspeltManifest, type PackFile } from './pack-files.ts';

const PACK_FILE = /^rules\/packs\/([a-z][a-z0-9-]*)\/(.+)$/;
export const PACKS_MODULE = 'engine/generated/packs.ts';

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
  /** The files of the pack except its manifest, under the paths that they have in the joined book. */
  readonly packFiles: readonly PackFile[];
  /** The path on disk of a file of the pack; for the joined contents, the path of the manifest. Undefined for files of the rulebook. */
  pathOnDisk(path: string): string | undefined;
  /** The faults of the manifest that checks of the joined contents do not find, or that it is missing. */
  readonly manifestFaults: readonly Diagnostic[];
  readonly fileFaults: readonly Diagnostic[];
  /** Where places in the joined contents are on disk; undefined without a manifest. */
  joinedPlaces(): JoinedPlaces | undefined;
}

export function withPack(sources: readonly Source[], id: string, memo: Memo): PackedSources {
  const book = withoutPacks(sources, memo);
  const files = memo.each(packFile, sources).flatMap((file) => (file?.pack === id ? [file] : []));
  const manifest = files.find(({ path }) => path === MANIFEST);
  const packFiles = files.filter((file) => file !== manifest);
  const diskPathByPath = new Map(packFiles.map((file) => [file.path, file.pathOnDisk]));
  if (manifest !== undefined) diskPathByPath.set(CONTENTS, manifest.pathOnDisk);
  const contents = book.find(({ path }) => path === CONTENTS);
  const joined = contents === undefined || manifest === undefined ? undefined : memo.of(contentsWith, contents, manifest);
  return {
    sources: [...book.filter(({ path }) => !diskPathByPath.has(path)), ...packFiles, ...(joined === undefined ? [] : [joined])],
    packFiles,
    pathOnDisk: (path) => diskPathByPath.get(path),
    manifestFaults: manifest === undefined ? manifestMissing(packFiles) : memo.of(faultsOfManifest, manifest),
    fileFaults: faultsOfFiles(packFiles, book),
    joinedPlaces: once(() =>
      contents === undefined || manifest === undefined || joined === undefined
        ? undefined
        : joinedPlaces(joined, contents, { path: manifest.pathOnDisk, text: manifest.text }),
    ),
  };
}

function packFile({ path, text }: Source): PackFile | undefined {
  const [, pack, inner = ''] = PACK_FILE.exec(path) ?? [];
  return pack === undefined ? undefined : { path: `rules/${inner}`, text, pack, pathOnDisk: path };
}

const OF_RULEBOOK_ALONE: ReadonlySet<string> = new Set(['asks-too-few', 'part-duplicate', 'part-id-taken']);

/** The search does not cover packs, so their clauses need no questions. Their parts have addresses of their own, `/packs/<pack>/`. */
export const appliesToPacks = ({ code }: Diagnostic): boolean => !OF_RULEBOOK_ALONE.has(code);

interface PlaceOnDisk {
  readonly isInPack: boolean;
  /** Absent in a manifest that is not JSON. */
  readonly place?: Place;
  /** Set in the manifest: its fields have other paths than in the joined contents. */
  readonly messageInManifest?: (message: string) => string;
}

function onDisk(place: Place, { pathOnDisk, joinedPlaces: placesIn }: PackedSources): PlaceOnDisk {
  const places = place.file === CONTENTS ? placesIn() : undefined;
  if (places === undefined) {
    const file = pathOnDisk(place.file);
    return file === undefined ? { isInPack: false, place } : { isInPack: true, place: { ...place, file } };
  }
  if (!places.isInPart(place)) return { isInPack: false, place: places.inContents(place) };
  const found = places.inManifest(place);
  return { isInPack: true, messageInManifest: places.messageInManifest, ...(found === undefined ? {} : { place: found }) };
}

/** The diagnostics in the files of a pack, at their places on disk. Diagnostics in the rulebook are reported when it is compiled alone. */
export function diagnosticsInPack(diagnostics: readonly Diagnostic[], sources: PackedSources): Diagnostic[] {
  return diagnostics.flatMap((d) => {
    const { isInPack, place, messageInManifest } = onDisk(d.place, sources);
    if (!isInPack || place === undefined) return [];
    return [withRelatedOnDisk({ ...d, place, message: messageInManifest?.(d.message) ?? d.message }, sources)];
  });
}

/**
 * The diagnostics of a pack.
 * @param foundAlone those of the rulebook without it
 * @param foundTogether those of both as one book
 */
export function findingsOfPack(
  id: string,
  foundAlone: readonly Diagnostic[],
  foundTogether: readonly Diagnostic[],
  sources: PackedSources,
): readonly Diagnostic[] {
  const { packFiles, manifestFaults, fileFaults } = sources;
  // A file in place of one of the rulebook changes what all others mean.
  if (fileFaults.length > 0) return [...manifestFaults, ...fileFaults];
  const found = [...diagnosticsInPack(foundTogether, sources), ...errorsCausedByPack(id, foundAlone, foundTogether, sources)];
  return [
    ...manifestFaults,
    ...withoutNamesIn(found, foundAlone).filter(
      (one) => !followsFromMissingManifest(one, packFiles, manifestFaults) && !followsFromUnknownTarget(one, foundAlone),
    ),
  ];
}

const isUnknownTarget = ({ code }: Diagnostic): boolean => code === 'erratum-target-unknown';

/** Errata of the rulebook cannot change what only a pack has. That is reported alone, and not what they would make wrong in the pack. */
const followsFromUnknownTarget = ({ refersTo = [] }: Diagnostic, foundAlone: readonly Diagnostic[]): boolean =>
  foundAlone.some((alone) => isUnknownTarget(alone) && alone.refersTo?.some((id) => refersTo.includes(id)) === true);

/** Without a manifest every page is unlisted, and a file with a name like that of the manifest is a stray. */
function followsFromMissingManifest(
  { code, place }: Diagnostic,
  packFiles: readonly PackFile[],
  manifestFaults: readonly Diagnostic[],
): boolean {
  if (!manifestFaults.some((fault) => fault.code === 'file-missing')) return false;
  return code === 'page-unlisted' || (code === 'file-stray' && place.file === misspeltManifest(packFiles)?.pathOnDisk);
}

function errorsCausedByPack(
  id: string,
  foundAlone: readonly Diagnostic[],
  foundTogether: readonly Diagnostic[],
  sources: PackedSources,
): Diagnostic[] {
  const known = new Set(foundAlone.map(diagnosticKey));
  return foundTogether.flatMap((d): Diagnostic[] => {
    const { isInPack, place = d.place } = onDisk(d.place, sources);
    if (d.severity !== 'error' || isInPack || known.has(diagnosticKey({ ...d, place }))) return [];
    const inPack =
      d.code === 'definition-duplicate' ? d.related?.map((one) => onDisk(one.place, sources)).find((one) => one.isInPack) : undefined;
    // The rulebook is compiled without packs, so it is the pack that needs another id.
    if (inPack?.place !== undefined) return [{ ...d, place: inPack.place, related: [{ message: 'The first is here.', place }] }];
    return [withRelatedOnDisk({ ...d, place, message: `With the pack ${JSON.stringify(id)}: ${d.message}` }, sources)];
  });
}

/**
 * The diagnostics of the rulebook. Where an erratum is to change what only a pack has, they say so.
 * @param packOf the pack that has a clause or a definition
 */
export const withPacksNamed = (foundAlone: readonly Diagnostic[], packOf: (id: string) => string | undefined): readonly Diagnostic[] =>
  foundAlone.map((d) => {
    const pack = isUnknownTarget(d) ? packOf(d.found ?? '') : undefined;
    if (pack === undefined) return d;
    return { ...d, hint: `The pack ${JSON.stringify(pack)} has it. Errata change the rulebook alone: correct the pack itself.` };
  });

function withRelatedOnDisk(d: Diagnostic, sources: PackedSources): Diagnostic {
  if (d.related === undefined) return d;
  return { ...d, related: d.related.map((one) => ({ ...one, place: onDisk(one.place, sources).place ?? one.place })) };
}

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

export function packModules(files: ReadonlyMap<string, string>, id: string): Map<string, string> {
  return new Map([...files].map(([path, text]) => [path.replace('engine/generated/', `engine/generated/packs/${id}/`), text]));
}
