/** Sources as readers know them. */

const documents: { readonly [id: string]: string } = {
  'core-rulebook-2014': '2014 Core Rulebook',
  'core-rules-data': 'Core rules data',
  'golden-rules-web-page': 'Golden Rules web page',
  'players-guide': 'Players Guide',
  'tactics-data': 'Tactics data',
};

export const documentTitle = (id: string): string => documents[id] ?? id;

/** A heading of a document without its shouting: capitals throughout become a sentence's. */
export function sectionTitle(section: string): string {
  const quiet = (words: string): string => words.slice(0, 1) + words.slice(1).toLowerCase();
  // Capitals throughout, or several words of them after a "Part 3:".
  const parts = section.split('/').map((part) => (/[a-z]/.test(part) ? part.replace(/[A-Z]{2,}(?: [A-Z]{2,})+/g, quiet) : quiet(part)));
  return parts.join(' \u203a ');
}
