import { expect, test } from 'vitest';
import { readDocument } from '../../../generator/import/read.ts';

test.each([
  ['of a fact beside a text', '{"TEA": {"english": "Pour it.", "picture": "cup"}}', ['picture']],
  ['of a second title', '[{"name": "TEA", "pageTitle": "Pots", "text": "Pour it."}]', ['pageTitle']],
  ['of a translation', '{"TEA": {"english": "Pour it.", "german": "Gieß ihn ein."}}', []],
  ['of an identifier', '[{"id": "tea", "title": "TEA", "text": "Pour it."}]', []],
  ['of the only title', '[{"pageTitle": "TEA", "text": "Pour it."}, {"page_title": "CAKE", "text": "Cut it."}]', []],
  ['that another finding is about', '{"TEA": {"english": "Pour."}, "MUG": {"english": "Wash."}, "CAKE": 7}', []],
])('whether the value %s is read as text', (_, text, keys) => {
  expect(readDocument('app.json', Buffer.from(text)).document?.unreadKeys?.map(({ key }) => key)).toEqual(keys);
});
