/** Words that stand in JSON (new words of errata, readings and their reasons) are held to what the words of pages are held to. */
import type { Root } from 'mdast';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { linesOf } from '../parse/lines.ts';
import { surveyMarkdown } from '../parse/markdown-limits.ts';
import { checkNodes } from '../parse/markdown-nodes.ts';
import { parseMarkdown } from '../parse/markdown-tree.ts';
import type { Rulebook } from '../rulebook.ts';
import { linksOf } from '../words/links.ts';
import { checkNames, entriesOf } from './check-glossary.ts';

interface Text {
  readonly text: string;
  readonly document: JsonDocument;
  readonly pointer: string;
}

function textsOf(rulebook: Rulebook): Text[] {
  const errata = rulebook.errata.flatMap(({ erratum, document }) =>
    erratum.amends.flatMap((amendment, place) =>
      'text' in amendment ? [{ text: amendment.text, document, pointer: `/amends/${place}/text` }] : [],
    ),
  );
  const readings = rulebook.readings.flatMap(({ reading, document }) => [
    { text: reading.text, document, pointer: '/text' },
    { text: reading.reason, document, pointer: '/reason' },
  ]);
  return [...errata, ...readings];
}

/** Whether the words are sentences and nothing else, as most are: no sign in them could begin a link, a name or anything of Markdown. */
const isPlain = (text: string): boolean => !/[^\p{L}\p{N} .,;:?!'"’“”()/+–\n-]|^[^\p{L}"“\n]/mu.test(text);

/** What reading a text gives, whatever the rest of the book is. */
interface Read {
  readonly faults: readonly Diagnostic[];
  /** Absent where the words are plain, or refused. */
  readonly tree?: Root;
}

/** Documents are kept between compilations; so is what their texts hold. */
const kept = new WeakMap<JsonDocument, Map<string, Read>>();

function read({ text, document, pointer }: Text): Read {
  const texts = kept.get(document) ?? new Map<string, Read>();
  kept.set(document, texts);
  const known = texts.get(pointer);
  if (known !== undefined) return known;
  const made = readText(text, document.path);
  texts.set(pointer, made);
  return made;
}

function readText(text: string, path: string): Read {
  const lines = linesOf({ path, text });
  const { refused, extensions } = surveyMarkdown(lines);
  if (refused !== undefined) return { faults: [refused] };
  if (extensions === 'none' && isPlain(text)) return { faults: [] };
  const faults: Diagnostic[] = [];
  const tree = parseMarkdown(lines.text, extensions);
  checkNodes(lines, tree, faults);
  return { faults, tree };
}

/** Reports HTML, pictures and forbidden links; the links to rules go to `link`, which knows what exists. */
export function checkTexts(rulebook: Rulebook, link: (id: string, place: Diagnostic['place']) => void): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const entries = entriesOf(rulebook);
  for (const text of textsOf(rulebook)) {
    const { faults, tree } = read(text);
    if (tree === undefined && faults.length === 0) continue;
    const { path: file } = text.document;
    const place = text.document.placeOf(text.pointer);
    if (tree !== undefined) for (const { id } of linksOf(tree, file)) link(id, place);
    const names = tree === undefined ? [] : checkNames(rulebook, entries, { tree, file, place });
    diagnostics.push(...[...faults, ...names].map((diagnostic) => ({ ...diagnostic, place })));
  }
  return diagnostics;
}
