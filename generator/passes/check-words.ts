/** Every number and every limiting word of an executable clause is carried by a definition that cites it, or waived in writing. */
import { clausesOf } from '../definition-clauses.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';
import { type FoundWord, wordsAt } from '../words/limiting.ts';
import type { CheckedEdition } from './check.ts';
import { wordsOfText } from './check-texts.ts';

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

/** The definitions that cite each clause. */
function citingOf(all: readonly Definition[]): ReadonlyMap<string, readonly Definition[]> {
  const out = new Map<string, Definition[]>();
  for (const d of all) for (const clause of clausesOf(d)) out.set(clause, [...(out.get(clause) ?? []), d]);
  return out;
}

/** A text of a clause, and the definitions of an edition in which it is in force. */
interface Text {
  readonly clause: ClauseNode;
  readonly words: readonly FoundWord[];
  readonly edition: Edition;
}

interface Edition {
  readonly id: string;
  readonly definitions: readonly Definition[];
  readonly citing: ReadonlyMap<string, readonly Definition[]>;
}

export function checkWords(rulebook: Rulebook, editions: readonly CheckedEdition[]): Diagnostic[] {
  const found = new Map<FoundWord, Diagnostic>();
  for (const { clause, words, edition } of textsOf(rulebook, editions)) {
    const own = (edition.citing.get(clause.id) ?? []).map(carriedBy);
    // A parameter that an expression names is carried with it.
    const parameters = edition.definitions.filter((d) => d.kind === 'parameter' && own.some((o) => o.text.includes(d.id)));
    const carried = [...own, ...parameters.map(carriedBy)];
    for (const word of words) {
      const { number } = word;
      if (found.has(word) || isWaived(clause, word)) continue;
      const isCarried = (digits: string | undefined): boolean => digits !== undefined && carried.some((c) => c.numbers.has(digits));
      if (number === undefined ? carried.some((c) => c.limits) : isCarried(number) || isCarried(counterpart(word, words))) continue;
      found.set(word, report(clause, word, edition.id));
    }
  }
  return [...found.values()];
}

/** The number of the other bound where a text has both: 5 for the 4 of "5 or higher … 4 or lower". */
function counterpart({ number, beyond }: FoundWord, words: readonly FoundWord[]): string | undefined {
  return words.find((other) => beyond !== undefined && other.number === beyond && other.beyond === number)?.number;
}

/** The texts of executable clauses in every edition that knows them. */
function textsOf(rulebook: Rulebook, checked: readonly CheckedEdition[]): Text[] {
  const editions = checked.map(({ book }): Edition & Pick<CheckedEdition, 'book'> => {
    const definitions = book.definitions.map(({ definition }) => definition);
    return { id: book.id, definitions, citing: citingOf(definitions), book };
  });
  const definitions = [...new Set(editions.flatMap((edition) => edition.definitions))];
  const ever: Edition = { id: editions.at(-1)?.id ?? '', definitions, citing: citingOf(definitions) };
  return [...rulebook.clauses.values()].filter(isExecuted).flatMap((clause): Text[] => {
    const printed = wordsAt(clause.words.tree, clause.words.place.file);
    // The statement of an erratum stays as it was published when a later one changes the definitions again.
    if (clause.data.kind === 'erratum') return printed.length === 0 ? [] : [{ clause, words: printed, edition: ever }];
    const area = clause.id.split('.')[0] ?? '';
    return editions.flatMap((edition): Text[] => {
      if (edition.book.later.has(area)) return [];
      const changed = edition.book.words.get(clause.id);
      const words = changed === undefined ? printed : changedWords(rulebook, clause.id, changed);
      return words.length === 0 ? [] : [{ clause, words, edition }];
    });
  });
}

const isExecuted = ({ data }: ClauseNode): boolean =>
  data.executable && data.waiting === undefined && data.kind !== 'figure' && data.kind !== 'example';

/** The words of a text that an erratum has made, with their places in the erratum. */
function changedWords({ errata }: Rulebook, clause: string, text: string): readonly FoundWord[] {
  for (const { erratum, document } of errata) {
    const place = erratum.amends.findIndex((amendment) => 'clause' in amendment && amendment.clause === clause && amendment.text === text);
    if (place >= 0) return wordsOfText({ text, document, pointer: `/amends/${place}/text` });
  }
  return [];
}

function isWaived(clause: ClauseNode, word: FoundWord): boolean {
  return clause.data.waives?.some((w) => w.word.toLowerCase() === word.text.toLowerCase()) === true;
}

function report(clause: ClauseNode, word: FoundWord, edition: string): Diagnostic {
  const what = word.number === undefined ? 'limiting word' : 'number';
  return {
    code: word.number === undefined ? 'text-word-unmatched' : 'text-number-unmatched',
    severity: 'error',
    message: `No definition that cites "${clause.id}" has the ${what} "${word.text}" of its text in edition "${edition}".`,
    refersTo: [clause.id, `text:${clause.id}`],
    found: word.text,
    expected: 'a definition with it, or a waiver with a reason',
    hint: `correct the text or the definition; where no definition can have it, add {"word": ${JSON.stringify(word.text)}, "reason": "…"} to the clause's "waives"`,
    place: word.place,
  };
}
