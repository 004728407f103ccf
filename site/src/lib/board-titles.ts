export const boardTitles = {
  'line-of-fire': {
    title: 'Line of fire',
    description: 'Place figures, paint terrain, and see whether the line of fire is clear, hindered or blocked, and why.',
  },
  moving: {
    title: 'Moving',
    description: 'See where a figure can go, draw its path, and see where it must stop and why.',
  },
  'knock-back': {
    title: 'Knock back',
    description: 'Choose attacker, target and damage: see where the target ends and what it takes.',
  },
  'combat-value': {
    title: 'Combat value',
    description: 'Apply replacements and modifiers to a printed value and see the result step by step.',
  },
  attack: {
    title: 'Attack',
    description: 'Enter the values of attacker and target: see the chance to hit and what the target takes, every number with its rule.',
  },
  turns: {
    title: 'Tokens and pushing',
    description: 'Let a figure act, rest and be hit for some turns: see its tokens, when pushing hurts it, and the click of its dial.',
  },
  dial: {
    title: 'Dial',
    description:
      'Turn a dial by damage and healing: starting lines, the red and the orange line, several dials and KO, each step with its rule.',
  },
  force: {
    title: 'Check a force',
    description: 'Enter a force and its build total: see whether it may be played, and every problem with its rule.',
  },
} as const;
