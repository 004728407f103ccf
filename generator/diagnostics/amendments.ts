/** Diagnostics of the Markdown of errata and readings, and of placeholders that commands leave in errata and examples. */
import { NEW_ERRATUM_WHY } from '../placeholders.ts';
import type { Entries } from './entry.ts';

const ERRATUM = 'rules/errata/guide-rest.md';
const READINGS = 'rules/readings/rest.md';

const FRONT_MATTER = '---\nid: guide.rest\npublication: guide\nsource: Guide, A rest\n---\n\n';
const TITLE_AND_REASON = '# A rest heals\n\nA rest heals at once.\n\n';
const READING = '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn without an action.\n\n';

export const AMENDMENTS = {
  'front-matter-missing': {
    title: 'Erratum without front matter',
    explanation: 'An erratum begins with a line of `---`, then `id`, `publication` and `source`, one a line, then another `---`.',
    example: { file: ERRATUM, wrong: TITLE_AND_REASON },
  },
  'front-matter-unclosed': {
    title: 'Front matter without an end',
    explanation: 'A second line of `---` ends the front matter. Without it the text below would be read as fields.',
    example: { file: ERRATUM, wrong: FRONT_MATTER.replace('\n---\n\n', '\n') + TITLE_AND_REASON },
  },
  'front-matter-line-malformed': {
    title: 'Malformed line of the front matter',
    explanation: 'A field is `key: text` on one line; a list has its entries on lines of their own, each after `- `.',
    example: { file: ERRATUM, wrong: FRONT_MATTER.replace('source:', 'source') + TITLE_AND_REASON },
  },
  'front-matter-key-duplicate': {
    title: 'Field used twice in the front matter',
    explanation: 'Every field has one value. Remove one of the lines.',
    example: { file: ERRATUM, wrong: FRONT_MATTER.replace('source:', 'publication: guide\nsource:') + TITLE_AND_REASON },
  },
  'amendment-heading-malformed': {
    title: 'Heading of an erratum that names no clause',
    explanation:
      'Below a heading of level 2 is the new text of the clause that it names: `## area.page.clause {sha256:…}`, with the digest of the text before.',
    example: { file: ERRATUM, wrong: `${FRONT_MATTER}${TITLE_AND_REASON}## The rest\n\nWhoever rests heals.\n` },
  },
  'erratum-digest-missing': {
    title: 'New text without the digest of the old',
    explanation:
      'The heading of a new text ends with the digest of the text before, so that a change of that text is noticed. The finding reports the digest to put in.',
    example: { file: ERRATUM, wrong: `${FRONT_MATTER}${TITLE_AND_REASON}## turns.escape.rest\n\nWhoever has rested heals at once.\n` },
  },
  'text-placeholder': {
    title: 'Text that a command wrote or a warning proposed',
    explanation:
      'What `sightline erratum` writes, and the example in the warning about an unnoticed erratum, contain a sentence for the editor to replace. Players would read it as it is.',
    example: {
      file: 'rules/errata/guide-escape.json',
      right: '"why": "A 2 or a 3 no longer escapes."',
      wrong: `"why": "${NEW_ERRATUM_WHY}"`,
    },
  },
  'amendment-block-unknown': {
    unknownName: 'not-of-definition',
    title: 'Block that does not change a definition',
    explanation: 'In errata and variants a code block is `set DEFINITION`, `add` or `remove DEFINITION`. Any other would have no effect.',
    example: { file: ERRATUM, wrong: `${FRONT_MATTER}${TITLE_AND_REASON}\`\`\`sets escapeOn\n{ "value": 4 }\n\`\`\`\n` },
  },
  'amendment-block-unclosed': {
    title: 'Block without an end',
    explanation: 'The block has no closing fence, so all text below would be part of it. Close it with three backticks on a line.',
    example: { file: ERRATUM, wrong: `${FRONT_MATTER}${TITLE_AND_REASON}\`\`\`set escapeOn\n{ "value": 4 }\n` },
  },
  'amendment-block-nested': {
    title: 'Block inside a list or quotation',
    explanation: 'Blocks that change definitions begin at the margin. Inside a list or quotation a block is part of the text.',
    example: { file: ERRATUM, wrong: `${FRONT_MATTER}${TITLE_AND_REASON}> \`\`\`set escapeOn\n> { "value": 4 }\n> \`\`\`\n` },
  },
  'amendment-block-misplaced': {
    title: 'Block of a reading outside its variants',
    explanation: 'A reading changes nothing: only its variants (`### Variant {#id}`) have blocks that change definitions.',
    example: { file: READINGS, wrong: `${READING}\`\`\`set escapeOn\n{ "value": 4 }\n\`\`\`\n\n### Why\n\nIt is so.\n` },
  },
  'amendment-block-unnamed': {
    title: 'Block that names no definition',
    explanation: '`set` and `remove` are followed by the id of a definition. `add` is not: the definition has its id in the JSON.',
    example: { file: ERRATUM, wrong: `${FRONT_MATTER}${TITLE_AND_REASON}\`\`\`set\n{ "value": 4 }\n\`\`\`\n` },
  },
  'amendment-block-body': {
    title: 'Removal with fields',
    explanation: '`remove DEFINITION` takes a definition out whole: its block is empty. `set DEFINITION` changes fields of it.',
    example: { file: ERRATUM, wrong: `${FRONT_MATTER}${TITLE_AND_REASON}\`\`\`remove escapeOn\n{ "value": 4 }\n\`\`\`\n` },
  },
  'reading-section-duplicate': {
    title: 'Section of a reading used twice',
    explanation: 'A reading has one section `Why` and one section `Settles`. The text of the second would be lost: join the two.',
    example: { file: READINGS, wrong: `${READING}### Why\n\nIt is so.\n\n### Why\n\nIt was so.\n\n### Settles\n\n- turns.escape.rest\n` },
  },
  'reading-text-misplaced': {
    title: 'Text beside the clauses that a reading settles',
    explanation:
      'The section `Settles` is a list of the ids of clauses, one a line, without links; other text would be shown nowhere. Move it below the heading of the reading, or into the section `Why`.',
    example: { file: READINGS, wrong: `${READING}### Why\n\nIt is so.\n\n### Settles\n\n- turns.escape.rest\n\nThat settles it.\n` },
  },
  'reading-section-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown section of a reading',
    explanation: 'A reading has its text and the sections `Why`, `Settles` and `Variant {#id}`, each with a heading of level 3.',
    example: { file: READINGS, wrong: `${READING}### Reason\n\nIt is so.\n` },
  },
} as const satisfies Entries;
