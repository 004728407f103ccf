import type { Change } from '../../fixtures/edited-small-book.ts';

export const ERRATUM = 'rules/errata/guide-rest.md';

export const newErratum = (
  amendments: string,
  { path = ERRATUM, frontMatter = 'id: guide.rest\npublication: guide\nsource: Guide, A rest' } = {},
): Change => ({
  path,
  text: `---\n${frontMatter}\n---\n\n# A rest heals at once\n\nA rest heals without a turn of the game.\n\n${amendments}`,
});

/** `heading` is the id of the clause and the digest of its present text, as in `turns.escape.rest {sha256:4fcf8cc2932a}`. */
export const amendedText = (heading: string, text: string): string => `## ${heading}\n\n${text}\n`;

/** An amended text without a mistake. */
export const NEW_TEXT = amendedText('turns.escape.rest {sha256:4fcf8cc2932a}', 'Whoever has rested heals at once.');

/** A fenced block: `set DEFINITION` or `add` with JSON, or `remove DEFINITION`. */
export const block = (head: string, json?: string): string => `\`\`\`${head}\n${json === undefined ? '' : `${json}\n`}\`\`\`\n`;

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

export const condition = (text: string): Change => ({
  path: 'rules/ground/bushes.json',
  replace: CONDITION,
  with: `"if": "${text}"`,
});

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

export const fieldOfPublication = (field: string): Change => ({
  path: 'rules/editions.json',
  replace: '{ "id": "guide", "title": "Guide",',
  with: `{ "id": "guide", "title": "Guide", ${field},`,
});

/** A publication after the others, which makes the edition `latest`. */
export const ADDENDUM: Change = {
  path: 'rules/editions.json',
  replace: '"says": "With every erratum." }',
  with: '"says": "With the guide." },\n    { "id": "addendum", "title": "Addendum", "edition": "latest", "editionTitle": "Latest", "says": "With every erratum." }',
};

export const redirect = (field: string): Change => ({
  path: 'rules/book.json',
  replace: '"languages"',
  with: `"renamed": { ${field} },\n  "languages"`,
});

/** Adds parameters, and compares the range of a line with each of them. */
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
