/** Published data has `isNested: true` where `rules` holds sections. */
import type { Case } from '../invented.ts';

const tea = 'Pour the tea before the cake is cut.';

export const SHAPE: readonly Case[] = [
  {
    code: 'print-section-bare',
    files: { 'core.json': '{"TEA": "Pour it.", "CAKE": {"english": "Cut it."}}' },
    at: '"Pour it."',
    clean: { 'core.json': { TEA: 'Pour it.', CAKE: 'Cut it.' } },
  },
  {
    code: 'print-rules-missing',
    files: { 'core.json': { TEA: { GREEN: { english: tea }, BLACK: { english: 'Steep it longer.' } } } },
    at: '{',
    clean: { 'core.json': { TEA: { rules: { GREEN: { english: tea } }, isNested: true } } },
  },
  {
    code: 'print-flag-missing',
    files: { 'core.json': { TEA: { rules: { GREEN: { english: tea } } } } },
    at: '"TEA"',
    clean: { 'core.json': { TEA: { rules: { GREEN: { english: tea } }, isNested: true } } },
  },
  {
    code: 'print-value-wrong-shape',
    files: { 'core.json': '{"TEA": {"english": "Pour."}, "CAKE": 7}' },
    at: '7',
    clean: { 'core.json': { TEA: tea } },
  },
  {
    code: 'print-section-textless',
    files: { 'core.json': '{"TEA": {"english": "Pour."}, "CAKE": {"picture": "cup"}}' },
    at: '{"picture"',
    clean: { 'core.json': { TEA: tea } },
  },
  {
    code: 'print-section-empty',
    files: { 'core.json': { TEA: tea, CAKE: '' } },
    at: '"CAKE"',
    clean: { 'core.json': { TEA: tea, CAKE: 'Cut.' } },
  },
  {
    code: 'print-markup-in-text',
    files: { 'core.json': { TEA: 'Pour <b>slowly.' } },
    at: '<b>slowly',
    clean: { 'core.json': { TEA: 'Pour if 3 < 4 cups are full.' } },
  },
  {
    code: 'print-character-control',
    files: { 'core.json': { TEA: 'Pour \u202eslowly.' } },
    at: '\u202e',
    clean: { 'core.json': { TEA: 'Pour\n\tslowly.' } },
  },
  { code: 'print-letter-lost', files: { 'core.json': { TEA: 'Caf\ufffd.' } }, at: '\ufffd', clean: { 'core.json': { TEA: 'Café.' } } },
  {
    code: 'print-items-on-one-line',
    files: { 'web.txt': 'TEA\n\nYou need these:\n• a cup • a spoon' },
    at: '• a spoon',
    clean: { 'web.txt': 'TEA\n\nYou need these:\n• a cup\n• a spoon' },
  },
  {
    code: 'print-item-irregular',
    files: { 'web.txt': 'TEA\n\nYou need these:\n•  a cup\n• a spoon' },
    at: '•  a cup',
    clean: { 'web.txt': 'TEA\n\nYou need these:\n• a cup\n• a spoon' },
  },
  {
    code: 'print-list-runs-on',
    files: { 'web.txt': 'TEA\n\n• a cup\n• a spoon\nThen sit down.\n\nAnd wait.' },
    at: '',
    clean: { 'web.txt': 'TEA\n\n• a cup\n• a spoon\n\nThen sit down.\n\nAnd wait.' },
  },
  {
    code: 'print-item-split',
    files: { 'web.txt': 'TEA\n\nScore these:\n• Empty cups.\n\tEach is worth a point.' },
    at: '',
    clean: { 'web.txt': 'TEA\n\nScore these:\n• Empty cups. Each is worth a point.' },
  },
  {
    code: 'print-heading-near',
    files: {
      'web.txt':
        'KITCHEN\nIt has:\n• Teacups\n• Spoons\n• Kettle\n• Sauccers\n\nTEACUPS\nOf clay.\n\nSPOONS\nOf tin.\n\nKETTLE\nOf iron.\n\nSAUCERS\nFlat.',
    },
    at: 'Sauccers',
    clean: {
      'web.txt':
        'KITCHEN\nIt has:\n• Teacups\n• Spoons\n• Kettle\n• Saucers\n\nTEACUPS\nOf clay.\n\nSPOONS\nOf tin.\n\nKETTLE\nOf iron.\n\nSAUCERS\nFlat.',
    },
  },
  {
    code: 'print-table-broken',
    files: { 'book.md': 'TEA\n\nHow long.\n\nTimes\n\nGreen\tx\t2\t3\t4\n\nGreen\tx\t2\t3\t4\n\nBlack\tx\t5\t6' },
    at: 'Green\tx',
    clean: { 'book.md': 'TEA\n\nHow long.\n\nTimes\n\nGreen\tx\t2\t3\t4\n\nWhite\tx\t1\t2\t3\n\nBlack\tx\t5\t6\t7' },
  },
  {
    code: 'print-symbol-foreign',
    files: { 'book.md': 'TEA\n\nHow long.\n\nTimes\n\nGreen\tx\t☆\t3\n\nGreen\tx\t☆\t3\n\nBlack\tx\t5\t6\n\nA ✿ means a minute.' },
    at: '✿',
    clean: { 'book.md': 'TEA\n\nHow long.\n\nTimes\n\nGreen\tx\t☆\t3\n\nGreen\tx\t☆\t3\n\nBlack\tx\t5\t6\n\nA ☆ means a minute.' },
  },
  {
    code: 'print-paragraph-broken',
    files: { 'book.md': 'TEA\n\nPour it slowly over\n\nthe leaves in the pot.' },
    at: 'the leaves',
    clean: { 'book.md': 'TEA\n\nPour it slowly.\n\nthe end' },
  },
  {
    code: 'print-page-furniture',
    files: { 'web.txt': 'TEA\nPour it.\n\n  Leave a Reply' },
    at: 'Leave a Reply',
    clean: { 'web.txt': 'TEA\nPour it.\n\nLeave a reply to nobody unanswered.' },
  },
];
