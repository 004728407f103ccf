import type { Game } from './game.ts';
import { amountsByName, nameOf } from './names.ts';
import type { FieldShape } from './question-rules.ts';
import { isList, type Value } from './values.ts';

/** The enumerated value `none` and subject -1 are null. */
export function shownValue(game: Game, shape: FieldShape, value: Value): unknown {
  switch (shape.kind) {
    case 'bool':
      return value === 1;
    case 'int':
      return value;
    case 'enum':
      return shape.values[Number(value)] === 'none' ? null : shape.values[Number(value)];
    case 'subject': {
      const number = Number(value);
      if (number < 0) return null;
      // Texts of the set-up, such as names, are numbered like subjects, but have no ids.
      return shape.name === 'text' ? (game.texts[number] ?? null) : nameOf(game, { subject: shape.name, number });
    }
    case 'optional':
      return value === -1 ? null : shownValue(game, shape.of, value);
    case 'list':
      return isList(value) ? value.map((entry) => shownValue(game, shape.of, entry)) : [];
    case 'map':
      return typeof value === 'object' && !isList(value) ? amountsByName(game, shape.key, value) : {};
  }
}
