/** The names of sources for readers. */
import { book } from './book.ts';

export const documentTitle = (id: string): string => book.documents[id] ?? id;

/** A heading in sentence case where the document prints it in capitals. */
export function sectionTitle(section: string): string {
  const sentenceCase = (capitals: string): string => capitals.slice(0, 1) + capitals.slice(1).toLowerCase();
  // A part has either only capitals, or several words in capitals after a prefix such as "Part 3:".
  const parts = section
    .split('/')
    .map((part) => (/[a-z]/.test(part) ? part.replace(/[A-Z]{2,}(?: [A-Z]{2,})+/g, sentenceCase) : sentenceCase(part)));
  return parts.join(' \u203a ');
}
