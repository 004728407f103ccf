import type { ClauseAst, ExampleAst, PageAst } from '../ast.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ChainsFile } from '../generated/chains.ts';
import type { EditionId, PageId } from '../ids.ts';
import type { ValidDocument } from '../sources/document-reader.ts';

/** The key of a record: `clause#example`, and the edition if the record is for one edition only. */
const RECORD = /^([a-z0-9-]+#[a-z0-9-]+)(?: ([a-z0-9-]+))?$/;

/** The chains of a page by example, then by edition; the empty edition covers all that have no record of their own. */
type PageChains = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

export function chainsOf(page: PageId, chains: ChainsFile): PageChains {
  const out = new Map<string, Map<string, readonly string[]>>();
  for (const [key, chain] of Object.entries(chains)) {
    const [, example = '', edition = ''] = RECORD.exec(key) ?? [];
    const id = `${page}.${example}`;
    const chainByEdition = out.get(id) ?? new Map<string, readonly string[]>();
    out.set(id, chainByEdition.set(edition, chain));
  }
  return out;
}

export function withChains(clause: ClauseAst, chains: PageChains): ClauseAst {
  if (!clause.examples.some(({ id }) => chains.has(id))) return clause;
  const examples = clause.examples.map((example) => {
    const chainsOfExample = chains.get(example.id);
    return chainsOfExample === undefined ? example : { ...example, chains: chainsOfExample };
  });
  return { ...clause, examples };
}

export function checkChains(ast: PageAst, file: ValidDocument<ChainsFile>, editions: readonly EditionId[]): Diagnostic[] {
  const examples = new Set(ast.clauses.flatMap((clause) => clause.examples.map(({ id }) => id)));
  // If an example has no record, only that is reported: a renamed example also leaves its old record behind, and recording removes it.
  const recordedIds = new Set(Object.keys(file.value).map((key) => `${ast.id}.${RECORD.exec(key)?.[1] ?? ''}`));
  const isRecorded = ({ id, form }: ExampleAst): boolean => form !== 'judge' || recordedIds.has(id);
  if (!ast.clauses.every((clause) => clause.examples.every(isRecorded))) return [];
  const known = new Set<string>(editions);
  return Object.keys(file.value).flatMap((key): Diagnostic[] => {
    const [, example = '', edition] = RECORD.exec(key) ?? [];
    if (examples.has(`${ast.id}.${example}`) && (edition === undefined || known.has(edition))) return [];
    return [
      {
        code: 'chain-without-example',
        severity: 'warning',
        message: `There is no example for the recorded chain "${key}".`,
        ...(edition === undefined || known.has(edition) ? {} : { refersTo: [edition] }),
        found: key,
        expected: 'an example of the page, and an edition of rules/editions.json',
        hint: 'Record the chains again with `sightline build --accept`.',
        place: file.document.placeOf(`/${key}`, 'key'),
      },
    ];
  });
}
