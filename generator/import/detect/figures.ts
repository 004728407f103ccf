import { appendTo } from '../../../engine/base/append-to.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { type Corpus, type IndexedDocument, othersOf } from '../corpus.ts';
import { finding, type PrintedSection } from '../document.ts';
import { excerpt, matchesIn } from './pattern.ts';

const CAPTION = /^[ \t]*\**Figure (\d+)\**[ \t]*$/gim;
const REFERENCE = /\bFigure (\d+)(?:-[A-Z])?\b(?! of the \p{L}+ (?:book|rulebook|guide)\b)/gu;

interface Caption {
  readonly section: PrintedSection;
  /** Where its words begin, after blanks and marks of emphasis. */
  readonly start: number;
  readonly end: number;
}
/** By the number of the figure. */
type Captions = ReadonlyMap<number, readonly Caption[]>;

export function findFigures(corpus: Corpus): Diagnostic[] {
  const captionsByDocument = new Map(corpus.documents.map((indexed) => [indexed, captionsOf(indexed)]));
  return corpus.documents.flatMap((indexed) => {
    const captions = captionsByDocument.get(indexed) ?? new Map();
    const documentWith = (number: number): IndexedDocument | undefined =>
      othersOf(indexed, corpus).find((other) => captionsByDocument.get(other)?.has(number));
    return [...withoutPicture(captions), ...indexed.sections.flatMap((section) => figureReferences(section, captions, documentWith))];
  });
}

function captionsOf({ sections }: IndexedDocument): Captions {
  const captions = new Map<number, Caption[]>();
  for (const section of sections)
    for (const { index, 0: line, 1: number } of matchesIn(section.text, CAPTION))
      appendTo(captions, Number(number), { section, start: index + line.search(/f/i), end: index + line.length });
  return captions;
}

/** All captions: no form of document that is read holds pictures. */
function withoutPicture(captions: Captions): Diagnostic[] {
  const numbered = [...captions].flatMap(([number, alike]) => alike.map((caption) => ({ ...caption, name: `Figure ${number}` })));
  return numbered.map(({ name, section, start, end }) => {
    const rest = section.text.slice(end).trim();
    const message =
      rest === '' || /^\*\S/.test(rest)
        ? 'Only the number or a footnote of this figure is left.'
        : 'The picture of this figure is missing; only its caption is here.';
    return finding(section, {
      code: 'print-figure-without-picture',
      severity: 'warning',
      message,
      at: [start, start + name.length],
      found: name,
      expected: 'a picture',
      hint: 'If you draw this figure anew, mark the drawing as reconstructed.',
    });
  });
}

function figureReferences(
  section: PrintedSection,
  captions: Captions,
  documentWith: (number: number) => IndexedDocument | undefined,
): Diagnostic[] {
  return matchesIn(section.text, REFERENCE).flatMap((match) => {
    const at = [match.index, match.index + match[0].length] as const;
    const found = excerpt(section.text, ...at);
    const alike = captions.get(Number(match[1])) ?? [];
    const caption = alike.at(-1);
    if (caption === undefined) {
      const other = documentWith(Number(match[1]));
      const hint = other === undefined ? 'None of the documents given has it.' : `${other.document.id} has its caption.`;
      return [
        finding(section, {
          code: 'print-figure-dangling',
          severity: 'warning',
          message: 'This document has no such figure.',
          at,
          found,
          hint,
        }),
      ];
    }
    if (alike.some((one) => isInPlace(one, section, match.index))) return [];
    const related = [{ message: 'The figure is here.', place: caption.section.placeOf(caption.start) }];
    const message = 'The figure does not follow the text that refers to it.';
    return [
      finding(section, {
        code: 'print-figure-out-of-place',
        severity: 'note',
        message,
        at,
        found,
        expected: 'the figure below this paragraph',
        related,
      }),
    ];
  });
}

/**
 * Whether the reference is the caption itself, or is in the section of the caption with no line between the two that ends in a question
 * mark.
 */
function isInPlace({ section, start }: Caption, referring: PrintedSection, at: number): boolean {
  return section === referring && !/\n[^\n]*\?[ \t]*\n/.test(section.text.slice(Math.min(start, at), Math.max(start, at)));
}
