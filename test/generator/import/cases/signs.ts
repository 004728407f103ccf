/** Invented documents with wrong or missing signs, icons, quotation marks and blanks. */
import type { Case } from '../invented.ts';

const one = (text: string) => ({ 'core.json': { TEA: text } });
const book = (text: string) => ({ 'book.md': `# Tea\n\n${text}` });

export const SIGNS: readonly Case[] = [
  {
    code: 'print-comma-for-stop',
    files: { 'book.md': '# Tea\n\nNobody may pour yet,\nYou may stir it.' },
    at: ',',
    clean: { 'book.md': '# Tea\n\nNobody may pour yet,\nbut you may stir it.' },
  },
  {
    code: 'print-sign-lost',
    files: one('After each cup modify your thirst by 2 (minimum 1).'),
    at: 'modify your thirst by 2',
    clean: one('After each cup modify your thirst by -2 (minimum 1).'),
  },
  {
    code: 'print-dice-bare',
    files: one('On a roll of 3 3 the pot boils over.'),
    at: '3 3',
    clean: one('On a roll of 3 the pot boils 3 cups.'),
  },
  { code: 'print-blank-run', files: one('Every cup    has a saucer.'), at: '    has', clean: one('Every cup has a saucer.') },
  {
    code: 'print-symbol-lost',
    files: book('Cups marked with the  symbol are chipped.'),
    at: '  symbol',
    clean: book('Cups marked with the |tiny| symbol are chipped.'),
  },
  {
    code: 'print-symbol-lost',
    files: {
      ...book('Wash all cups that are marked with the  symbol before tea.'),
      'core.json': { CUPS: 'Wash all cups that are marked with the |tiny| symbol before tea.' },
    },
    at: '  symbol',
    clean: book('Choose a cup (or a mug) for tea.'),
  },
  { code: 'print-icon-unknown', files: one('Each |teapot| pours once.'), at: '|teapot|', clean: one('Each |ko| pours once.') },
  { code: 'print-icon-foreign', files: one('Each |threed| pours once.'), at: '|threed|', clean: one('Each |ko| pours once.') },
  { code: 'print-icon-without-legend', files: one('Each |ko| pours once.'), at: '|ko|', clean: one('Each pot pours once.') },
  {
    code: 'print-icon-and-word',
    files: one('Each |tiny| tiny pot pours once.'),
    at: '|tiny| tiny',
    clean: one('Each |tiny| pot pours once.'),
  },
  { code: 'print-symbol-same', files: book('A cup with ☂ or ☂ stays dry.'), at: '☂ or ☂', clean: book('A cup with ☂ or ☀ stays dry.') },
  { code: 'print-pictograph', files: book('A cup with ☂ stays dry.'), at: '☂', clean: book('A cup with → points east.') },
  {
    code: 'print-icon-as-number',
    files: {
      ...book('Turn the pot until its 10 mark shows and put it back on the stove.'),
      'core.json': { TEA: 'Turn the pot until its |ko| mark shows and put it back on the stove.' },
    },
    in: 'book.md',
    at: '10 mark',
    clean: {
      ...book('Turn the pot until its |ko| mark shows and put it back on the stove.'),
      'core.json': { TEA: 'Turn the pot until its |ko| mark shows and put it back on the stove.' },
    },
  },
  {
    code: 'print-icon-ambiguous',
    files: {
      'core.json': { TEA: 'Fill the big pot up to the |tiny| mark with water. Heat the small pan down to the |tiny| line with milk.' },
      ...book('Fill the big pot up to the ☂ mark with water. Heat the small pan down to the ☀ line with milk.'),
    },
    at: '|tiny| mark',
    clean: {
      'core.json': { TEA: 'Fill the big pot up to the |tiny| mark with water. Heat the small pan down to the |tiny| line with milk.' },
      ...book('Fill the big pot up to the ☂ mark with water. Heat the small pan down to the ☂ line with milk.'),
    },
  },
  { code: 'print-blank-leading', files: one(' Pour it.'), at: ' Pour', clean: one('Pour it. ') },
  { code: 'print-apostrophe-wrong', files: one('The pot‘s lid is hot.'), at: 't‘s lid', clean: one('The pot’s lid is ‘hot’.') },
  { code: 'print-blank-after-slash', files: one('A cup/ mug will do.'), at: 'p/ mug', clean: one('A cup/mug will do, or / alone.') },
  { code: 'print-blank-odd', files: one('Pour\u00a0it.'), at: '\u00a0it', clean: one('Pour it.') },
  { code: 'print-placeholder', files: one('Pour {kind of tea} slowly.'), at: '{kind', clean: one('Pour (any tea) slowly.') },
  { code: 'print-short-form', files: one('Hot drinks (ie, tea) burn.'), at: 'ie,', clean: one('Hot drinks (i.e., tea) burn.') },
  {
    code: 'print-semicolon',
    files: one('Fill the pot. If the water boils; lift the lid.'),
    at: 'If the water',
    clean: one('Fill the pot; if the water boils, lift the lid.'),
  },
  {
    code: 'print-blank-missing',
    files: one('Fill the big pot.Then pour the tea.'),
    at: '.Then pour',
    clean: one('Fill the pot of www.Tea.example. Then pour v2.Tea and S.H.I.E.L.D. tea.'),
  },
  {
    code: 'print-blank-missing',
    files: one('Fill the pot,then pour the tea.'),
    at: ',then pour',
    clean: one('Fill 1,000 pots, then pour the tea.'),
  },
  {
    code: 'print-blank-missing',
    files: one('Fill the pot(never a cup) with tea.'),
    at: '(never a cup',
    clean: one('Fill the pot(s) with tea.'),
  },
  {
    code: 'print-blank-missing',
    files: one('Bring two cups– one of them is mine.'),
    at: '– one',
    clean: one('Bring two cups – 3–4 of them – or cups—all mine.'),
  },
  { code: 'print-blank-before-mark', files: one('Fill the pot , then pour.'), at: ' , then', clean: one('Fill the pot, then pour ...') },
  { code: 'print-blank-after-sign', files: one('Raise the heat by + 2 at once.'), at: '+ 2', clean: one('Raise it by +2; 3 + 2 is 5.') },
  {
    code: 'print-sentence-lower-case',
    files: one('Fill the pot to the brim. the host may pour.'),
    at: 'the host',
    clean: one('Fill the pots, cups etc. the host has. The host may pour.'),
  },
  { code: 'print-stop-doubled', files: one('Pour it,. Stir it.'), at: ',. Stir', clean: one('Pour it, stir it, etc., and sit.') },
  {
    code: 'print-brackets-unbalanced',
    files: one('1) Pour it (slowly. Sit.'),
    at: '(slowly',
    clean: one('1) Pour it. 2) Sit :) a) or stand.'),
  },
  { code: 'print-break-irregular', files: one('Pour it.\n\n\tStir it.'), at: '\\n\\n\\tStir', clean: one('Pour it.\n\tStir it.') },
  { code: 'print-stop-doubled', files: one('Pour it.. Stir it.'), at: '.. Stir', clean: one('Pour it... Stir it.') },
  {
    code: 'print-quotes-unbalanced',
    files: one('The host says: "Pour it.\n\nThen all sit.'),
    at: '\\"Pour',
    clean: one('The host says: "Pour it."\n\nThen all sit.'),
  },
  { code: 'print-brackets-unbalanced', files: one('Pour it (slowly. All sit.'), at: '(slowly', clean: one('Pour it (slowly). All sit.') },
  {
    code: 'print-quotes-mixed',
    files: { 'core.json': { TEA: 'We say "pour".', CAKE: 'We say “cut”.' } },
    at: '“cut',
    clean: { 'core.json': { TEA: 'We say “pour”.', CAKE: 'We say “cut”.' } },
  },
  {
    code: 'print-quotes-stops-mixed',
    files: one('We say "pour". We say "stir". We say "drink."'),
    at: '.\\"',
    clean: one('We say "pour". We say "stir". We say "drink".'),
  },
];
