/** The dial of one character, plainly: where it starts, and where damage and healing turn it. Shares no code with the engine. */
export interface StartingLine {
  readonly colour: string;
  readonly click: number;
  readonly points: number;
}
/**
 * All dials of a character as one: clicks count from 1 through all of them. `points` is the points of the chosen starting line, `clicks`
 * the number of clicks, `ko` the clicks that show KO.
 */
export interface Dial {
  readonly points: number;
  readonly clicks: number;
  readonly ko: readonly number[];
  /** The last clicks of all dials but the last. */
  readonly dialEnds: readonly number[];
  readonly lines: readonly StartingLine[];
  /** Whether the character is on its orange line. */
  readonly orange: boolean;
}
/**
 * Damage or healing in clicks, or a turn of the dial: `section` is the click of another section to which it is turned, `back` the click of
 * its main part to which it returns.
 */
export type DialChange = { readonly damage: number } | { readonly heal: number } | { readonly section: number } | { readonly back: number };
/** Where the dial is after the changes; `taken` and `healed` count clicks. */
interface Shown {
  /** Counted from 1. */
  readonly dial: number;
  readonly click: number;
  readonly defeated: boolean;
  readonly taken: number;
  readonly healed: number;
  readonly points: number;
}

export function turnDial(dial: Dial, changes: readonly DialChange[]): Shown {
  const orange = dial.orange ? dial.lines.find(({ colour }) => colour === 'orange') : undefined;
  // A character on its orange line has no other line; a character on another line has no orange line.
  const lines = orange === undefined ? dial.lines.filter(({ colour }) => colour !== 'orange') : [orange];
  const points = orange?.points ?? dial.points;
  const starts = lines.filter((line) => line.points === points).map(({ click }) => click);
  const dialOf = (click: number): number => dial.dialEnds.filter((end) => end < click).length;
  const lastOf = (click: number): number => dial.dialEnds[dialOf(click)] ?? dial.clicks;
  const isSpent = (click: number, from: number): boolean => dial.ko.includes(click) || click > lastOf(from);
  let click = starts.length === 0 ? 1 : Math.min(...starts);
  /** The click where healing ends: that of the starting line of the dial or, in another section, the click to which the dial was turned. */
  let healingEnd = click;
  let [defeated, taken, healed] = [false, 0, 0];
  for (const change of changes) {
    if (defeated) break;
    if ('section' in change) [click, healingEnd] = [change.section, change.section];
    else if ('back' in change) {
      const start = starts.find((one) => dialOf(one) === dialOf(change.back)) ?? 1;
      [click, healingEnd] = [change.back, start];
    } else if ('heal' in change) {
      for (let left = change.heal; left > 0 && click > healingEnd && !dial.ko.includes(click - 1); left -= 1) {
        click -= 1;
        healed += 1;
      }
    } else {
      for (let left = change.damage; left > 0; left -= 1) {
        const before = click;
        click += 1;
        taken += 1;
        if (!isSpent(click, before)) continue;
        const next = starts.find((start) => dialOf(start) > dialOf(before));
        if (next === undefined) defeated = true;
        else [click, healingEnd] = [next, next];
        break;
      }
    }
  }
  return { dial: dialOf(Math.min(click, dial.clicks)) + 1, click, defeated, taken, healed, points };
}
