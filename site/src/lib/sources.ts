import { book } from './book.ts';

export const documentTitle = (id: string): string => book.documents[id] ?? id;

/** A heading in sentence case where the document prints it in capitals. */
export function sectionTitle(section: string): string {
  const sentenceCase = (capitals: string): string => capitals.slice(0, 1) + capitals.slice(1).toLowerCase();
  // A part without small letters is changed as a whole; in "Part 3: THE BASICS", only the run of words in capitals is.
  const parts = section
    .split('/')
    .map((part) => (/[a-z]/.test(part) ? part.replace(/[A-Z]{2,}(?: [A-Z]{2,})+/g, sentenceCase) : sentenceCase(part)));
  return parts.join(' \u203a ');
}
