/** Diagnostics of files that cannot be read, or that do not conform to their schema. */
import type { Entries } from './entry.ts';

export const SOURCES = {
  'file-stray': {
    title: 'File that belongs to nothing',
    explanation:
      'A file under rules/ has one of the names that rules/README.md lists. A file with another name would not be read. Rename it, or move it elsewhere.',
    example: { file: 'rules/turns/escape.ask.json', wrong: '{}\n' },
  },
  'file-duplicate': {
    title: 'Page of a pack in place of one of the rulebook',
    explanation:
      'A pack adds pages to the rulebook and replaces none of them. Give the page another name, or change the page of the rulebook itself.',
    example: { file: 'rules/packs/cards/turns/escape.md', wrong: '# Escape\n\nAnother text.\n' },
  },
  'pack-misnamed': {
    title: 'Pack with another id than its folder',
    explanation: 'The id of a pack is the name of its folder under rules/packs/. Rename the folder, or correct `id` in its pack.json.',
    example: {
      file: 'rules/packs/cards/pack.json',
      wrong: '{ "id": "card", "title": "Cards", "says": "Cards for tests.", "pages": ["cards.one"] }\n',
    },
  },
  'source-misencoded': {
    title: 'File that is not UTF-8',
    explanation: 'The file has bytes of another encoding, often Latin-1. Save it as UTF-8 and check the letters outside of ASCII.',
    example: { file: 'rules/turns/escape.md', right: 'Whoever has rested', wrong: 'Whoever, na\ufffdve or not, has rested' },
  },
  'source-control-character': {
    title: 'Invisible control character in a text',
    explanation:
      'A text has a character that is neither visible nor a space, tab or line break, mostly by a mistake of an editor or a copy. Delete it.',
    example: { file: 'rules/turns/escape.md', right: 'Whoever has rested', wrong: 'Whoever\u0000has rested' },
  },
  'source-conflict': {
    title: 'Text with a conflict of Git',
    explanation:
      'Git could not merge two versions of a text and has written both, with lines of <<<<<<< and >>>>>>> around them. Keep one.',
    example: {
      file: 'rules/turns/escape.md',
      right: 'Whoever has rested heals.',
      wrong: '<<<<<<< HEAD\nWhoever has rested heals.\n=======\nWhoever rests heals.\n>>>>>>> branch',
    },
  },
  'file-missing': {
    title: 'Missing file',
    explanation: 'A file that every rulebook or every pack needs does not exist. Create it; rules/README.md describes what it contains.',
    example: { file: 'rules/editions.json' },
  },
  'source-too-large': {
    title: 'File too large',
    explanation: 'The file has more characters, values or markup than the compiler reads. Split it into several files.',
    example: { file: 'rules/readings/long.json', wrong: ' '.repeat(6_000_000) },
  },
  'json-syntax': {
    title: 'Invalid JSON',
    explanation: 'The file is not JSON. The finding points at the first character that does not fit and lists what may be in its place.',
    example: { file: 'rules/editions.json', right: '"default": "current",', wrong: '"default": "current"' },
  },
  'json-duplicate-key': {
    title: 'Key used twice in an object',
    explanation: 'JSON readers keep only one of two equal keys, so one of the values would be lost. Remove or rename one of them.',
    example: { file: 'rules/editions.json', right: '"default": "current",', wrong: '"default": "current", "default": "original",' },
  },
  'json-forbidden-key': {
    title: 'Reserved key',
    explanation: 'Keys such as `__proto__` have a meaning in JavaScript and are not accepted in data. Choose another name.',
    example: { file: 'rules/readings/bushes.json', right: '"kind": "reading",', wrong: '"kind": "reading", "__proto__": {},' },
  },
  'json-too-deep': {
    title: 'JSON nested too deeply',
    explanation: 'Lists and objects are nested more deeply than any rule needs. Check for brackets that are not closed.',
    example: { file: 'rules/readings/deep.json', wrong: `${'['.repeat(400)}${']'.repeat(400)}` },
  },
  'json-number-too-large': {
    title: 'Number too large for JSON readers',
    explanation: 'JSON readers turn a number above about 1.8e308, or below its negative, into infinity. Write one nearer to zero.',
    example: { file: 'rules/ground/bushes.json', right: '"modifier": 1', wrong: '"modifier": 1e999' },
  },
  'markdown-too-deep': {
    title: 'Markdown nested too deeply',
    explanation: 'Lists or quotes are nested more deeply than a page can show. Use fewer levels.',
    example: { file: 'rules/turns/escape.md', right: 'Whoever has rested heals.', wrong: `${'> '.repeat(60)}Whoever has rested heals.` },
  },
  'field-unknown': {
    unknownName: 'not-of-definition',
    title: 'Unknown field',
    explanation: 'The schema of this file has no such field, so it would have no effect. Correct its name, or remove it.',
    example: { file: 'rules/readings/bushes.json', right: '"title": "Bushes', wrong: '"titel": "Bushes' },
  },
  'field-missing': {
    title: 'Missing field',
    explanation: 'The schema requires a field that is not in the object. Add it.',
    example: { file: 'rules/readings/bushes.json', right: '  "title": "Bushes under the attacker",\n', wrong: '' },
  },
  'value-unknown': {
    unknownName: 'not-of-definition',
    title: 'Value that is not on the list',
    explanation: 'The schema lists the values that are allowed here. Use one of them.',
    example: { file: 'rules/ground/bushes.json', right: '"along": "worst"', wrong: '"along": "worse"' },
  },
  'value-wrong-type': {
    title: 'Value of the wrong type',
    explanation: 'The value has another JSON type than the schema asks for: a string in place of a number, for example.',
    example: { file: 'rules/ground/bushes.json', right: '"modifier": 1', wrong: '"modifier": true' },
  },
  'value-wrong-form': {
    title: 'Text of the wrong form',
    explanation: 'The text must match a pattern, as ids, dates and digests do. The finding prints the pattern.',
    example: { file: 'rules/ground/bushes.json', right: '"page": "ground.bushes"', wrong: '"page": "Ground Bushes"' },
  },
  'value-wrong-shape': {
    title: 'Value of the wrong shape',
    explanation: 'The value has the right type but breaks a limit of the schema, such as the least number of entries in a list.',
    example: { file: 'rules/readings/bushes.json', right: '"clauses": ["ground.bushes.label"]', wrong: '"clauses": []' },
  },
} as const satisfies Entries;
