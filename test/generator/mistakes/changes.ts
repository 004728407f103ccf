/** Changes of the small book that several mistakes have in common. */
import type { Change } from '../../fixtures/edited-small-book.ts';

export const ERRATUM = 'rules/errata/guide-rest.md';

/** A new erratum with these amendments: texts and blocks. */
export const newErratum = (
  amendments: string,
  { frontMatter = 'id: guide.rest\npublication: guide\nsource: Guide, A rest' } = {},
): Change => ({
  path: ERRATUM,
  text: `---\n${frontMatter}\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n${amendments}`,
});

/** A new text of a clause, below a heading of its id and the digest of the present text. */
export const amendedText = (heading: string, text: string): string => `## ${heading}\n\n${text}\n`;

/** An amended text without a mistake. */
export const NEW_TEXT = amendedText('turns.escape.rest {sha256:4fcf8cc2932a}', 'Whoever has rested heals at once.');

/** A fenced block: `set DEFINITION` or `add` with JSON, or `remove DEFINITION`. */
export const block = (head: string, json?: string): string => `\`\`\`${head}\n${json === undefined ? '' : `${json}\n`}\`\`\`\n`;

/** One more amendment, in JSON, of the erratum that the small book has. */
export const addedAmendment = (json: string): Change => {
  const amendment = '{ "definition": "escapeOn", "set": { "value": 4 } }';
  return { path: 'rules/errata/guide-escape.json', replace: amendment, with: `${amendment}, ${json}` };
};

export const READING = 'rules/readings/rest.md';

/** A new reading without a mistake, except in the given parts. */
export const newReading = ({
  heading = '## What a rest is {#rest}',
  why = '### Why\n\nThe text says so.\n\n',
  settles = '### Settles\n\n- turns.escape.rest\n',
  variants = '',
}): Change => ({
  path: READING,
  text: `# Rest\n\n${heading}\n\nA rest is a turn without an action.\n\n${why}${settles}${variants === '' ? '' : `\n${variants}`}`,
});

const CONDITION = '"if": "square.thick && line.level"';

/** Another condition of a restriction, as the text of a JSON string. */
export const condition = (text: string): Change => ({
  path: 'rules/ground/bushes.json',
  replace: CONDITION,
  with: `"if": "${text}"`,
});

/** A further field of the restriction that has `CONDITION`. */
export const fieldOfRestriction = (field: string): Change => ({
  path: 'rules/ground/bushes.json',
  replace: CONDITION,
  with: `${CONDITION},\n      ${field}`,
});

export const addedDefinition = (json: string): Change => ({
  path: 'rules/ground/bushes.json',
  replace: '  "definitions": [\n',
  with: `  "definitions": [\n    ${json},\n`,
});

/** A further field in the data of the clause `turns.escape.roll`. */
export const fieldOfClause = (field: string): Change => ({
  path: 'rules/turns/escape.json',
  replace: '"kind": "procedure",',
  with: `"kind": "procedure",\n      ${field},`,
});

/** A further field of the publication `guide`. */
export const fieldOfPublication = (field: string): Change => ({
  path: 'rules/editions.json',
  replace: '{ "id": "guide", "title": "Guide",',
  with: `{ "id": "guide", "title": "Guide", ${field},`,
});

/** Redirects of former ids, as fields of a JSON object. */
export const redirect = (field: string): Change => ({
  path: 'rules/book.json',
  replace: '"languages"',
  with: `"renamed": { ${field} },\n  "languages"`,
});

/** Parameters, each with its value and clauses, that the range of a line is compared with. */
export const parametersOfRange = (
  ...parameters: readonly (readonly [name: string, value: number, ...clauses: readonly string[]])[]
): readonly Change[] => [
  ...parameters.map(([id, value, ...clauses]) => addedDefinition(JSON.stringify({ id, kind: 'parameter', type: 'int', value, clauses }))),
  {
    path: 'rules/ground/bushes.json',
    replace: '"is": "line.columns == 0 || line.rows == 0"',
    with: `"is": "line.columns == 0 || line.rows == 0 || ${parameters.map(([id]) => `line.range > ${id}`).join(' || ')}"`,
  },
];
