import { factAlone, functionOf, list, verbPhrase, words } from './names.ts';

/** The functions for the sets of capabilities of a subject. With a capability as second argument, they test whether the set has it. */
const CAPABILITY_SETS: ReadonlySet<string> = new Set(['prints', 'possesses', 'uses', 'mayActivate']);

type Print = (args: readonly string[]) => string;

/** Functions that are not printed as "the NAME of ARGUMENTS". */
const NOUNS: { readonly [name: string]: Print } = {
  max: (args) => `the larger of ${list(args)}`,
  min: (args) => `the smaller of ${list(args)}`,
  half: ([a]) => `half of ${a}, rounded`,
  share: ([a, b]) => `${a} shared by ${b}, rounded`,
  wholes: ([a, b]) => `${a} divided by ${b}, rounded down`,
  distance: ([from, to]) => `the distance from ${from} to ${to}`,
  // With four arguments: only lines that cross `near`, the square on this side of `edge`, count, and they are judged as if nothing were on
  // the edge.
  lineOfFire: ([from, to, near, edge]) => {
    const line = `the line of fire from ${from} to ${to}`;
    return near === undefined ? line : `${line}, over ${near} as if nothing were on ${edge},`;
  },
  spread: ([subjects, amount]) => `${amount} for each of ${subjects}`,
  running: ([character, capability]) => `the running effects “${capability}” on ${character}`,
  lowercase: ([text]) => `${text} in lower case`,
  unaccented: ([text]) => `${text} without accents`,
  replaced: ([text, part, other]) => `${text} with ${part} replaced by ${other}`,
  withoutStart: ([text, start]) => `${text} without ${start} at its start`,
};

const CONDITIONS: { readonly [name: string]: (args: readonly string[], isNegated: boolean) => string } = {
  within: ([name], isNegated) => `${name} ${isNegated ? 'is not' : 'is'} under way`,
  opposing: ([a, b], isNegated) => `${a} is ${isNegated ? 'not ' : ''}opposed to ${b}`,
  adjacent: ([a, b], isNegated) => `${a} is ${isNegated ? 'not ' : ''}adjacent to ${b}`,
  disjoint: ([bases], isNegated) => `${bases} ${isNegated ? 'cannot' : 'can'} all be placed without overlap`,
  joined: ([squares], isNegated) => `${squares} are ${isNegated ? 'not ' : ''}connected`,
  touching: ([a, b], isNegated) => `${a} ${isNegated ? 'does not touch' : 'touches'} ${b}`,
  enters: ([a, b, square], isNegated) =>
    `a line from ${a} to ${b} ${isNegated ? 'does not come' : 'comes'} through ${square === undefined ? 'it' : square}`,
};

/** Several arguments in brackets, so that what follows does not seem to be one of them. */
const inBrackets = (args: readonly string[]): string => (args.length > 1 ? `(${list(args)})` : list(args));

/** A call as a number or a subject, or `whether …` for a condition. */
export function callNoun(name: string, args: readonly string[]): string {
  const print = NOUNS[name];
  if (print !== undefined) return print(args);
  if (CAPABILITY_SETS.has(name) && args.length === 1) return `what ${args[0]} ${words(name)}`;
  if (isConditionName(name, args.length)) return `whether ${callPhrase(name, args, false)}`;
  return args.length === 0 ? factAlone(name) : functionOf(name, inBrackets(args));
}

export const isConditionName = (name: string, argumentCount: number): boolean =>
  CONDITIONS[name] !== undefined || (verbPhrase(name, false) !== undefined && !(CAPABILITY_SETS.has(name) && argumentCount === 1));

export function callPhrase(name: string, args: readonly string[], isNegated: boolean): string {
  const print = CONDITIONS[name];
  if (print !== undefined) return print(args, isNegated);
  const verb = verbPhrase(name, isNegated);
  const [a, b] = args;
  // A capability in a set of capabilities: `uses(c, 'flight')`.
  if (CAPABILITY_SETS.has(name) && b !== undefined) return `${a} ${verb ?? words(name)} ${b}`;
  if (/^is[A-Z]/.test(name) && a !== undefined && b === undefined)
    return `${a} ${isNegated ? 'does not count' : 'counts'} as “${words(name)}”`;
  if (verb !== undefined && a !== undefined && b === undefined) return `${a} ${verb}`;
  if (a !== undefined) return `“${words(name)}” is ${isNegated ? 'not ' : ''}true of ${inBrackets(args)}`;
  return verb === undefined ? `“${words(name)}” is ${isNegated ? 'not ' : ''}true` : `the game ${verb}`;
}
