import type { Fields } from '../base/json.ts';

/** In characters. Longer values are truncated, because a link is untrusted. */
const LONGEST_VALUE = 200;

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: Element): element is Control => element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

export const controlsIn = (root: ParentNode): readonly Control[] =>
  [...root.querySelectorAll('input, select')].filter(isControl).filter(({ name }) => name !== '');

export const isCheckbox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

export const readControls = (root: ParentNode): Fields =>
  Object.fromEntries(controlsIn(root).map((control) => [control.name, isCheckbox(control) ? control.checked : control.value]));

/** Sets the controls that `fields` name, and clears all other checkboxes. A select keeps its value where it has no such option. */
export function fillControls(root: ParentNode, fields: Fields): void {
  for (const control of controlsIn(root)) {
    const value = fields[control.name];
    if (isCheckbox(control)) control.checked = value === true;
    else if (typeof value === 'string' || typeof value === 'number') setValue(control, String(value));
  }
}

function setValue(control: Control, value: string): void {
  if (control instanceof HTMLInputElement) control.value = value.slice(0, LONGEST_VALUE);
  else if ([...control.options].some((option) => option.value === value)) control.value = value;
}
