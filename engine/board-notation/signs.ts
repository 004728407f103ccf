/** The list of the map for each sign of a drawn board, in the order in which the lists are printed. */
export type Signs = ReadonlyMap<string, string>;

export const SIGNS: Signs = new Map([
  ['"', 'hindering'],
  ['~', 'water'],
  ['#', 'blocking'],
  ['%', 'debris'],
  [':', 'interior'],
]);

const OTHER_SIGNS: readonly (readonly [signs: RegExp, meaning: string])[] = [
  [/^\.$/, 'an empty square'],
  [/^[A-Za-z]$/, 'a character'],
  [/^\d$/, 'an elevation'],
  [/^&$/, 'an object'],
  [/^[|-]$/, 'a wall'],
  [/^=$/, 'stairs'],
  [/^\s$/u, 'the space between two cells'],
];

/** What a sign means on boards without further lists; undefined if it is free. */
export function meaningOfSign(sign: string): string | undefined {
  const list = SIGNS.get(sign);
  return list === undefined ? OTHER_SIGNS.find(([signs]) => signs.test(sign))?.[1] : `the list "${list}" of the map`;
}

/** The signs of boards with lists that the rules add. */
export const signsOf = (added: readonly { readonly name: string; readonly sign: string }[]): Signs =>
  new Map([...SIGNS, ...added.filter(({ sign }) => meaningOfSign(sign) === undefined).map(({ sign, name }) => [sign, name] as const)]);
