/** The names of sources for readers. */
import { book } from './book.ts';

export const documentTitle = (id: string): string => book.documents[id] ?? id;

/** A heading in sentence case where the document prints it in capitals. */
export function sectionTitle(section: string): string {
  const quiet = (words: string): string => words.slice(0, 1) + words.slice(1).toLowerCase();
  // Capitals throughout, or several words of them after a "Part 3:".
  const parts = section.split('/').map((part) => (/[a-z]/.test(part) ? part.replace(/[A-Z]{2,}(?: [A-Z]{2,})+/g, quiet) : quiet(part)));
  return parts.join(' \u203a ');
}
