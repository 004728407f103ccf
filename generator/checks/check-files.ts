/** Files that the compiler cannot use: those in the wrong place, those that are not UTF-8, and texts with control characters. */
import type { Source } from '../ast.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import type { Memo } from '../memo.ts';
import { nearest } from '../nearest.ts';
import { indexLines } from '../parse/line-index.ts';

const PATH_FORMS = '<area>/<page>.md, .json, .asks.json, .chains.json or .<language>.md; errata/<slug>.md; readings/<subject>.md';

/** @param strays files under rules/ of which nothing would be read */
export function checkFiles(strays: readonly Source[], sources: readonly Source[], memo: Memo): Diagnostic[] {
  const firstByFolder = new Map(strays.toReversed().map((one) => [misnamedPackOf(one.path) ?? one.path, one]));
  const reported = strays.filter((one) => firstByFolder.get(misnamedPackOf(one.path) ?? one.path) === one);
  return [...reported.map(stray), ...memo.flat(illegible, sources)];
}

/** The folder of a stray file under rules/packs/. Its name is malformed, since files in a well-named folder belong to that pack. */
const misnamedPackOf = (path: string): string | undefined => /^rules\/packs\/([^/]+)\//.exec(path)?.[1];

function stray({ path }: Source): Diagnostic {
  return {
    code: 'file-stray',
    severity: 'error',
    message: 'The file is none of those that make the rules.',
    place: { file: path, line: 1, column: 1 },
    expected: PATH_FORMS,
    hint: adviceFor(path),
  };
}

function adviceFor(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  const name = rest.at(-1) ?? folder;
  const pack = misnamedPackOf(path);
  if (pack !== undefined) return `Rename the folder "${pack}" with lower-case letters, digits and hyphens, a letter first.`;
  const [slug = '', suffix = '', extension] = name.split('.');
  const nearestSuffix = extension === undefined ? undefined : nearest(suffix, ['asks', 'chains']);
  if (nearestSuffix !== undefined) return `Rename it to ${slug}.${nearestSuffix}.${extension}.`;
  if (rest.length === 0) return 'Move it into the folder of its area.';
  const meantName = withKnownEnding(name);
  if (!/\.(?:md|json)$/.test(meantName)) return 'Move it out of rules/, or delete it.';
  if (rest.length > 1) return `Move it up into the folder "${folder}".`;
  const newName = withPlainLetters(meantName);
  if (meantName !== name) return `Rename it to ${newName}, or move it out of rules/.`;
  const suggestion = newName === name || newName.startsWith('.') ? '' : `: ${newName}`;
  return `Rename it with lower-case letters, digits and hyphens${suggestion}.`;
}

const withKnownEnding = (name: string): string => name.replace(/\.(?:md|markdown)$/i, '.md').replace(/\.json[5c]?$/i, '.json');

/** The name in lower-case letters, digits and hyphens, with its endings. "ß" is "SS" in upper case. */
const withPlainLetters = (name: string): string =>
  name
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+(?=\.)/g, '');

/** The folder of a file, and what it should be called, without its ending. */
function pageOf({ file }: Place): string {
  const slash = file.lastIndexOf('/');
  return `${file.slice(0, slash)}/${withPlainLetters(file.slice(slash + 1)).replace(/\.[a-z0-9]+$/, '')}`;
}

/** Drops diagnostics of pages that lack a file where a stray file in their folder would be that file under its right name. */
export function withoutHalvesOfStrays(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const strays = new Set(diagnostics.flatMap(({ code, place }) => (code === 'file-stray' ? [pageOf(place)] : [])));
  return strays.size === 0
    ? diagnostics
    : diagnostics.filter(({ code, place }) => code !== 'page-incomplete' || !strays.has(pageOf(place)));
}

function illegible(source: Source): Diagnostic[] {
  const found = misencoded(source);
  return found.length > 0 ? found : controlCharacter(source);
}

/** Control characters other than tabs and line breaks. In JSON they are refused by its grammar. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function controlCharacter(source: Source): Diagnostic[] {
  const offset = source.path.endsWith('.md') ? source.text.search(CONTROL_CHARACTER) : -1;
  if (offset < 0) return [];
  return [
    {
      code: 'source-control-character',
      severity: 'error',
      message: 'There is an invisible control character in the text.',
      place: indexLines(source).place(offset, offset + 1),
      found: `U+${source.text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0')}`,
      expected: 'visible characters, spaces, tabs and line breaks',
      hint: 'Delete it: write the line again if your editor does not show it.',
    },
  ];
}

/** When a file is read, bytes that are no UTF-8 become U+FFFD. */
function misencoded(source: Source): Diagnostic[] {
  const offset = source.text.indexOf('\ufffd');
  if (offset < 0) return [];
  const count = source.text.split('\ufffd').length - 1;
  const hasZeroCharacters = source.text.includes('\u0000');
  return [
    {
      code: 'source-misencoded',
      severity: 'error',
      message: 'The file is not UTF-8.',
      place: indexLines(source).place(offset, offset + 1),
      found: hasZeroCharacters
        ? 'UTF-16, or no text at all'
        : `${count} byte${count === 1 ? '' : 's'} of another encoding, perhaps Latin-1`,
      expected: 'UTF-8',
      hint: 'Save the file as UTF-8 in your editor, and check the letters at this place.',
    },
  ];
}

const ILLEGIBLE: ReadonlySet<string> = new Set(['source-misencoded', 'source-control-character']);

/** Drops other diagnostics of files that are not legible, and digest diagnostics that follow from their text. */
export function withoutIllegible(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const files = new Set(diagnostics.flatMap(({ code, place }) => (ILLEGIBLE.has(code) ? [place.file] : [])));
  if (files.size === 0) return [...diagnostics];
  return diagnostics.filter(
    ({ code, place, related = [] }) =>
      ILLEGIBLE.has(code) ||
      !(files.has(place.file) || (code === 'erratum-digest-outdated' && related.some((r) => files.has(r.place.file)))),
  );
}
