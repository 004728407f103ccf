import { type Fields, fieldsOf, listOf, textOf } from '../base/json.ts';
import { controlsIn, fillControls, isCheckbox } from '../forms/controls.ts';

/** The limit for the rows of a list, above the needs of any force. */
const MOST_ROWS = 60;

const LARGEST_NUMBER = 9999;

const wholeNumberOf = (text: string): number | undefined => {
  const number = Math.trunc(Number(text));
  return text.trim() === '' || Number.isNaN(number) ? undefined : Math.max(0, Math.min(LARGEST_NUMBER, number));
};

const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function controlValue(control: HTMLInputElement | HTMLSelectElement): unknown {
  if (isCheckbox(control)) return control.checked || undefined;
  const { value } = control;
  if (control.dataset.type === 'number') return wholeNumberOf(value);
  const parts = partsOf(value);
  if (control.dataset.type === 'texts') return parts.length === 0 ? undefined : parts;
  if (control.dataset.type === 'numbers') return parts.length === 0 ? undefined : parts.flatMap((part) => wholeNumberOf(part) ?? []);
  return value.trim() === '' ? undefined : value.trim();
}

type Control = ReturnType<typeof controlsIn>[number];

/** The values of controls by field. In a row, the name of a control begins with its list: `characters.points`. */
const controlValues = (controls: readonly Control[]): Fields =>
  Object.fromEntries(
    controls.flatMap((control) => {
      const value = controlValue(control);
      return value === undefined ? [] : [[control.name.replace(/^.*\./, ''), value]];
    }),
  );

const listsIn = (form: HTMLFormElement): readonly HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-list]')];

/** A row without a name is left out: the user has not filled it in yet. */
function rowsOf(list: HTMLElement): readonly unknown[] {
  const rows = [...list.children].map((row) => controlValues(controlsIn(row))).filter(({ name }) => name !== undefined);
  return list.dataset.names === undefined ? rows : rows.map(({ name }) => name);
}

export function readForce(form: HTMLFormElement): Fields {
  const lists = listsIn(form).flatMap((list) => {
    const rows = rowsOf(list);
    // Every force in a question has the field `characters`, even an empty one.
    return rows.length === 0 && list.dataset.list !== 'characters' ? [] : [[list.dataset.list ?? '', rows]];
  });
  const { buildTotal = 0, edition, ...singleFields } = controlValues(controlsIn(form).filter(({ name }) => !name.includes('.')));
  return { buildTotal, edition, force: { ...singleFields, ...Object.fromEntries(lists) } };
}

/** Adds a row with the values of `fields` to a list, and returns it; undefined for a full list. */
export function addRow(list: HTMLElement, fields: Fields): Element | undefined {
  const template = list.parentElement?.querySelector('template');
  const row = template?.content.firstElementChild?.cloneNode(true);
  if (!(row instanceof Element) || list.children.length >= MOST_ROWS) return undefined;
  fillControls(row, Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${list.dataset.list}.${name}`, fieldText(value)])));
  list.append(row);
  return row;
}

const fieldText = (value: unknown): unknown => (Array.isArray(value) ? value.join(', ') : value);

export function fillForce(form: HTMLFormElement, question: Fields): void {
  const force = fieldsOf(question.force);
  // A link has no fields for empty controls. A link without an edition leaves the control of the edition as it is.
  const emptied = Object.fromEntries(controlsIn(form).map(({ name }) => [name, '']));
  const singleFields = Object.fromEntries(Object.entries(force).map(([name, value]) => [name, fieldText(value)]));
  fillControls(form, { ...emptied, ...singleFields, buildTotal: question.buildTotal ?? '', edition: question.edition });
  for (const list of listsIn(form)) {
    list.replaceChildren();
    for (const value of listOf(force[list.dataset.list ?? '']))
      addRow(list, textOf(value) === undefined ? fieldsOf(value) : { name: value });
  }
}
