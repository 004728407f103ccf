import attackBoard from '../attack/attack-board.ts?lazy';
import dialBoard from '../dials/dial-board.ts?lazy';
import forceBoard from '../force/force-board.ts?lazy';
import turnBoard from '../turns/turn-board.ts?lazy';

/** The addresses of the scripts of the boards that are forms, by their elements. */
export const formBoardScripts: { readonly [element: string]: string } = {
  'attack-board': attackBoard,
  'dial-board': dialBoard,
  'force-board': forceBoard,
  'turn-board': turnBoard,
};
