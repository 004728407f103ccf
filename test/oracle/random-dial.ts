import type { Dial, DialChange, StartingLine } from './dial.ts';
import type { Chance } from './random.ts';

export function randomDial(chance: Chance): Dial {
  const dialCount = chance.pick([1, 1, 1, 2, 3]);
  const points = chance.pick([50, 100, 150]);
  const ends: number[] = [];
  const ko: number[] = [];
  const lines: StartingLine[] = [];
  let first = 1;
  for (let dial = 0; dial < dialCount; dial += 1) {
    const last = first + chance.int(6, 10);
    const koCount = chance.pick([0, 1, 1, 2]);
    for (let click = last - koCount + 1; click <= last; click += 1) ko.push(click);
    const start = chance.maybe(0.7) ? first : first + 1;
    const hasLine = dialCount > 1 || chance.maybe(0.8);
    // A click before the line may show KO too: healing does not turn onto it.
    if (hasLine && start > first && chance.maybe(0.5)) ko.push(first);
    if (hasLine) lines.push({ colour: 'green', click: start, points });
    if (dialCount === 1 && lines.length > 0 && chance.maybe(0.4)) lines.push({ colour: 'blue', click: start + 2, points: points - 20 });
    if (dialCount === 1 && lines.length > 0 && chance.maybe(0.3)) lines.push({ colour: 'orange', click: start + 1, points: points + 30 });
    ends.push(last);
    first = last + 1;
  }
  const chosenPoints = lines.some(({ colour }) => colour === 'blue') && chance.maybe(0.5) ? points - 20 : points;
  const orange = lines.some(({ colour }) => colour === 'orange') && chance.maybe(0.5);
  return { points: chosenPoints, clicks: first - 1, ko: ko.sort((a, b) => a - b), dialEnds: ends.slice(0, -1), lines, orange };
}

/**
 * Random damage and healing. Sometimes the dial is turned to another section, and later back; each such turn ends on a click that does not
 * show KO.
 */
export function randomChanges(chance: Chance, { clicks, ko }: Dial): DialChange[] {
  const clicksWithoutKo = Array.from({ length: clicks }, (_, index) => index + 1).filter((click) => !ko.includes(click));
  let isAway = false;
  return Array.from({ length: chance.int(0, 6) }, (): DialChange => {
    if (chance.maybe(isAway ? 0.3 : 0.15)) {
      isAway = !isAway;
      return isAway ? { section: chance.pick(clicksWithoutKo) } : { back: chance.pick(clicksWithoutKo) };
    }
    return chance.maybe(0.6) ? { damage: chance.int(0, 5) } : { heal: chance.int(0, 4) };
  });
}
