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

/** A board that is a form. It is too large to be part of a rule page, which loads it when the reader comes to it. */
export interface PageBoard {
  readonly element: 'attack-board' | 'dial-board' | 'force-board' | 'turn-board';
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

const attack: PageBoard = {
  element: 'attack-board',
  href: '/boards/attack/',
  title: 'Compute an attack',
  text: 'The chance to hit, and what the target takes',
};
const turns: PageBoard = {
  element: 'turn-board',
  href: '/boards/turns/',
  title: 'Play some turns',
  text: 'Tokens, pushing, clearing and the dial',
};
const dial: PageBoard = {
  element: 'dial-board',
  href: '/boards/dial/',
  title: 'Turn a dial',
  text: 'Damage, healing, starting lines and KO',
};
const force: PageBoard = {
  element: 'force-board',
  href: '/boards/force/',
  title: 'Check a force',
  text: 'Whether it may be played, and what is wrong with it',
};

const pageBoards: { readonly [pageId: string]: PageBoard } = {
  'combat.attack-roll': attack,
  'combat.criticals': attack,
  'combat.dealing-damage': attack,
  'combat.penetrating': attack,
  'combat.unavoidable': attack,
  'turns.action-tokens': turns,
  'turns.action-total': turns,
  'turns.pushing': turns,
  'turns.clearing': turns,
  'characters.combat-dial': dial,
  'characters.starting-lines': dial,
  'characters.multiple-dials': dial,
  'combat.healing': dial,
  'guide.starting-lines': dial,
  'force.assembling': force,
  'force.build-total': force,
  'force.unique': force,
  'force.prime': force,
  'objects.force': force,
};

export const boardOfPage = (pageId: string): PageBoard | undefined => pageBoards[pageId];

/** The anchor of the board on a rule page. No clause or example has it: their anchors do not begin with `board--`. */
export const PAGE_BOARD_ID = 'board--form';
