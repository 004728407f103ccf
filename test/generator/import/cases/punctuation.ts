import { type Case, doc } from '../invented.ts';

export const PUNCTUATION: readonly Case[] = [
  {
    code: 'print-comma-for-stop',
    files: doc('The pot is lifted with both hands, you may not drop it.'),
    at: 'hands, you may',
    // "I you", a misprint of "If you", is another finding.
    clean: doc(
      'I you can lift the pot, you may pour. Apart from the pot that is hot, you may touch them. After the cup is filled, you may drink.',
    ),
  },
  {
    code: 'print-comma-for-stop',
    files: doc('A cup is filled from the pot, if possible, otherwise remove it.'),
    at: 'possible, otherwise remove',
    clean: doc('A cup is filled from the pot, if possible; otherwise remove it. Fill it, otherwise the guest waits.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('A guest reaches for the cake to which is has a short way.'),
    at: 'is has',
    clean: doc('A guest reaches for the cake to which it has a short way. What it is has no name. The guest whose turn it is may pour.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('If the host makes is so that nobody drinks, the guests go.'),
    at: 'makes is',
    clean: doc('If the host makes it so that nobody drinks, the guests go.'),
  },
  {
    code: 'print-comma-wrong',
    files: doc('The guest with the largest cup, pours the tea.'),
    at: 'cup, pours',
    clean: doc(
      'The guest with the largest cup pours the tea. The guest takes two cups, pours the tea and sits down. A cup, which is hot, is moved.',
    ),
  },
  {
    code: 'print-verb-form',
    files: doc('The cup gets destroy if it falls.'),
    at: 'gets destroy',
    clean: doc('The cup gets destroyed if it falls. The guest gets bread.'),
  },
  {
    code: 'print-colon-missing',
    files: doc('A guest does one of the following.\n- Sit down.\n- Stand up.'),
    at: 'the following.',
    clean: doc('A guest does one of the following:\n- Sit down.\n- Stand up.\n\nTea follows the following. It is hot.'),
  },
  {
    // The colon after "reads" is a custom: at least twice as many quotations have it as lack it.
    code: 'print-colon-missing',
    files: doc(
      `${['pot', 'cup', 'jug', 'pan'].map((name) => `The note on the ${name} reads: "Keep the ${name} warm and dry for ever."`).join(' ')} The note on the spoon should read "Every spoon is washed twice by its owner."`,
    ),
    at: 'read ',
    clean: doc(
      ['pot', 'cup', 'jug', 'pan', 'spoon']
        .map((name) => `The note on the ${name} reads: "Keep the ${name} warm and dry for ever."`)
        .join(' '),
    ),
  },
  {
    code: 'print-stop-missing',
    files: doc(
      'Visitors are seated. Visitors are greeted. Visitors are served. The host keeps the silver drawer Visitors in it can be taken by all.',
    ),
    at: 'drawer Visitors',
    clean: doc(
      'Visitors are seated. Visitors are greeted. Visitors are served. The host keeps the silver drawer. Visitors in it can be taken by all.',
    ),
  },
  {
    code: 'print-comma-missing',
    files: doc(
      'If the pots are equal there is a second round. If it is cold, wait. If it is hot, wait. If it rains, stay. If it snows, leave. If it is late, go.',
    ),
    at: 'equal there',
    clean: doc('If the pots are equal, there is a second round. If there is a second round, wait. If it is hot, wait.'),
  },
  {
    code: 'print-comma-missing',
    files: doc(
      'As soon as they are different the host of the higher table pours all the tea. If it is cold, wait. If it is hot, wait. If it rains, stay. If it snows, leave. If it is late, go.',
    ),
    at: 'different the',
    clean: doc('As soon as they are different, the host of the higher table pours all the tea. If it is cold, wait. If it is hot, wait.'),
  },
  {
    code: 'print-blank-before-mark',
    files: doc('Raise the number of spoons by +1 . Then pour the tea.'),
    at: ' . Then',
    clean: doc('Raise the number of spoons by +1. Then see the list on page 5 . . . 7, with 1.5 spoons.'),
  },
  {
    code: 'print-comma-missing',
    files: doc('Guests sit on old chairs i.e. they break easily.'),
    at: ' i.e. they',
    clean: doc('Guests sit on old chairs, i.e. they break easily.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('When a guest uses this cup spills the tea, everybody laughs.'),
    at: 'cup spills',
    clean: doc(
      'When a guest uses this cup, spills the tea and laughs, everybody laughs. When a guest who uses this cup spills the tea, laugh. When the cup a guest chooses holds this tea, laugh.',
    ),
  },
  {
    code: 'print-comma-for-stop',
    files: doc('Most guests have a cup, this means that they may drink.'),
    at: 'cup, this means',
    clean: doc('Most guests have a cup. This means that they may drink.'),
  },
  {
    code: 'print-word-wrong',
    files: doc('If the pot is empty then, the guests go home.'),
    at: 'If the pot is empty then, ',
    clean: doc('If the pot is empty, then the guests go home.'),
  },
  {
    // The other sections each name themselves.
    code: 'print-title-other',
    files: {
      'core.json': {
        ...Object.fromEntries(
          ['Lid', 'Pan', 'Jug', 'Pot', 'Bowl'].map((name) => [name.toUpperCase(), `A guest with the ${name} set washes it.`]),
        ),
        CUP: 'A guest with the Pot set dries it.',
      },
    },
    at: 'Pot',
    clean: {
      'core.json': {
        ...Object.fromEntries(
          ['Lid', 'Pan', 'Jug', 'Pot', 'Bowl'].map((name) => [name.toUpperCase(), `A guest with the ${name} set washes it.`]),
        ),
        CUP: 'A guest with the Cup set, not the Pot set, dries it.',
      },
    },
  },
  {
    code: 'print-comma-missing',
    files: doc(
      'If the pot is empty then the guests go home. If it is cold, then wait. If it is hot, then wait. If it rains, stay. If it snows, leave. If it is late, go.',
    ),
    at: 'empty then',
    clean: doc('If the pot is empty, then the guests go home. If it is cold, wait. If it is hot, wait.'),
  },
  {
    code: 'print-comma-wrong',
    files: doc('Whoever brought the cake, cuts the first piece.'),
    at: 'cake, cuts',
    clean: doc('Whoever brought the cake cuts the first piece.'),
  },
  {
    code: 'print-apostrophe-lost',
    files: doc('Pour the tea into the host s cup.'),
    at: ' s',
    clean: doc("Pour the tea into the host's cup. A plural with s ends."),
  },
  {
    code: 'print-colon-missing',
    files: doc('The tea is poured as follows. First the host sits.'),
    at: 'as follows.',
    clean: doc('The tea is poured as follows: first the host sits.'),
  },
  {
    code: 'print-word-split',
    files: doc('Every guest A sked for tea.'),
    at: 'A sked',
    clean: doc('Every guest asked for tea. A cup is given to each.'),
  },
  {
    code: 'print-blank-before-mark',
    files: doc('When the host comes ,the guests may pour the tea for all.'),
    at: ' ,the',
    clean: doc('When the host comes, the guests may pour the tea for all.'),
  },
  {
    code: 'print-blank-before-mark',
    files: doc('Wake the sleeper ( the last guest).'),
    at: '( ',
    clean: doc('Wake the sleeper (the last guest).'),
  },
  {
    code: 'print-short-form',
    files: doc('The wrong drink, ie coffee, is refused.'),
    at: 'ie',
    clean: doc('The wrong drink, i.e. coffee, is refused.'),
  },
];
