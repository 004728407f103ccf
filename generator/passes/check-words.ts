/** Every number and every limiting word of an executable clause is carried by a definition that cites it, or waived in writing. */
import { clausesOf } from '../definition-clauses.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';
import { type FoundWord, wordsAt } from '../words/limiting.ts';
import type { CheckedEdition } from './check.ts';

/** What a definition says that can carry words: its numbers, and whether anything in it limits. */
interface Carried {
  readonly numbers: ReadonlySet<string>;
  readonly limits: boolean;
}

const LIMITS = /"(if|unless|where|skipIf|otherwise|overrides|exclusive|minimum|maximum|clamp|raised|resets|until|is)":/;

const isCitation = (key: string): boolean => key === 'clauses' || key === 'cites' || key.endsWith('Clauses');

/** What each definition carries by itself; worked out once. */
const known = new WeakMap<Definition, Carried & { readonly text: string }>();

function carriedBy(d: Definition): Carried & { readonly text: string } {
  const before = known.get(d);
  if (before !== undefined) return before;
  // Digits in the ids of clauses carry no number of the words.
  const text = JSON.stringify(d, (key, value: unknown) => (isCitation(key) ? undefined : value));
  const made = { text, numbers: new Set(text.match(/\d+/g) ?? []), limits: LIMITS.test(text) || d.kind === 'path' || d.kind === 'table' };
  known.set(d, made);
  return made;
}

/** The definitions that cite each clause, in any edition. */
function citingOf(all: readonly Definition[]): ReadonlyMap<string, readonly Definition[]> {
  const out = new Map<string, Definition[]>();
  for (const d of all) for (const clause of clausesOf(d)) out.set(clause, [...(out.get(clause) ?? []), d]);
  return out;
}

export function checkWords(rulebook: Rulebook, editions: readonly CheckedEdition[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const all = [...new Set(editions.flatMap((e) => e.book.definitions.map((n) => n.definition)))];
  const parameters = all.filter((d) => d.kind === 'parameter');
  const citing = citingOf(all);
  for (const clause of rulebook.clauses.values()) {
    if (!clause.data.executable || clause.data.waiting !== undefined || clause.data.kind === 'figure' || clause.data.kind === 'example')
      continue;
    const found = wordsAt(clause.words.tree, clause.words.place.file).filter((word) => !isWaived(clause, word));
    if (found.length === 0) continue;
    const own = (citing.get(clause.id) ?? []).map(carriedBy);
    // A parameter that an expression names is carried with it.
    const carried = [...own, ...parameters.filter((p) => own.some((o) => o.text.includes(p.id))).map(carriedBy)];
    for (const word of found) {
      const { number } = word;
      if (number === undefined ? carried.some((c) => c.limits) : carried.some((c) => c.numbers.has(number))) continue;
      diagnostics.push(report(clause, word));
    }
  }
  return diagnostics;
}

function isWaived(clause: ClauseNode, word: FoundWord): boolean {
  return clause.data.waives?.some((w) => w.word.toLowerCase() === word.text.toLowerCase()) === true;
}

function report(clause: ClauseNode, word: FoundWord): Diagnostic {
  const what = word.number === undefined ? 'limiting word' : 'number';
  return {
    code: word.number === undefined ? 'text-word-unmatched' : 'text-number-unmatched',
    severity: 'error',
    message: `No definition that cites "${clause.id}" has the ${what} "${word.text}" of its text.`,
    refersTo: [clause.id],
    found: word.text,
    expected: 'a definition with it, or a waiver with a reason',
    hint: `add {"word": ${JSON.stringify(word.text)}, "reason": "…"} to the clause's "waives", or add it to a definition`,
    place: word.place,
  };
}
