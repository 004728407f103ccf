/** Diagnostics of `sightline import`: the shape of a data file, and characters that are no text. Its examples are invented, about tea. */
import type { Entries } from '../entry.ts';

export const SHAPE = {
  'print-section-bare': {
    title: 'Section that is a bare text',
    explanation:
      'The other sections of the file are records with a language. The text is read; a program that expects a record may lose it.',
    example: { file: 'core.json', wrong: '{"TEA": "Pour it.", "CAKE": {"english": "Cut it."}}' },
  },
  'print-letter-lost': {
    title: 'Letter lost in an encoding',
    explanation: 'The replacement character is in place of a letter that could not be decoded. Restore it from another copy.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Caf�."\n }\n}' },
  },
  'print-character-control': {
    title: 'Invisible control character',
    explanation:
      'The text contains a character that is not visible, such as one that changes the direction of writing. It is left out of what is stored.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour \u202eslowly."\n }\n}' },
  },
  'print-markup-in-text': {
    title: 'Markup or a sign of a program in a text',
    explanation:
      'The text contains HTML, an entity such as `&nbsp;`, a link that would run a script, or `\\n` for a line break. It is never run.',
    example: { file: 'core.json', wrong: '{\n "TEA": {\n  "english": "Pour <b>slowly."\n }\n}' },
  },
  'print-flag-missing': {
    title: 'Flag of a nested section missing',
    explanation:
      'A section that holds others lacks the flag `isNested` that the published app of the game sets. The sections are read all the same.',
    example: {
      file: 'core.json',
      wrong: '{\n "TEA": {\n  "rules": {\n   "GREEN": {\n    "english": "Pour the tea before the cake is cut."\n   }\n  }\n }\n}',
    },
  },
  'print-rules-missing': {
    title: 'Sections without the key for sections',
    explanation: 'A section holds others without the key `rules` that the published app of the game uses. They are read all the same.',
    example: {
      file: 'core.json',
      wrong:
        '{\n "TEA": {\n  "GREEN": {\n   "english": "Pour the tea before the cake is cut."\n  },\n  "BLACK": {\n   "english": "Steep it longer."\n  }\n }\n}',
    },
  },
  'print-section-textless': {
    title: 'Section without text in any language',
    explanation: 'A record has no key with a text. Nothing is read from it.',
    example: { file: 'core.json', wrong: '{"TEA": {"english": "Pour."}, "CAKE": {"picture": "cup"}}' },
  },
  'print-value-wrong-shape': {
    title: 'Value that is no text',
    explanation: 'A value is neither a text nor a group of sections. It is left out.',
    example: { file: 'core.json', wrong: '{"TEA": {"english": "Pour."}, "CAKE": 7}' },
  },
} as const satisfies Entries;
