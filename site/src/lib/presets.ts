/** Positions to open on a board: illustrations of the rulebook, rebuilt in examples; our own maps; examples whose verdicts differ. */

import { type Fields, fieldsOf } from '../base/json.ts';
import { type Mode, readGame } from '../boards/game.ts';
import { book } from './book.ts';
import { ownMaps } from './own-maps.ts';
import { verdictChanges, verdictChangesOfVariant } from './verdict-changes.ts';

interface Preset {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  readonly question: Fields;
}
interface PresetGroup {
  readonly group: string;
  readonly positions: readonly Preset[];
}

const makePreset = (id: string, title: string, question: Fields): Preset => ({
  id,
  title,
  address: `/boards/positions/${id}.json`,
  question,
});

/** Clauses of the kind `figure` are the illustrations of the printed rulebook. */
const illustrations: readonly Preset[] = Object.values(book.clauses)
  .filter(({ kind }) => kind === 'figure')
  .flatMap(({ examples, title }) =>
    examples.flatMap((example) =>
      example.question === undefined
        ? []
        : [
            makePreset(
              example.id.replaceAll(/[.#]/g, '-'),
              examples.length > 1 ? `${title}: ${example.says}` : title,
              fieldsOf(example.question),
            ),
          ],
    ),
  )
  .filter(({ question }) => readGame(question) !== undefined);

const maps: readonly Preset[] = ownMaps.map(({ id, title, question }) => makePreset(`map-${id}`, title, question));

/** The verdict changes by variants, of examples whose verdict is the same in all editions. */
const variantChanges = book.variants
  .flatMap(verdictChangesOfVariant)
  .filter(({ example }) => verdictChanges.every((other) => other.example !== example));
/** Examples that a board can show and whose verdict differs between editions or under a variant. */
export const differingExamples: readonly Preset[] = [...verdictChanges, ...variantChanges]
  .filter(({ question }) => readGame(question) !== undefined)
  .map(({ example, question }) => makePreset(`example-${example.id.replaceAll(/[.#]/g, '-')}`, example.says, question));

export const allPresets: readonly Preset[] = [...illustrations, ...maps, ...differingExamples];

export function presetGroups(mode: Mode): readonly PresetGroup[] {
  const illustrationsOfMode = illustrations.filter(({ question }) => readGame(question)?.mode === mode);
  return [
    { group: 'Illustrations of the rulebook', positions: illustrationsOfMode },
    { group: 'Our own maps', positions: maps },
  ].filter(({ positions }) => positions.length > 0);
}
