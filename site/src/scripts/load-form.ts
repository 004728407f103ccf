import { formBoardScripts } from './form-boards.ts';

for (const [element, address] of Object.entries(formBoardScripts))
  if (document.querySelector(element) !== null) void import(/* @vite-ignore */ address);
