/** Where a game that is played again departs from the recording. Whatever replays games compares each step of them with `departureOf`. */

/** What one step of a game brings: its events and refusals in order, and the state after it. */
export interface StepRecord {
  readonly happenings: readonly Happening[];
  /** Equal for equal states. */
  readonly state: string;
}

export interface Happening {
  /** Equal for equal happenings. */
  readonly text: string;
  /** The clause that it cites first. */
  readonly rule: string | undefined;
}

interface StepDeparture {
  /** The index of the first happening that differs; undefined where only the states differ. */
  readonly happening: number | undefined;
  /** The clause of what happens in the replay or, where nothing does, of what happened in the recording. */
  readonly rule: string | undefined;
}

export function departureOf(recorded: StepRecord, replayed: StepRecord): StepDeparture | undefined {
  const [one, other] = [recorded.happenings, replayed.happenings];
  const longest = one.length > other.length ? one : other;
  const index = longest.findIndex((_, place) => one[place]?.text !== other[place]?.text);
  if (index >= 0) return { happening: index, rule: other[index]?.rule ?? one[index]?.rule };
  return recorded.state === replayed.state ? undefined : { happening: undefined, rule: undefined };
}
