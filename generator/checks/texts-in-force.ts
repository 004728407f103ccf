/** The texts of executable clauses, each with the editions in which it is in force. */
import type { CheckedEdition } from '../checked-edition.ts';
import type { CompileCache } from '../compile-cache.ts';
import { clausesOf } from '../definition-clauses.ts';
import type { Definition } from '../generated/definition.ts';
import type { ClauseId, EditionId } from '../ids.ts';
import { readDocumentText } from '../prose/document-text.ts';
import type { FoundWord } from '../prose/limiting-words.ts';
import type { ClauseNode, Rulebook } from '../rulebook.ts';

/** A text of a clause, and the definitions of an edition in which it is in force. */
interface TextInForce {
  readonly clause: ClauseNode;
  /** Its numbers and limiting words. */
  readonly words: readonly FoundWord[];
  readonly edition: DefinitionsInForce;
}

/** The definitions of one edition, as the check of its texts needs them. */
interface DefinitionsInForce {
  readonly id: EditionId;
  readonly parameters: readonly Definition[];
  /** The definitions that cite each clause. */
  readonly citing: ReadonlyMap<string, readonly Definition[]>;
  /** The errata that changed each definition, up to the edition. */
  readonly changed: ReadonlyMap<string, readonly string[]>;
}

function citingOf(all: readonly Definition[]): ReadonlyMap<string, readonly Definition[]> {
  const out = new Map<string, Definition[]>();
  for (const d of all)
    for (const clause of clausesOf(d)) {
      const known = out.get(clause);
      if (known === undefined) out.set(clause, [d]);
      else known.push(d);
    }
  return out;
}

const parametersIn = (all: readonly Definition[]): readonly Definition[] => all.filter(({ kind }) => kind === 'parameter');

export function textsInForce(rulebook: Rulebook, checked: readonly CheckedEdition[], cache: CompileCache): TextInForce[] {
  const editions = checked.map(({ book }): DefinitionsInForce & Pick<CheckedEdition, 'book'> => {
    const definitions = book.definitions.map(({ definition }) => definition);
    return { id: book.id, parameters: parametersIn(definitions), citing: citingOf(definitions), changed: book.changed, book };
  });
  const latest = editions.at(-1);
  if (latest === undefined) return [];
  const definitions = [...new Set(checked.flatMap(({ book }) => book.definitions.map(({ definition }) => definition)))];
  const allEditions: DefinitionsInForce = {
    id: latest.id,
    parameters: parametersIn(definitions),
    citing: citingOf(definitions),
    changed: new Map(),
  };
  return [...rulebook.clauses.values()].filter(isExecuted).flatMap((clause): TextInForce[] => {
    const printed = clause.ast.prose.limitingWords;
    // The text of an erratum stays as published even when a later one changes its definitions: it may agree with any edition.
    if (clause.data.kind === 'erratum') return printed.length === 0 ? [] : [{ clause, words: printed, edition: allEditions }];
    const area = clause.id.split('.')[0] ?? '';
    return editions.flatMap((edition): TextInForce[] => {
      if (edition.book.laterAreas.has(area)) return [];
      const changed = edition.book.texts.get(clause.id);
      const words = changed === undefined ? printed : amendedWords(rulebook, clause.id, changed, cache);
      return words.length === 0 ? [] : [{ clause, words, edition }];
    });
  });
}

/** Clauses whose text definitions carry. Figures and examples show other clauses: their numbers are those of one case. */
const isExecuted = ({ data }: ClauseNode): boolean =>
  data.executable && data.waiting === undefined && data.kind !== 'figure' && data.kind !== 'example';

/** The numbers and limiting words of a text that an erratum wrote, with their places in the erratum. */
function amendedWords({ errata }: Rulebook, clause: ClauseId, text: string, cache: CompileCache): readonly FoundWord[] {
  for (const { erratum, document } of errata) {
    const index = erratum.amends.findIndex((amendment) => 'clause' in amendment && amendment.clause === clause && amendment.text === text);
    if (index >= 0) return readDocumentText({ text, document, pointer: `/amends/${index}/text` }, cache.texts).limitingWords;
  }
  return [];
}
