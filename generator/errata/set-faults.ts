import type { Json } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { DefinitionId } from '../ids.ts';
import { fieldAt, toJson, whyUnreachable } from './set-fields.ts';

/** Characters of a value that messages show: a field may be a whole list of steps. */
const MOST_SHOWN = 80;

export function faultOfSet(
  id: DefinitionId,
  before: Json,
  path: string,
  newValue: Json,
): Omit<Diagnostic, 'severity' | 'place'> | undefined {
  if (path === 'id' || path === 'kind') {
    const hint = `To exchange the definition, remove it (\`remove ${id}\`) and add another one (\`add\`).`;
    const expected = 'any other field';
    return { code: 'erratum-path-unknown', message: `"${path}" of "${id}" cannot be set.`, found: path, expected, hint };
  }
  const reason = whyUnreachable(before, path);
  if (reason !== undefined) return { code: 'erratum-path-unknown', message: `There is no field "${path}" in "${id}".`, ...reason };
  const current = fieldAt(before, path);
  if (current === undefined || JSON.stringify(current) !== JSON.stringify(newValue)) return undefined;
  return {
    code: 'erratum-without-effect',
    message: `"${path}" of "${id}" already has this value.`,
    found: JSON.stringify(current).slice(0, MOST_SHOWN),
    expected: 'another value',
    hint: 'Remove the field, or set it to the value that was meant.',
  };
}

/**
 * Advice if the object that an erratum sets at a path lacks required fields. If it replaces an object, perhaps only one field of that
 * object was meant to change.
 */
export function adviceForPart(before: Json, path: string, value: unknown): { readonly hint?: string } {
  const [current, set] = [fieldAt(before, path), toJson(value)];
  if (!isObject(current) || !isObject(set)) return {};
  const field = Object.keys(set).find((name) => Object.hasOwn(current, name));
  return field === undefined ? {} : { hint: `To leave the other fields of "${path}" as they are, set "${path}.${field}" alone.` };
}
