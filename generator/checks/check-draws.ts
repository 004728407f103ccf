/** Checks how a record that adds a list of squares to the map is drawn. */
import { meaningOfSign, SIGNS } from '../../engine/board-notation/signs.ts';
import type { DefinitionOf } from '../game/program.ts';
import type { GivenFields } from './given-fields.ts';
import type { Report } from './reporter.ts';

/** Fields of squares that the `map` of `schemas/question.schema.json` has: a definition cannot add a list of the same name. */
const IN_EVERY_MAP: ReadonlySet<string> = new Set([...SIGNS.values(), 'starts', 'elevation'].map((name) => `map.${name}`));

/** How many numbers each command of path data takes; it may have a multiple of them. */
const NUMBERS_OF: { readonly [command: string]: number } = { M: 2, L: 2, T: 2, H: 1, V: 1, S: 4, Q: 4, C: 6, A: 7, Z: 0 };
const NUMBER = /-?(?:\d+(?:\.\d+)?|\.\d+)/g;

/** Whether a text is path data of SVG. The schema has already refused characters that path data has not. */
function isPathData(text: string): boolean {
  const commands = [...text.matchAll(/([A-Za-z])([^A-Za-z]*)/g)];
  return /^ *M/i.test(text) && commands.every(([, command = '', numbers = '']) => hasItsNumbers(command, numbers));
}

function hasItsNumbers(command: string, numbers: string): boolean {
  const taken = NUMBERS_OF[command.toUpperCase()] ?? 0;
  const { length: count } = numbers.match(NUMBER) ?? [];
  const areOnlyNumbers = /^[ ,]*$/.test(numbers.replace(NUMBER, ' '));
  return areOnlyNumbers && (taken === 0 ? count === 0 : count > 0 && count % taken === 0);
}

export function checkDraws(
  d: DefinitionOf<'record'>,
  draws: NonNullable<DefinitionOf<'record'>['draws']>,
  given: GivenFields,
  report: Report,
): void {
  if (draws.pattern !== undefined && !isPathData(draws.pattern.path))
    report('draws-path-malformed', '/draws/pattern/path', 'This is not path data of SVG, so nothing would be drawn.', {
      found: draws.pattern.path,
      expected: 'M first, and after each command as many numbers as it takes',
      hint: 'Count the numbers: M, L and T take 2, H and V 1, S and Q 4, C 6, A 7, Z none, or a multiple of these.',
    });
  const givenField = given.get(d.given ?? '');
  // An unknown field is reported at `given`.
  if (d.given !== undefined && givenField === undefined) return;
  if (d.of !== 'square' || d.type !== 'bool' || givenField?.sign === undefined || IN_EVERY_MAP.has(d.given ?? ''))
    report(
      'draws-misplaced',
      '/draws',
      '`draws` adds a list of squares to the map, but this record is not given by a new list of squares.',
      {
        found: `"of": ${JSON.stringify(d.of)}, "type": ${JSON.stringify(d.type)}, "given": ${JSON.stringify(d.given ?? null)}`,
        expected: '"of": "square", "type": "bool", "given": "map.nameOfTheList"',
        hint: 'Remove `draws`, or name a list that the map does not have yet.',
      },
    );
  // A list without a sign of its own has a spare one, or `?` when none is left. Several lists with `?` are reported too.
  const sign = draws.sign ?? givenField?.sign;
  if (sign === undefined) return;
  // Of several lists with one sign, the first by name is right; the others are reported.
  const sharing = [...given].find(([path, other]) => path < (d.given ?? '') && other.sign === sign)?.[0].replace(/^map\./, '');
  const meaning = meaningOfSign(sign) ?? (sharing === undefined ? undefined : `the list "${sharing}" of the map`);
  if (meaning !== undefined)
    report(
      'draws-sign-taken',
      draws.sign === undefined ? '/draws' : '/draws/sign',
      `The sign ${sign} has another meaning in drawn boards.`,
      {
        found: sign,
        expected: 'a character of its own',
        hint:
          draws.sign === undefined
            ? 'No spare sign is left: give the list a `sign`.'
            : `It means ${meaning}. Leave \`sign\` out for a spare one, or take another character.`,
      },
    );
}
