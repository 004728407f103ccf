/** Texts that are part of a JSON document: the new texts of errata, readings and their reasons. */
import type { JsonDocument } from '../ast.ts';
import type { ObjectCache } from '../caches.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { indexLines } from '../parse/line-index.ts';
import { surveyMarkdown } from '../parse/markdown-limits.ts';
import { checkNodes } from '../parse/markdown-nodes.ts';
import { parseMarkdown } from '../parse/markdown-tree.ts';
import type { FoundWord } from './limiting-words.ts';
import { placeInText } from './place-in-text.ts';
import { type Prose, readProse } from './prose.ts';

export interface TextPlace {
  readonly text: string;
  readonly document: JsonDocument;
  readonly pointer: string;
}

/** A text as parsed. Places in `faults` and `prose` count from the beginning of the text. */
interface DocumentText {
  readonly faults: readonly Diagnostic[];
  /** Absent where the text is refused. */
  readonly prose?: Prose;
  /** Whether it certainly has no links, icons or other Markdown. */
  readonly isPlain: boolean;
  /** Numbers and limiting words, with their places in the document. */
  readonly numbersAndLimitingWords: readonly FoundWord[];
}

/** The texts of documents, by pointer. */
export type DocumentTexts = ObjectCache<JsonDocument, Map<string, DocumentText>>;

/** Whether a text has no sign that could begin a link, an icon or other Markdown, and no address of a link. This is true of most texts. */
const hasOnlySentences = (text: string): boolean => !/[^\p{L}\p{N} .,;:?!'"’“”()/+–\n-]|^[^\p{L}"“\n]|\b(?:rule|term):\w/mu.test(text);

export function readDocumentText(place: TextPlace, cache: DocumentTexts): DocumentText {
  const texts = cache.get(place.document, () => new Map());
  const cached = texts.get(place.pointer);
  if (cached !== undefined) return cached;
  const parsed = parseText(place);
  texts.set(place.pointer, parsed);
  return parsed;
}

function parseText({ text, document, pointer }: TextPlace): DocumentText {
  const lines = indexLines({ path: document.path, text });
  const { refused, extensions } = surveyMarkdown(lines);
  if (refused !== undefined) return { faults: [refused], isPlain: false, numbersAndLimitingWords: [] };
  const faults: Diagnostic[] = [];
  const isPlain = extensions === 'none' && hasOnlySentences(text);
  const tree = parseMarkdown(lines.text, extensions);
  if (!isPlain) checkNodes(lines, tree, faults);
  const prose = readProse(tree, document.path);
  const wholePlace = document.placeOf(pointer);
  const numbersAndLimitingWords = prose.numbersAndLimitingWords.map((word) => ({
    ...word,
    place: placeInText(text, wholePlace, word.place),
  }));
  return { faults, prose, isPlain, numbersAndLimitingWords };
}
