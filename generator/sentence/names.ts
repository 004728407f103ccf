/** "hinderingToMove" as "hindering to move". */
export function words(name: string): string {
  return name
    .replaceAll(/[.-]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** How variables are printed that are not printed by their own name. */
export type VariableNames = { readonly [variable: string]: string };

/** The variables that the board gives the definitions of moves, lines and set-ups. */
export const BOARD_VARIABLES: VariableNames = {
  from: 'the square left',
  to: 'the square entered',
  side: 'the side square',
  was: 'where the part stood',
  now: 'where it stands',
  other: 'the other part’s square',
};

/** The variables of the expression that orders the ends of a line. */
export const END_VARIABLES: VariableNames = { from: 'the square of one end', to: 'that of the other' };

export const CALCULATION_VARIABLES: VariableNames = { value: 'the running value', amount: 'the amount' };

/** A parameter or bound variable where it is introduced: a single letter is printed as a capital. */
export const boundName = (name: string): string => (PREPOSITIONS.has(name) ? `“${name}”` : introduced(name));

/** As `boundName`, for a place that is inside quotation marks. */
export const introduced = (name: string): string => (name.length === 1 ? name.toUpperCase() : words(name));

/** Names that are printed in quotation marks: "the captives of of" would read like a misprint. */
const PREPOSITIONS: ReadonlySet<string> = new Set(['by', 'from', 'of', 'on', 'to']);

/** A variable where it is used. */
export function variableName(name: string, names: VariableNames): string {
  if (name === 'it' || name === 'none') return name;
  if (names[name] === undefined && PREPOSITIONS.has(name)) return `“${name}”`;
  return names[name] ?? (name.length === 1 ? name.toUpperCase() : `the ${words(name)}`);
}

/** "the size of C"; a name that ends with "of" gets no second "of". The fact `of` of a capability is its sort. */
export function factOf(name: string, owner: string): string {
  if (name === 'of') return `the sort of ${owner}`;
  const fact = words(name);
  return fact.endsWith(' of') ? `the ${fact} ${owner}` : `the ${fact} of ${owner}`;
}

/** As `factOf`, for a function: its name in quotation marks, since a record may have the same name. */
export const functionOf = (name: string, owner: string): string =>
  words(name).endsWith(' of') ? `the “${words(name)}” ${owner}` : `the “${words(name)}” of ${owner}`;

/** A fact that belongs to no subject. */
export const factAlone = (name: string): string => (words(name).endsWith(' of') ? `the “${words(name)}”` : `the ${words(name)}`);

const NEGATED_VERBS: { readonly [verb: string]: string } = {
  has: 'does not have',
  is: 'is not',
  can: 'cannot',
  must: 'need not',
  may: 'may not',
  deals: 'does not deal',
  ignores: 'does not ignore',
  broke: 'did not break',
  prints: 'does not print',
  possesses: 'does not possess',
  uses: 'does not use',
  shares: 'does not share',
};

/** A name that begins with a verb, or its negation; undefined for other names. */
export function verbPhrase(name: string, isNegated: boolean): string | undefined {
  const [verb = '', ...rest] = words(name).split(' ');
  const negatedVerb = NEGATED_VERBS[verb];
  if (negatedVerb === undefined) return undefined;
  // "has acted" is a perfect tense, "has room" is not.
  const isPerfect = verb === 'has' && rest[0]?.endsWith('ed') === true;
  const negation = isPerfect ? 'has not' : negatedVerb;
  return [isNegated ? negation : verb, ...rest].join(' ');
}

/** `a, b and c`. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
