import attackBoard from '../attack/attack-board.ts?lazy';
import forceBoard from '../force/force-board.ts?lazy';
import turnBoard from '../turns/turn-board.ts?lazy';

const addressByElement: { readonly [element: string]: string } = {
  'attack-board': attackBoard,
  'force-board': forceBoard,
  'turn-board': turnBoard,
};

for (const [element, address] of Object.entries(addressByElement))
  if (document.querySelector(element) !== null) void import(/* @vite-ignore */ address);
