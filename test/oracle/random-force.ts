/** Random forces, most of them with faults. */
import type { Force, ForceObject, Member, Resource } from './force.ts';
import type { Chance } from './random.ts';

const NAMES = ['Tamsin', 'Brindle', 'Brass Heron', 'Old Fen'];
const OBJECT_NAMES = ['Singing Bowl', 'Crooked Signpost', 'Paper Moon'];
const KINDS = ['light', 'heavy', 'immobile', 'ultra-light', 'ultra-heavy'] as const;
const RING_COLOURS = ['yellow', 'white', 'red', 'purple', 'blue'] as const;

export function randomForce(chance: Chance): Force {
  return {
    characters: Array.from({ length: chance.int(0, 5) }, () => randomMember(chance)),
    objects: Array.from({ length: chance.pick([0, 0, 1, 2, 3, 3, 4]) }, () => randomObject(chance)),
    resource: Array.from({ length: chance.pick([0, 0, 0, 1, 2]) }, () => randomResource(chance)),
  };
}

function randomMember(chance: Chance): Member {
  return {
    name: chance.pick(NAMES),
    points: 10 * chance.int(1, 12),
    ...(chance.maybe(0.7) ? { set: chance.pick(['mh', 'rw']), number: chance.pick(['001', '002']) } : {}),
    ...(chance.maybe(0.4) ? { unique: chance.maybe(0.7) } : { ring: chance.pick(['none', 'none', 'silver', 'gold', 'bronze', 'green']) }),
    ...(chance.maybe(0.15) ? { prime: true } : {}),
    ...(chance.maybe(0.15) ? { bystander: true } : {}),
    ...(chance.maybe(0.1) ? { line: chance.pick(['white', 'red', 'blue', 'yellow', 'orange']) } : {}),
  };
}

const randomObject = (chance: Chance): ForceObject => ({
  name: chance.pick(OBJECT_NAMES),
  ...(chance.maybe(0.8) ? { kind: chance.pick(KINDS) } : { ring: chance.pick(RING_COLOURS) }),
  ...(chance.maybe(0.4) ? { special: true } : {}),
  ...(chance.maybe(0.4) ? { points: chance.int(0, 12) } : {}),
});

const randomResource = (chance: Chance): Resource => ({
  name: 'Lantern Clock',
  points: chance.int(0, 12),
  ...(chance.maybe(0.3) ? { costs: [chance.int(1, 5), chance.int(1, 5)] } : {}),
});
