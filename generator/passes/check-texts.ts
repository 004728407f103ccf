/** Words that stand in JSON (new words of errata, readings and their reasons) are held to what the words of pages are held to. */
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
  const readings = rulebook.rulings.flatMap(({ ruling, document }) => [
    { text: ruling.text, document, pointer: '/text' },
    { text: ruling.reason, document, pointer: '/reason' },
  ]);
  return [...errata, ...readings];
}

/** Whether the words are sentences and nothing else, as most are: no sign in them could begin a link, a name or anything of Markdown. */
const isPlain = (text: string): boolean => !/[^\p{L}\p{N} .,;:?!'"’“”()/+–\n-]|^[^\p{L}"“\n]/mu.test(text);

/** Reports HTML, pictures and forbidden links; the links to rules go to `link`, which knows what exists. */
export function checkTexts(rulebook: Rulebook, link: (id: string, place: Diagnostic['place']) => void): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const entries = entriesOf(rulebook);
  for (const { text, document, pointer } of textsOf(rulebook)) {
    const place = document.placeOf(pointer);
    const lines = linesOf({ path: document.path, text });
    const { refused, extensions } = surveyMarkdown(lines);
    const found: Diagnostic[] = refused === undefined ? [] : [refused];
    if (refused === undefined && !(extensions === 'none' && isPlain(text))) {
      const tree = parseMarkdown(lines.text, extensions);
      checkNodes(lines, tree, found);
      for (const { id } of linksOf(tree, document.path)) link(id, place);
      found.push(...checkNames(rulebook, entries, { tree, file: document.path, place }));
    }
    diagnostics.push(...found.map((diagnostic) => ({ ...diagnostic, place })));
  }
  return diagnostics;
}
