/** Here our rules have the icons `ko` and `tiny`; `threed` is an icon of an app. */
import { book, type Case, doc } from '../invented.ts';

export const SIGNS: readonly Case[] = [
  {
    code: 'print-comma-for-stop',
    files: { 'book.md': '# Tea\n\nNobody may pour yet,\nYou may stir it.' },
    at: ',',
    clean: { 'book.md': '# Tea\n\nNobody may pour yet,\nbut you may stir it in the pot.' },
  },
  {
    code: 'print-sign-lost',
    files: doc('After each cup modify your thirst by 2 (minimum 1).'),
    at: 'modify your thirst by 2',
    clean: doc('After each cup modify your thirst by -2 (minimum 1).'),
  },
  {
    code: 'print-dice-bare',
    files: doc('On a roll of 3 3 the pot boils over.'),
    at: '3 3',
    clean: doc('On a roll of 3 the pot boils 3 cups.'),
  },
  { code: 'print-blank-run', files: doc('Every cup    has a saucer.'), at: '    has', clean: doc('Every cup has a saucer.') },
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
  { code: 'print-icon-unknown', files: doc('Each |teapot| pours once.'), at: '|teapot|', clean: doc('Each |ko| pours once.') },
  { code: 'print-icon-foreign', files: doc('Each |threed| pours once.'), at: '|threed|', clean: doc('Each |ko| pours once.') },
  { code: 'print-icon-without-legend', files: doc('Each |ko| pours once.'), at: '|ko|', clean: doc('Each pot pours once.') },
  {
    code: 'print-icon-and-word',
    files: doc('Each |tiny| tiny pot pours once.'),
    at: '|tiny| tiny',
    clean: doc('Each |tiny| pot pours once in the |tiny| tiny mode.'),
  },
  { code: 'print-symbol-same', files: book('A cup with ☂ or ☂ stays dry.'), at: '☂ or ☂', clean: book('A cup with ☂ or ☀ stays dry.') },
  {
    code: 'print-pictograph',
    files: book('A cup with ☂ stays dry.'),
    at: '☂',
    clean: book('A cup with → points east. Pour ➔ drink, step ❷ first. If a cup has ☂ on its rim, it means that it stays dry.'),
  },
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
  { code: 'print-blank-leading', files: doc(' Pour it.'), at: ' Pour', clean: doc('Pour it. ') },
  { code: 'print-apostrophe-wrong', files: doc('The pot‘s lid is hot.'), at: 't‘s lid', clean: doc('The pot’s lid is ‘hot’.') },
  { code: 'print-blank-after-slash', files: doc('A cup/ mug will do.'), at: 'p/ mug', clean: doc('A cup/mug will do, or / alone.') },
  { code: 'print-blank-odd', files: doc('Pour\u00a0it.'), at: '\u00a0it', clean: doc('Pour it.') },
  {
    code: 'print-placeholder',
    files: doc('Pour {kind of tea} slowly.'),
    at: '{kind',
    clean: doc('Pour the tea (any kind of tea) slowly.'),
  },
  { code: 'print-short-form', files: doc('Hot drinks (ie, tea) burn.'), at: 'ie,', clean: doc('Hot drinks (i.e., tea) burn.') },
  {
    code: 'print-semicolon',
    files: doc('Fill the pot. If the water boils; lift the lid.'),
    at: 'If the water',
    clean: doc('Fill the pot; if the water boils, lift the lid.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('Fill the big pot.Then pour the tea.'),
    at: '.Then pour',
    clean: doc('Fill the pot of www.Tea.example. Then pour v2.Tea and S.H.I.E.L.D. tea.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('Fill the pot,then pour the tea.'),
    at: ',then pour',
    clean: doc('Fill 1,000 pots, then pour the tea.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('Fill the pot(never a cup) with tea.'),
    at: '(never a cup',
    clean: doc('Fill the pot(s) with tea.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('Bring two cups– one of them is mine.'),
    at: '– one',
    clean: doc('Bring two cups – 3–4 of them – or cups—all mine.'),
  },
  { code: 'print-blank-before-mark', files: doc('Fill the pot , then pour.'), at: ' , then', clean: doc('Fill the pot, then pour ...') },
  { code: 'print-blank-after-sign', files: doc('Raise the heat by + 2 at once.'), at: '+ 2', clean: doc('Raise it by +2; 3 + 2 is 5.') },
  {
    code: 'print-sentence-lower-case',
    files: doc('Fill the pot to the brim. the host may pour.'),
    at: 'the host',
    clean: doc('Fill the pots, cups etc. the host has. The host may pour.'),
  },
  { code: 'print-stop-doubled', files: doc('Pour it,. Stir it.'), at: ',. Stir', clean: doc('Pour it, stir it, etc., and sit.') },
  {
    code: 'print-brackets-unbalanced',
    files: doc('1) Pour it (slowly. Sit.'),
    at: '(slowly',
    clean: doc('1) Pour it. 2) Sit :) a) or stand.'),
  },
  { code: 'print-break-irregular', files: doc('Pour it.\n\n\tStir it.'), at: '\\n\\n\\tStir', clean: doc('Pour it.\n\tStir it.') },
  { code: 'print-stop-doubled', files: doc('Pour it.. Stir it.'), at: '.. Stir', clean: doc('Pour it... Stir it.') },
  {
    code: 'print-quotes-unbalanced',
    files: doc('The host says: "Pour it.\n\nThen all sit.'),
    at: '\\"Pour',
    clean: doc('The host says: "Pour it."\n\nThen all sit.'),
  },
  // After a digit the mark may mean inches.
  {
    code: 'print-quotes-unbalanced',
    files: doc('The guest” sits at the pot.'),
    at: '” sits',
    clean: doc('The “guest” sits 3” from the pot.'),
  },
  { code: 'print-brackets-unbalanced', files: doc('Pour it (slowly. All sit.'), at: '(slowly', clean: doc('Pour it (slowly). All sit.') },
  {
    code: 'print-quotes-mixed',
    files: { 'core.json': { TEA: 'We say "pour".', CAKE: 'We say “cut”.' } },
    at: '“cut',
    clean: { 'core.json': { TEA: 'We say “pour”.', CAKE: 'We say “cut”.' } },
  },
  {
    code: 'print-quotes-mixed',
    files: { 'core.json': { TEA: 'We say "pour".', CAKE: 'We say “6”.' } },
    at: '“6',
    // The mark means inches.
    clean: { 'core.json': { TEA: 'We say "pour".', CAKE: 'Cut 6” off the cake.' } },
  },
  {
    code: 'print-quotes-mixed',
    files: { 'core.json': { TEA: 'We say "pour".', CAKE: 'We say “cut”.', MILK: 'We say "stir".' } },
    at: '“cut',
    // The straight marks mean inches.
    clean: { 'core.json': { TEA: 'The pot is 6" high.', CAKE: 'We say “cut”.', MILK: 'The jug is 3" high.' } },
  },
  {
    code: 'print-quotes-stops-mixed',
    files: doc('We say "pour". We say "stir". We say "drink."'),
    at: '.\\"',
    clean: doc('We say "pour". We say "stir". We say "drink".'),
  },
  {
    code: 'print-letters-garbled',
    files: doc('The host pours the tea for al1 of the guests.'),
    at: 'al1',
    clean: doc('The host pours the tea for all of the guests in B10 and b1, and for the 10th.'),
    ours: ['All of them drink.'],
  },
  {
    code: 'print-letters-garbled',
    files: doc('Each 0pponent of the host drinks the tea.'),
    at: '0pponent',
    clean: doc('Each opponent of the host drinks 100ml of the tea.'),
  },
  {
    code: 'print-letters-garbled',
    files: doc('The tea of the host is for 1O0 guests.'),
    at: '1O0',
    clean: doc('The tea of the host is for 100 guests at the table of B1O1.'),
  },
  {
    code: 'print-note-left',
    files: doc('The host pours %s of the tea.'),
    at: '%s',
    clean: doc('The host pours 5 %, 10%s or %ss of the tea.'),
  },
  {
    code: 'print-markup-in-text',
    files: doc('The host pours the tea.\\nThe guest drinks it.'),
    at: '\\\\n',
    clean: doc('The host pours the tea.\nThe guest saves it in C:\\new\\notes.'),
  },
  {
    code: 'print-paragraph-broken',
    files: doc('The host of the house pours the\n\ntea, and the guest drinks it.'),
    at: 'tea, and',
    clean: doc('The guest of the house has\n\ntea and milk\n\nthe sugar of the host'),
  },
  {
    code: 'print-head-in-sentence',
    files: book(
      'The host of the house pours the tea into each of the cups,\n17\nand then the guest of the house drinks it with some milk.',
    ),
    at: '17',
    clean: book(
      'The host of the house pours the tea into each of the cups:\n\n1\n\nand then the guest of the house drinks it with some milk.\n\n2\n',
    ),
  },
  {
    code: 'print-word-misprinted',
    files: { 'core.json': { ODIFIERS: 'Modifiers of the tea are added to the value of the cup.' } },
    at: '"ODIFIERS',
    clean: { 'core.json': { MODIFIERS: 'Modifiers of the tea are added to the value of the cup.' } },
  },
  {
    code: 'print-word-missing',
    files: doc('A cup is marked by |tiny| tea symbol.'),
    at: 'by |tiny|',
    clean: doc('A cup is marked by the |tiny| tea symbol, and others by |tiny| symbols.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('|tiny| Cups: Pour the tea.|ko| Pots: Wait.'),
    at: '.|ko|',
    clean: doc('|tiny| Cups: Pour the tea. |ko| Pots: Pour 4|tiny| or 6|ko|.'),
  },
];
