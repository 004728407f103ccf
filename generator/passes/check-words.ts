/** Every number and every limiting word of an executable clause is carried by a definition that cites it, or waived in writing. */
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

function carriedBy(definitions: readonly Definition[]): Carried {
  const numbers = new Set<string>();
  let limits = false;
  for (const d of definitions) {
    const { clauses: _clauses, ...rest } = d;
    for (const n of JSON.stringify(rest).match(/\d+/g) ?? []) numbers.add(n);
    const conditions = JSON.stringify(rest);
    limits ||=
      /"(if|where|skipIf|otherwise|overrides|exclusive|minimum|maximum|clamp|raised|resets|until|is)":/.test(conditions) ||
      d.kind === 'path' ||
      d.kind === 'table';
  }
  return { numbers, limits };
}

/** A parameter that an expression names is carried with it. */
function withParameters(own: readonly Definition[], all: readonly Definition[]): Definition[] {
  const text = JSON.stringify(own);
  return [...own, ...all.filter((d) => d.kind === 'parameter' && text.includes(d.id))];
}

export function checkWords(rulebook: Rulebook, editions: readonly CheckedEdition[]): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const clause of rulebook.clauses.values()) {
    if (!clause.data.executable || clause.data.waiting !== undefined || clause.data.kind === 'figure' || clause.data.kind === 'example')
      continue;
    const all = editions.flatMap((e) => e.book.definitions.map((n) => n.definition));
    const citing = all.filter((d) => d.clauses.includes(clause.id));
    const carried = carriedBy(withParameters(citing, all));
    for (const word of wordsAt(clause.words.tree, clause.words.place.file)) {
      if (isWaived(clause, word) || (word.number === undefined ? carried.limits : carried.numbers.has(word.number))) continue;
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
    code: word.number === undefined ? 'word-not-carried' : 'number-not-carried',
    severity: 'warning',
    message: `the ${what} "${word.text}" in the words of "${clause.id}" is carried by no definition that cites the clause`,
    found: word.text,
    expected: 'a definition with this in it, or a waiver with its reason',
    hint: `add {"word": ${JSON.stringify(word.text)}, "reason": "…"} to the clause's "waives", or let a definition carry it`,
    place: word.place,
  };
}
