import type { BoardQuestion } from '../../engine/judge/given-facts.ts';
import type { ShapeWalk } from '../../engine/judge/shape.ts';
import { aListOf, aNumber, aRecordWith, aText, type Check, oneOf, parsedAs } from './json-shape.ts';

/** The argument of `placeBoard` for a question whose shape is not checked. */
export const uncheckedShape = (): ShapeWalk => ({ definitions: {}, faults: [], spots: [], order: new Map() });

const aListOfTexts: Check<string[]> = aListOf(aText);

function aPlace(value: unknown, at: string): asserts value is string | string[] {
  if (Array.isArray(value)) aListOfTexts(value, at);
  else aText(value, at);
}

const aBoardQuestion = aRecordWith(
  { map: aRecordWith({ kind: oneOf('outdoor', 'indoor', 'indoor/outdoor'), columns: aNumber, rows: aNumber }) },
  {
    characters: aListOf(aRecordWith({ id: aText, player: aText, at: aPlace })),
    objects: aListOf(aRecordWith({ id: aText, kind: oneOf('light', 'heavy', 'immobile', 'ultra-light', 'ultra-heavy') })),
  },
);

/** A question about a board. Only the fields that it must have are checked, since edited rules may read any others. */
export const boardQuestion = (question: object): BoardQuestion => parsedAs(JSON.stringify(question), aBoardQuestion);
