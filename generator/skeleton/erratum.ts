/** The file of a new erratum, ready to edit: the text of its clause, the definitions that carry it, and the examples that cite it. */
import type { ExampleAst } from '../ast.ts';
import type { Compilation } from '../compile.ts';
import { clausesOf } from '../definition-clauses.ts';
import { shortDigestOf } from '../digest.ts';
import { asksJudge, recordedChain } from '../examples/run.ts';
import type { Definition } from '../generated/definition.ts';
import type { Publication } from '../generated/editions.ts';
import type { ClauseId, EditionId } from '../ids.ts';
import { NEW_ERRATUM_WHY } from '../placeholders.ts';
import type { Rulebook } from '../rulebook.ts';
import { type SameNumbers, sameNumbersAs } from '../stale/same-numbers.ts';

interface ErratumSkeleton {
  readonly path: string;
  readonly text: string;
  /** The definitions that carry the clause, in the edition of the publication. */
  readonly definitions: readonly Definition[];
  /** The ids of the examples of the clause, and of those whose recorded chain cites it. */
  readonly examples: readonly string[];
  /** The other clauses of these definitions whose texts state the same numbers as the clause. */
  readonly sameNumbers: readonly SameNumbers[];
}

export function erratumSkeleton(
  compilation: Compilation & { readonly rulebook: Rulebook },
  clause: ClauseId,
  publication: Publication,
): ErratumSkeleton {
  const { rulebook, editions } = compilation;
  const node = rulebook.clauses.get(clause);
  const book = editions.find((edition) => edition.book.id === publication.edition)?.book;
  if (node === undefined || book === undefined) throw new Error('the clause and the edition were looked up before');
  const text = book.texts.get(clause) ?? node.ast.text;
  const definitions = book.definitions.map(({ definition }) => definition).filter((one) => clausesOf(one).includes(clause));
  const examples = examplesOf(rulebook, clause, publication.edition);
  const sameNumbers = sameNumbersAs(rulebook, book, node, definitions);
  const name = freeName(rulebook, publication.id, node.slug);
  const order = nextOrder(rulebook, publication.id, clause);
  const lines = [
    '---',
    `id: ${publication.id}.${name}`,
    `publication: ${publication.id}`,
    `source: ${publication.title}, ${node.ast.title}`,
    ...(order === 1 ? [] : [`order: ${order}`]),
    '---',
    '',
    ...adviceOn(publication, examples, sameNumbers),
    '',
    `# ${node.ast.title}`,
    '',
    NEW_ERRATUM_WHY,
    '',
    `## ${clause} {${shortDigestOf(text)}}`,
    '',
    text,
    '',
    ...commentedOut(definitions),
  ];
  return { path: `rules/errata/${publication.id}-${name}.md`, text: lines.join('\n'), definitions, examples, sameNumbers };
}

const MOST_EXAMPLES = 30;

function adviceOn({ title, date, edition }: Publication, examples: readonly string[], sameNumbers: readonly SameNumbers[]): string[] {
  return [
    '<!--',
    `${title}${date === undefined ? '' : ` (${date})`} makes edition ${edition}.`,
    'Edit the title, the sentence below it and the new text. Run `sightline build`, correct the texts and examples that it names, then',
    'run `sightline build --accept` and read the difference.',
    ...(examples.length === 0 ? ['No example tests or cites this clause: add one to its page.'] : ['Examples that test or cite it:']),
    ...examples.slice(0, MOST_EXAMPLES).map((id) => `  ${id}`),
    ...(examples.length > MOST_EXAMPLES ? [`  and ${examples.length - MOST_EXAMPLES} more`] : []),
    ...linesAbout(sameNumbers),
    '-->',
  ];
}

export const linesAbout = (sameNumbers: readonly SameNumbers[]): string[] => [
  ...(sameNumbers.length === 0 ? [] : ['Other clauses state the same numbers. If a number changes, change these texts too:']),
  ...sameNumbers.map(({ clause, numbers, definitions }) => `  ${clause}: ${numbers.join(', ')} (${definitions.join(', ')})`),
];

function commentedOut(definitions: readonly Definition[]): string[] {
  if (definitions.length === 0) return [];
  const advice = 'The definitions that carry the clause. Move a block that changes below the comment, with only the fields that change.';
  return ['<!--', advice, '', ...definitions.flatMap((definition) => [...blockOf(definition), '']), '-->', ''];
}

function blockOf(definition: Definition): string[] {
  const { id, kind: _, ...fields } = definition;
  const lines = Object.entries(fields).map(([key, value]) => `  ${JSON.stringify(key)}: ${inlineJson(value)}`);
  return [`\`\`\`set ${id}`, '{', lines.join(',\n'), '}', '```'];
}

const inlineJson = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');

function examplesOf(rulebook: Rulebook, clause: ClauseId, edition: EditionId): string[] {
  // An entry of a chain begins with its clause.
  const isCitedBy = (example: ExampleAst): boolean =>
    recordedChain(example, edition)?.some((entry) => entry.split(' ')[0] === clause) === true;
  return [...rulebook.clauses.values()]
    .flatMap(({ ast }) => ast.examples)
    .filter((example) => asksJudge(example) && (example.clause === clause || isCitedBy(example)))
    .map(({ id }) => id);
}

/** The clause's own name, or the next with a number, so that ids stay unique. */
function freeName(rulebook: Rulebook, publication: string, slug: string): string {
  const takenIds = new Set(rulebook.errata.map(({ erratum }) => erratum.id));
  for (let number = 1; ; number++) {
    const name = number === 1 ? slug : `${slug}-${number}`;
    if (!takenIds.has(`${publication}.${name}`)) return name;
  }
}

/** The order after all errata of the publication that change the same text. */
function nextOrder(rulebook: Rulebook, publication: string, clause: ClauseId): number {
  const orders = rulebook.errata
    .filter(({ erratum }) => erratum.publication === publication && erratum.amends.some((a) => 'clause' in a && a.clause === clause))
    .map(({ erratum }) => erratum.order ?? 1);
  return Math.max(0, ...orders) + 1;
}
