import type { Entries } from './entry.ts';

const ERRATUM = 'rules/errata/guide-escape.json';
const GERMAN = 'rules/turns/escape.de.md';
/** A digest of no text here. The build accepts it; only `sightline coverage` reports it, as `translation-outdated`. */
const OUTDATED = 'sha256:000000000000';

export const ERRATA = {
  'publication-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown publication',
    explanation: 'An erratum belongs to a publication listed in rules/editions.json.',
    example: { file: ERRATUM, right: '"publication": "guide"', wrong: '"publication": "guides"' },
  },
  'document-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown document',
    explanation: 'The sources of a clause name documents that `documents` in rules/editions.json lists with their titles.',
    example: {
      file: 'rules/ground/bushes.json',
      right: '"core-rulebook-2014": "COVER"',
      wrong: '"core-rulebook": "COVER"',
    },
  },
  'erratum-target-unknown': {
    unknownName: 'not-of-definition',
    title: 'Erratum that amends an unknown clause or definition',
    explanation: 'The clause or definition that the erratum names is not in the book, or an earlier erratum removed it.',
    example: { file: ERRATUM, right: '"definition": "escapeOn"', wrong: '"definition": "escapeOm"' },
  },
  'erratum-digest-outdated': {
    title: 'Erratum for another text',
    explanation:
      'The digest in the heading of the amendment (`expects` in JSON) is not that of the present text: the text has changed since the erratum was written. Read the text again, adapt the erratum, then put in the digest that was found.',
    example: { file: ERRATUM, right: 'sha256:e82a', wrong: 'sha256:0000' },
  },
  'erratum-set-invalid': {
    title: 'Erratum that makes a definition invalid',
    explanation: 'With the fields that the erratum sets, the definition no longer has the shape of its kind.',
    example: { file: ERRATUM, right: '{ "value": 4 }', wrong: '{ "value": [4] }' },
  },
  'erratum-order-missing': {
    title: 'Two errata for one text or definition',
    explanation: 'Two errata of one publication change the text of the same clause, or the same definition. Give each another `order`.',
    example: {
      file: 'rules/errata/guide-escape-again.json',
      wrong: `{
  "id": "guide.escape-again",
  "kind": "erratum",
  "publication": "guide",
  "title": "Escape needs a 4",
  "source": "Guide, Escape",
  "why": "Said again.",
  "amends": [
    {
      "clause": "turns.escape.roll",
      "expects": "sha256:e82a8012fffd895a075ff6c6884f0618c7434bdbed88e272a7de7756c963d4d9",
      "text": "Roll a die: 4 or more escapes, unless the die shows a 1. Roll once."
    }
  ],
  "flips": []
}
`,
    },
  },
  'erratum-flips-outdated': {
    title: 'Erratum with outdated flips',
    explanation:
      '`flips` records the examples whose verdict the erratum changes. Record them with `sightline build --accept` and read the difference.',
    example: { file: ERRATUM, right: '"flips": ["turns.escape.roll#three"]', wrong: '"flips": []' },
  },
  'erratum-unnoticed': {
    title: 'Erratum that no example notices',
    explanation:
      'The erratum changes a definition and no verdict of an example. The finding prints the smallest position found whose verdict it changes, ready to paste as an example; where none is found, the changed definition may never act.',
    example: {
      file: 'rules/errata/guide-escape-again.md',
      wrong:
        '---\nid: guide.escape-again\npublication: guide\nsource: Guide, Escape\norder: 2\n---\n\n# Escape needs a 5\n\nA 4 no longer escapes.\n\n## turns.escape.roll {sha256:52bfc666ce90}\n\nRoll a die: 5 or more escapes, unless the die shows a 1.\n\n```set escapeOn\n{ "value": 5 }\n```\n',
    },
  },
  'variant-without-effect': {
    title: 'Variant that changes no rule',
    explanation:
      'A variant of a reading has blocks with its changes to definitions, which players can compare with the rules. Without any, it does nothing.',
    example: {
      file: 'rules/readings/rest.md',
      wrong:
        '# Rest\n\n## What a rest is {#rest}\n\nA rest is a turn.\n\n### Why\n\nThe text says so.\n\n### Settles\n\n- turns.escape.rest\n\n### Variant {#quick}\n\nA rest is a move.\n',
    },
  },
  'language-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown language',
    explanation: 'A translation is named `<page>.<language>.md`, with a language of rules/book.json other than the first.',
    example: { file: 'rules/turns/escape.fr.md', wrong: `# Fuite {${OUTDATED}}\n` },
  },
  'translation-example-forbidden': {
    title: 'Example in a translation',
    explanation: 'The page itself has the examples, and they are shown with every translation. Remove this one.',
    example: {
      file: GERMAN,
      wrong: `# Flucht {${OUTDATED}}\n\n## Wurf {#roll ${OUTDATED}}\n\nEs wird gewürfelt.\n\n\`\`\`example drei\nsays: Drei.\n\`\`\`\n`,
    },
  },
  'translation-text-missing': {
    title: 'Translated heading without its text',
    explanation: 'The clause would be shown without its rule. Write the text, or remove the heading.',
    example: { file: GERMAN, wrong: `# Flucht {${OUTDATED}}\n\n## Wurf {#roll ${OUTDATED}}\n` },
  },
  'translation-digest-missing': {
    title: 'Translation without a digest',
    explanation:
      'Every heading of a translation ends with the digest of the text it was made from, so that a change of that text is noticed.',
    example: { file: GERMAN, wrong: '# Flucht\n' },
  },
  'translation-digest-malformed': {
    title: 'Malformed digest of a translation',
    explanation: 'A digest is `sha256:` and at least twelve hexadecimal digits.',
    example: { file: GERMAN, wrong: '# Flucht {sha256:0000}\n' },
  },
  'translation-outdated': {
    title: 'Outdated translation',
    explanation: 'The text has changed since the translation was made. Adapt the translation, then put in the digest of the present text.',
    example: { file: GERMAN, wrong: `# Flucht {${OUTDATED}}\n` },
  },
} as const satisfies Entries;
