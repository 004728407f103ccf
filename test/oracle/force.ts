/** The checks of a force, plainly: its points, and as `problems` the clauses that it breaks. Shares no code with the engine. */
export interface Member {
  readonly name: string;
  readonly points: number;
  /** The set it was published in, and its number there, as on its base. */
  readonly set?: string;
  readonly number?: string;
  readonly unique?: boolean;
  readonly prime?: boolean;
  readonly bystander?: boolean;
  readonly ring?: 'none' | 'silver' | 'gold' | 'bronze' | 'green';
  /** The colour of its starting line. */
  readonly line?: 'white' | 'red' | 'blue' | 'yellow' | 'orange';
}
export interface ForceObject {
  readonly name: string;
  readonly kind?: 'light' | 'heavy' | 'immobile' | 'ultra-light' | 'ultra-heavy';
  readonly ring?: 'yellow' | 'white' | 'red' | 'purple' | 'blue';
  readonly special?: boolean;
  readonly points?: number;
}
export interface Resource {
  readonly name: string;
  readonly points: number;
  /** Further points that are paid for it. */
  readonly costs?: readonly number[];
}
export interface Force {
  readonly characters: readonly Member[];
  readonly objects: readonly ForceObject[];
  readonly resource: readonly Resource[];
}

const WEIGHT_BY_RING = { yellow: 'light', white: 'light', red: 'heavy', purple: 'heavy', blue: 'immobile' } as const;

function weight({ kind, ring }: ForceObject): string {
  if (kind !== undefined) return kind.replace('ultra-', '');
  return ring === undefined ? 'none' : WEIGHT_BY_RING[ring];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const identity = ({ name, set, number }: Member): string => JSON.stringify([name, set, number]);

export function checkForce(
  buildTotal: number,
  { characters, objects, resource }: Force,
): { points: number; problems: ReadonlySet<string> } {
  const problems = new Set<string>();
  const points =
    sum(characters.map((one) => one.points)) +
    sum(objects.map((one) => (one.special === true ? (one.points ?? 0) : 0))) +
    sum(resource.map((one) => one.points + sum(one.costs ?? [])));
  if (characters.length === 0) problems.add('force.assembling.at-least-one-character');
  if (points > buildTotal) problems.add('force.build-total.limit');
  const uniques = characters
    .filter(({ unique, ring = '' }) => unique === true || ['silver', 'gold', 'bronze'].includes(ring))
    .map(identity);
  if (new Set(uniques).size < uniques.length) problems.add('force.unique.one-copy');
  const primes = characters.filter(({ prime, ring, bystander }) => bystander !== true && (prime === true || ring === 'green'));
  if (primes.length > 1) problems.add('force.prime.one-per-force');
  if (characters.some(({ line }) => line === 'orange')) problems.add('characters.starting-lines.orange-not-for-building');
  if (characters.some(({ bystander, number }) => bystander === true && number === undefined))
    problems.add('guide.game-elements.no-separate-inclusion');
  const weights = objects.map(weight);
  if (objects.length > 3) problems.add('objects.force.up-to-three');
  if (objects.length > 1 && new Set(weights).size === 1) problems.add('objects.force.first-two-differ');
  if (objects.length > 2 && !(weights.includes('heavy') && weights.includes('light')))
    problems.add('objects.force.one-heavy-and-one-light');
  const specialNames = objects.filter((one) => one.special === true).map(({ name }) => name);
  if (new Set(specialNames).size < specialNames.length) problems.add('tactics.special-objects.distinct-names');
  if (resource.length > 1) problems.add('tactics.resources.one-per-force');
  if (resource.length > 0 && specialNames.length > 0) problems.add('tactics.resources.excludes-special-objects');
  return { points, problems };
}
