/** The rule pages with a live board. Each has a route of its own, so that other pages do not load the board's styles. */
const boardPages = {
  'concepts.line-of-fire': 'line-of-fire',
  'actions.move': 'moving',
  'combat.knock-back': 'knock-back',
  'golden.replace-then-modify': 'combat-value',
  'combat.attack-roll': 'attack',
} as const;

export type BoardName = (typeof boardPages)[keyof typeof boardPages];

/** The page of the rule that a board explains. */
export const pageOfBoard = (board: BoardName): string => Object.entries(boardPages).find(([, name]) => name === board)?.[0] ?? '';
export const hasBoard = (page: string): boolean => Object.hasOwn(boardPages, page);
