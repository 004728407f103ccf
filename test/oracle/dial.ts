/** The dial of one character, plainly: where it starts, and where damage and healing turn it. Shares no code with the engine. */
export interface Line {
  readonly colour: string;
  readonly click: number;
  readonly points: number;
}
export interface Dial {
  readonly points: number;
  readonly clicks: number;
  readonly ko: readonly number[];
  /** The last clicks of all dials but the last. */
  readonly dialEnds: readonly number[];
  readonly lines: readonly Line[];
  readonly orange: boolean;
}
/** Damage or healing in clicks; or the click to which the dial is turned: of another section, or back to one of its main part. */
export type Turn = { readonly damage: number } | { readonly heal: number } | { readonly section: number } | { readonly back: number };
interface Shows {
  /** Counted from 1. */
  readonly dial: number;
  readonly click: number;
  readonly defeated: boolean;
  readonly taken: number;
  readonly healed: number;
  readonly points: number;
}

export function turnDial(given: Dial, turns: readonly Turn[]): Shows {
  const orange = given.orange ? given.lines.find(({ colour }) => colour === 'orange') : undefined;
  // On its orange line a character has no other line; elsewhere the orange line is not there.
  const lines = orange === undefined ? given.lines.filter(({ colour }) => colour !== 'orange') : [orange];
  const points = orange?.points ?? given.points;
  const paid = lines.filter((line) => line.points === points).map(({ click }) => click);
  const dialOf = (click: number): number => given.dialEnds.filter((end) => end < click).length;
  const lastOf = (click: number): number => given.dialEnds[dialOf(click)] ?? given.clicks;
  /** Whether a click is KO or beyond the end of the dial that `from` is on. */
  const isSpent = (click: number, from: number): boolean => given.ko.includes(click) || click > lastOf(from);
  let click = Math.min(...paid, ...(paid.length === 0 ? [1] : []));
  /** The click where healing ends: the starting line of the dial, or the first click of a section that the dial was turned to. */
  let line = click;
  let [defeated, taken, healed] = [false, 0, 0];
  for (const turn of turns) {
    if (defeated) break;
    if ('section' in turn) [click, line] = [turn.section, turn.section];
    else if ('back' in turn) {
      const start = paid.find((one) => dialOf(one) === dialOf(turn.back)) ?? 1;
      [click, line] = [turn.back, start];
    } else if ('heal' in turn) {
      for (let left = turn.heal; left > 0 && click > line && !given.ko.includes(click - 1); left -= 1) {
        click -= 1;
        healed += 1;
      }
    } else {
      for (let left = turn.damage; left > 0; left -= 1) {
        const here = click;
        click += 1;
        taken += 1;
        if (!isSpent(click, here)) continue;
        const next = paid.find((start) => dialOf(start) > dialOf(here));
        if (next === undefined) defeated = true;
        else [click, line] = [next, next];
        break;
      }
    }
  }
  return { dial: dialOf(Math.min(click, given.clicks)) + 1, click, defeated, taken, healed, points };
}
