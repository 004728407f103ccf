/** Words that stand in JSON (new words of errata, readings and their reasons) are held to what the words of pages are held to. */
import type { Root } from 'mdast';
import type { JsonDocument } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { linesOf } from '../parse/lines.ts';
import { surveyMarkdown } from '../parse/markdown-limits.ts';
import { checkNodes } from '../parse/markdown-nodes.ts';
import { parseMarkdown } from '../parse/markdown-tree.ts';
import type { Rulebook } from '../rulebook.ts';
import { type FoundWord, wordsAt } from '../words/limiting.ts';
import { linksOf } from '../words/links.ts';
import { placeInText } from '../words/place-in-text.ts';
import { checkNames, entriesOf } from './check-glossary.ts';

/** A text that is a part of a document. */
export interface Text {
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
  /** Absent where the text is refused. */
  readonly tree?: Root;
  /** Nothing in it could be a link, a name, or anything of Markdown. */
  readonly plain: boolean;
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
  if (refused !== undefined) return { faults: [refused], plain: false };
  const faults: Diagnostic[] = [];
  const plain = extensions === 'none' && isPlain(text);
  const tree = parseMarkdown(lines.text, extensions);
  if (!plain) checkNodes(lines, tree, faults);
  return { faults, tree, plain };
}

const listed = new WeakMap<Root, readonly FoundWord[]>();

/** The numbers and limiting words of a text, with their places in its document; one list for each text. */
export function wordsOfText(text: Text): readonly FoundWord[] {
  const { tree } = read(text);
  if (tree === undefined) return [];
  const known = listed.get(tree);
  if (known !== undefined) return known;
  const whole = text.document.placeOf(text.pointer);
  const words = wordsAt(tree, text.document.path).map((word) => ({ ...word, place: placeInText(text.text, whole, word.place) }));
  listed.set(tree, words);
  return words;
}

/** Reports HTML, pictures and forbidden links; the links to rules go to `link`, which knows what exists. */
export function checkTexts(rulebook: Rulebook, link: (id: string, place: Diagnostic['place']) => void): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const entries = entriesOf(rulebook);
  for (const text of textsOf(rulebook)) {
    const { faults, tree, plain } = read(text);
    if (plain) continue;
    const { path: file } = text.document;
    const whole = text.document.placeOf(text.pointer);
    const at = (place: Diagnostic['place']): Diagnostic['place'] => placeInText(text.text, whole, place);
    if (tree !== undefined) for (const { id, place } of linksOf(tree, file)) link(id, at(place));
    const names = tree === undefined ? [] : checkNames(rulebook, entries, { tree, file });
    diagnostics.push(...[...faults, ...names].map((diagnostic) => ({ ...diagnostic, place: at(diagnostic.place) })));
  }
  return diagnostics;
}
