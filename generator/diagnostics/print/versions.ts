/** Diagnostics of `sightline import --against`: what changed between two versions of a document. Its examples are invented, about tea. */
import type { Entries } from '../entry.ts';

export const VERSIONS = {
  'print-section-new': {
    title: 'New section',
    explanation:
      'The new version of a document has a section that the earlier one lacks. Write a clause for it, or find the one that states it.',
    example: { file: 'tea.md', wrong: '# Tea\n\nPour it.\n\n# Cake\n\nCut it.\n', earlier: '# Tea\n\nPour it.\n' },
  },
  'print-section-gone': {
    title: 'Section gone',
    explanation: 'A section of the earlier version is no longer printed. The clauses that cite it may no longer hold.',
    example: { file: 'tea.md', wrong: '# Tea\n\nPour it.\n', earlier: '# Tea\n\nPour it.\n\n# Cake\n\nCut it.\n' },
  },
  'print-section-moved': {
    title: 'Section under another heading',
    explanation:
      'A section has the same text under another heading or in another place. Correct the `sources` of the clauses that cite it.',
    example: {
      file: 'tea.md',
      wrong: '# Tea\n\nPour it.\n\n# Cakes\n\nCut it into as many pieces as there are guests.\n',
      earlier: '# Tea\n\nPour it.\n\n# Cake\n\nCut it into as many pieces as there are guests.\n',
    },
  },
  'print-section-numbers-changed': {
    title: 'Numbers of a section changed',
    explanation: 'Numbers or signs of a section differ from the earlier version. Write an erratum if the rule changed.',
    example: { file: 'tea.md', wrong: '# Tea\n\nPour 3 cups.\n', earlier: '# Tea\n\nPour 2 cups.\n' },
  },
  'print-section-words-changed': {
    title: 'Words of a section changed',
    explanation: 'Words of a section differ from the earlier version. Compare the clauses that cite it.',
    example: { file: 'tea.md', wrong: '# Tea\n\nPour it slowly.\n', earlier: '# Tea\n\nPour it at once.\n' },
  },
  'print-section-marks-changed': {
    title: 'Punctuation of a section changed',
    explanation: 'Only punctuation or capital letters of a section changed. The rule is most likely the same.',
    example: { file: 'tea.md', wrong: '# Tea\n\nPour it, then sit.\n', earlier: '# Tea\n\nPour it; then sit.\n' },
  },
  'print-key-new': {
    title: 'New key of the records',
    explanation:
      'Each record of the new version has a key that no record of the earlier one has, such as an `id`. Its values are not compared; look whether they matter.',
    example: {
      file: 'tea.json',
      wrong: '[{"title": "Tea", "text": "Pour it.", "id": "t1"}, {"title": "Cake", "text": "Cut it.", "id": "t2"}]',
      earlier: '[{"title": "Tea", "text": "Pour it."}, {"title": "Cake", "text": "Cut it."}]',
    },
  },
  'print-key-gone': {
    title: 'Key of the records gone',
    explanation: 'Each record of the earlier version has a key that no record of the new one has. Look whether its values matter.',
    example: {
      file: 'tea.json',
      wrong: '[{"title": "Tea", "text": "Pour it."}, {"title": "Cake", "text": "Cut it."}]',
      earlier: '[{"title": "Tea", "text": "Pour it.", "id": "t1"}, {"title": "Cake", "text": "Cut it.", "id": "t2"}]',
    },
  },
} as const satisfies Entries;
