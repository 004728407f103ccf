import { book, type Case, doc } from '../invented.ts';

export const LAYOUT: readonly Case[] = [
  {
    code: 'print-note-left',
    files: doc('Pour the tea. <<ask Bo: twice?>>'),
    at: '<<ask',
    clean: doc('Pour the tea [ask the host].'),
  },
  {
    code: 'print-word-split',
    files: doc('The guest has a com pass, and the supply of tea.'),
    at: 'com pass',
    clean: doc('The guest has a compass, and the supply of tea.'),
  },
  {
    code: 'print-words-joined',
    files: doc('A guest with this bonuscannot pour. The bonus of the host cannot pour.'),
    at: 'bonuscannot',
    clean: doc('A guest with this bonus cannot pour. The bonus of the host cannot pour.'),
  },
  {
    code: 'print-stop-missing',
    files: doc('Each guest rolls one die On a 6, the guest pours.'),
    at: ' On a',
    clean: doc('Each guest rolls one die. On a 6, the guest pours.'),
  },
  {
    code: 'print-question-stop',
    files: book('**Do I have to drink all of my tea.** You do.'),
    at: '.** You do.',
    clean: book('**Do I have to drink all of my tea?** You do.\n\nDo not drink all of it at once.'),
  },
  {
    code: 'print-sentence-lower-case',
    files: book('Q: Is it hot?\n\nA: yes. It is hot.'),
    at: 'yes.',
    clean: book('Q: Is it hot?\n\nA: Yes. It is hot.'),
  },
  {
    code: 'print-heading-run-in',
    files: { 'core.json': { 'HOT TEA': 'HOT TEA Each guest pours it.', CAKE: 'Cut it.' } },
    at: 'HOT TEA Each',
    clean: { 'core.json': { 'HOT TEA': 'Each guest pours it.', CAKE: 'Cut it.' } },
  },
  {
    code: 'print-heading-run-in',
    files: { 'core.json': { TEA: 'The guest pours it. CAKE', CAKE: 'Cut it.' } },
    at: 'CAKE"',
    clean: { 'core.json': { TEA: 'The guest pours it. It is hot.', CAKE: 'Cut it.' } },
  },
  {
    code: 'print-head-in-sentence',
    files: { 'book.md': '# The Book of Tea\n\nA cup that is filled The Book of Tea 7 by a guest is full.' },
    at: 'The Book of Tea 7',
    clean: { 'book.md': '# The Book of Tea\n\nA cup is filled as The Book of Tea says. See The Book of Tea 7.' },
  },
  {
    code: 'print-head-in-sentence',
    files: {
      'book.md': '# The Book (of Tea)\n\nWe read The Book (of Tea) here. A cup that is filled The Book (of Tea) 7 by a guest is full.',
    },
    at: 'The Book (of Tea) 7',
    clean: { 'book.md': '# The Book (of Tea)\n\nWe read The Book (of Tea) here. A cup is filled as The Book (of Tea) says.' },
  },
  {
    code: 'print-note-left',
    files: doc('Pour the tea [check wording with Bo].'),
    at: '[check',
    clean: doc('Pour the tea [ask the host].'),
  },
  {
    code: 'print-word-split',
    files: doc('Take the sup ply of tea. A supply of cake is a supply too.'),
    at: 'sup ply',
    clean: doc('Take the supply of tea. A supply of cake is a supply too.'),
  },
  {
    code: 'print-blank-missing',
    files: doc('The pot is hot,so no guest pours.'),
    at: ',so',
    clean: doc('The pot is hot, so no guest pours.'),
  },
  {
    code: 'print-sentence-lower-case',
    files: doc('Take the cup off the table before the game. and put it back.'),
    at: 'and put',
    clean: doc('Take the cup off the table before the game and put it back.'),
  },
  {
    code: 'print-words-joined',
    files: doc('When a guesttakes tea, the guest takes the cup too.'),
    at: 'guesttakes',
    clean: doc('When a guest takes tea, the guest takes the cup too.'),
  },
];
