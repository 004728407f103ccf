/** The maps to play on: those of our own that are small enough for two forces of four characters each. */
import { fieldsOf, numberOf } from '../base/json.ts';
import { ownMaps } from '../lib/own-maps.ts';

const MOST_SQUARES = 400;

export const tableMaps = ownMaps.filter(({ question }) => {
  const { columns, rows } = fieldsOf(question.map);
  return (numberOf(columns) ?? 0) * (numberOf(rows) ?? 0) <= MOST_SQUARES;
});
