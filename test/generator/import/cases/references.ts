import type { Case } from '../invented.ts';

const doc = (text: string) => ({ 'core.json': { TEA: text, CAKE: 'Cut it.' } });
const beforeText = 'TEA\t1\nCAKE\t2\nJAM\t3\n\nTEA\n\n';
const afterText = '\n\nCAKE\n\nCut it.\n\nJAM\n\nSpread it.';
const erratum = 'On page 9, the sixth sentence under Tea reads: "Nobody may lift the lid while the kettle sings its song."';

export const REFERENCES: readonly Case[] = [
  { code: 'print-page-reference', files: doc('Warm it (see Pots, p. 12).'), at: 'p. 12', clean: doc('Warm it (see Cake).') },
  {
    code: 'print-page-reference',
    files: doc('Warm it (see page 12 of this book).'),
    at: 'page 12',
    clean: doc('Warm it (see page 12 of the 2012 Teapot Rulebook).'),
  },
  {
    code: 'print-page-beyond-contents',
    files: { 'book.md': `${beforeText}The list stands on page 31.${afterText}` },
    at: 'page 31',
    clean: { 'book.md': `${beforeText}The list stands on page 2.${afterText}` },
  },
  {
    code: 'print-part-dangling',
    files: doc('More is told in Part 7 of the book.'),
    at: 'Part 7',
    clean: doc('More is told in part by the book.'),
  },
  { code: 'print-reference-external', files: doc('Warm it (see the Kettle Card).'), at: 'Kettle Card', clean: doc('Warm it (see Cake).') },
  {
    code: 'print-section-pointer',
    files: { 'guide.json': { 'Sweet things': 'See Cake', Cake: 'Cut all sweet things.' } },
    at: 'See Cake',
    clean: { 'guide.json': { 'Sweet things': 'See that the cake is cut.', Cake: 'Cut all sweet things.' } },
  },
  {
    code: 'print-pointer-dangling',
    files: { 'guide.json': { 'Sugar tongs': 'See Cake', Cake: 'Cut it.' } },
    at: 'See Cake',
    clean: { 'guide.json': { 'Sugar tongs': 'Use them twice.', Cake: 'Cut it.' } },
  },
  {
    code: 'print-figure-dangling',
    files: doc('Hold the cup as shown in Figure 3.'),
    at: 'Figure 3',
    clean: { 'book.md': '# Tea\n\nHold the cup as shown in Figure 3.\n\nFigure 3\n\nA hand and a cup.' },
  },
  {
    code: 'print-figure-without-picture',
    files: { 'book.md': '# Tea\n\nHold the cup.\n\nFigure 3\n\nA hand and a cup.' },
    at: 'Figure 3',
    clean: { 'book.md': '# Tea\n\nHold the cup as in Figure 3 of the old book.' },
  },
  {
    code: 'print-figure-without-picture',
    files: { 'book.md': '# Tea\n\nHold the cup.\n\n  **Figure 3**\n\nA hand and a cup.' },
    at: 'Figure 3**',
    clean: { 'book.md': '# Tea\n\nHold the cup as in Figure 3 of the old book.' },
  },
  {
    code: 'print-figure-out-of-place',
    files: { 'book.md': '# Tea\n\nHold the cup as in Figure 3.\n\n# Cake\n\nCut it.\n\nFigure 3\n\nA hand and a cup.' },
    at: 'Figure 3.',
    clean: { 'book.md': '# Tea\n\nHold the cup as in Figure 3.\n\nFigure 3\n\nA hand and a cup.\n\n# Cake\n\nCut it.' },
  },
  {
    code: 'print-erratum-by-page',
    files: { 'guide.json': { Changes: erratum } },
    at: 'On page 9, the sixth',
    clean: { 'guide.json': { Changes: 'Nobody may lift the lid while the kettle sings its song.' } },
  },
  {
    code: 'print-section-mixed',
    files: { 'guide.json': { Changes: `${erratum}\n\nA cup is a mug.` } },
    at: '"Changes"',
    clean: { 'guide.json': { Changes: erratum } },
  },
  {
    code: 'print-erratum-unapplied',
    files: { 'guide.json': { Changes: erratum }, 'core.json': { TEA: 'Anybody can lift the lid.' } },
    at: 'Nobody may lift',
    clean: { 'guide.json': { Changes: erratum }, 'core.json': { TEA: 'Nobody may lift the lid while the kettle sings its song.' } },
  },
  {
    code: 'print-erratum-applied',
    files: { 'guide.json': { Changes: erratum }, 'core.json': { TEA: 'Nobody may lift the lid while the kettle sings its song.' } },
    at: 'Nobody may lift',
    clean: { 'guide.json': { Changes: erratum }, 'core.json': { TEA: 'Anybody can lift the lid.' } },
  },
];
