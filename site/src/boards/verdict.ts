import { type Fields, fieldsOf, listOf, numberOf, textOf, textsOf } from '../base/json.ts';

export type Label = 'clear' | 'hindered' | 'blocked';

export interface Reason {
  /** The id of a clause. */
  readonly rule: string;
  /** Squares or edges; `note` says in a few words what happened there. */
  readonly at: readonly string[];
  readonly note?: string;
}
export interface FireLine {
  readonly label: Label;
  readonly defenseModifier: number;
  /** Whether the line keeps one direction: along a row, a column or a diagonal. */
  readonly isDirect: boolean;
  /** Its length in squares. */
  readonly range: number;
  /** The squares that it crosses, the one of the firing figure first. */
  readonly crossed: readonly string[];
  /** For each corner that the line runs through exactly, the two squares at the corner that the line does not cross. */
  readonly corners: readonly (readonly string[])[];
}
interface Refusal {
  readonly code: string;
  readonly message: string;
  /** A JSON pointer into the question. */
  readonly at?: string;
}

const isLabel = (value: unknown): value is Label => value === 'clear' || value === 'hindered' || value === 'blocked';

export function readReasons(verdict: Fields): readonly Reason[] {
  return listOf(verdict.because).map((item) => {
    const { rule, at, note } = fieldsOf(item);
    const text = textOf(note);
    return { rule: textOf(rule) ?? '', at: typeof at === 'string' ? [at] : textsOf(at), ...(text === undefined ? {} : { note: text }) };
  });
}

export function readFireLine(verdict: Fields): FireLine | undefined {
  if (!isLabel(verdict.lineOfFire)) return undefined;
  return {
    label: verdict.lineOfFire,
    defenseModifier: numberOf(verdict.defenseModifier) ?? 0,
    isDirect: verdict.direct === true,
    range: numberOf(verdict.range) ?? 0,
    crossed: textsOf(verdict.crossed),
    corners: listOf(verdict.corners).map((corner) => textsOf(fieldsOf(corner).between)),
  };
}

export function readRefusal(verdict: Fields): Refusal | undefined {
  if (verdict.error === undefined) return undefined;
  const { code, message, at } = fieldsOf(verdict.error);
  const pointer = textOf(at);
  return { code: textOf(code) ?? 'error', message: textOf(message) ?? '', ...(pointer === undefined ? {} : { at: pointer }) };
}

/**
 * Why a path is illegal at a square. `break-away`: the mover must break away first; `speed`: the square is farther than the mover's speed;
 * `step`: the mover cannot enter the square; `stop`: it must stop in the square, but goes on; `end`: the path cannot end in the square.
 */
const faultKinds = ['break-away', 'speed', 'step', 'stop', 'end'] as const;
export interface PathFault {
  readonly kind: (typeof faultKinds)[number];
  /** A square. */
  readonly at: string;
  readonly reasons: readonly Reason[];
}

/** The faults of a path, in the order of their squares; empty for other verdicts. */
export const readFaults = (verdict: Fields): readonly PathFault[] =>
  listOf(verdict.faults)
    .map(fieldsOf)
    .flatMap((fault) => {
      const kind = faultKinds.find((one) => one === fault.kind);
      return kind === undefined ? [] : [{ kind, at: textOf(fault.at) ?? '', reasons: readReasons(fault) }];
    });

export function lineFacts(line: FireLine): readonly string[] {
  return [
    ...(line.defenseModifier > 0 ? [`defense +${line.defenseModifier}`] : []),
    `range ${line.range}`,
    ...(line.isDirect ? ['direct line'] : []),
    ...(line.corners.length > 0 ? [`through ${line.corners.length === 1 ? 'a corner' : `${line.corners.length} corners`} exactly`] : []),
  ];
}

export const labelWord = { clear: 'Clear', hindered: 'Hindered', blocked: 'Blocked' } as const satisfies { [label in Label]: string };
