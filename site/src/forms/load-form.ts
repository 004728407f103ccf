/** Loads the code of the form on the page. */
import attackBoard from '../attack/attack-board.ts?lazy';
import forceBoard from '../force/force-board.ts?lazy';
import turnBoard from '../turns/turn-board.ts?lazy';

const scripts: { readonly [element: string]: string } = { 'attack-board': attackBoard, 'force-board': forceBoard, 'turn-board': turnBoard };

for (const [name, script] of Object.entries(scripts)) if (document.querySelector(name) !== null) void import(/* @vite-ignore */ script);
