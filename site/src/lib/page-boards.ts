/** The rule pages with a live board. Each has its own route, so that other pages do not load the board's styles. */
const boardPages = {
  'concepts.line-of-fire': 'line-of-fire',
  'actions.move': 'moving',
  'combat.knock-back': 'knock-back',
  'golden.replace-then-modify': 'combat-value',
} as const;

type BoardName = (typeof boardPages)[keyof typeof boardPages];

export const pageIdOfBoard = (board: BoardName): string => Object.entries(boardPages).find(([, name]) => name === board)?.[0] ?? '';
export const hasBoard = (pageId: string): boolean => Object.hasOwn(boardPages, pageId);

interface BoardLink {
  readonly href: string;
  readonly text: string;
}

/** Links to boards that are too large to be part of a rule page. */
const attack: BoardLink = { href: '/boards/attack/', text: 'Compute an attack: the chance to hit, and what the target takes' };
const turns: BoardLink = { href: '/boards/turns/', text: 'Play some turns: tokens, pushing, clearing and the dial' };
const force: BoardLink = { href: '/boards/force/', text: 'Check a force: whether it may be played, and what is wrong with it' };

const linkedBoards: { readonly [pageId: string]: BoardLink } = {
  'combat.attack-roll': attack,
  'turns.action-tokens': turns,
  'turns.pushing': turns,
  'turns.clearing': turns,
  'characters.combat-dial': turns,
  'force.assembling': force,
  'force.build-total': force,
  'force.unique': force,
  'force.prime': force,
  'objects.force': force,
};

export const linkedBoard = (pageId: string): BoardLink | undefined => linkedBoards[pageId];
