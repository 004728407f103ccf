import { type Fields, fieldsOf, textOf } from '../base/json.ts';
import { escapeText, fieldLabel } from '../base/text.ts';
import type { Field, List } from './force-form.ts';
import { startingForce } from './starting-force.ts';

const valueText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

export function controlMarkup({ name, type, options }: Field, controlName: string, value: unknown): string {
  const text = escapeText(fieldLabel(name));
  const attributes = `name="${escapeText(controlName)}" data-type="${type}"`;
  switch (type) {
    case 'checkbox':
      return `<label><input ${attributes} type="checkbox"${value === true ? ' checked' : ''}> ${text}</label>`;
    case 'number':
      return `<label>${text} <input ${attributes} type="number" inputmode="numeric" min="0" max="9999" value="${escapeText(valueText(value))}"></label>`;
    case 'options': {
      const all = ['', ...options].map(
        (option) => `<option value="${escapeText(option)}"${option === value ? ' selected' : ''}>${escapeText(option || '–')}</option>`,
      );
      return `<label>${text} <select ${attributes}>${all.join('')}</select></label>`;
    }
    case 'text':
    case 'texts':
    case 'numbers':
      return `<label>${text} <input ${attributes} type="text" maxlength="200" value="${escapeText(valueText(value))}"></label>`;
  }
}

/** Required fields and those of the starting force are visible; the others are under "More". */
export function rowMarkup({ name, isOfNames, fields }: List, value: unknown): string {
  const values: Fields = isOfNames ? { name: textOf(value) } : fieldsOf(value);
  const control = (field: Field): string => controlMarkup(field, `${name}.${field.name}`, values[field.name]);
  const visible = fields.filter((field) => isVisible(field));
  const rest = fields.filter((field) => !isVisible(field));
  const more = rest.length === 0 ? '' : `<details><summary>More</summary><div>${rest.map(control).join('')}</div></details>`;
  return `<li><div>${visible.map(control).join('')}${more}</div><button type="button" data-remove aria-label="Remove">×</button></li>`;
}

/** The names of fields in the rows with which the page opens. */
const openingFields = new Set(Object.values(startingForce.force).flatMap((rows) => rows.flatMap((row) => Object.keys(row))));

const isVisible = ({ isRequired, name }: Field): boolean => isRequired || openingFields.has(name);
