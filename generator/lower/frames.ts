/** The TypeScript interface of each frame, by the name that lowering gives the frame: see engine/kernel/frames.ts. */
import type { PathDefinition } from '../generated/definition.ts';

const TYPES: { readonly [frame: string]: string } = {
  'property square': 'SquareFrame',
  height: 'SquareFrame',
  'property edge': 'EdgeFrame',
  'property character': 'CharacterFrame',
  'property object': 'ObjectFrame',
  'property board': 'BoardFrame',
  'ends order': 'SquarePairFrame',
  raised: 'EndFrame',
  'class line': 'EndsFrame',
  'class step': 'MoverFrame',
  'away from': 'KnockBackFrame',
  'away square': 'AwayFrame',
  away: 'AttackFrame',
  'value move': 'MoverFrame',
  'value knock-back': 'AttackFrame',
  calculation: 'CalculationFrame',
  'calculation printed': 'PrintedFrame',
  'calculation damage': 'DamageFrame',
  'constraint set-up action': 'SquareFrame',
  'constraint set-up player': 'PlayerFrame',
  'constraint set-up character.squares': 'PlacedFrame',
  'constraint set-up step': 'SquarePairFrame',
  'constraint move-end': 'MoveEndFrame',
  'constraint placement part': 'PartFrame',
  'constraint placement pair': 'PairFrame',
  'constraint placement object': 'LyingFrame',
};

export const FRAME_TYPES: readonly string[] = [
  ...new Set([...Object.values(TYPES), 'SquareOnLine', 'EdgeOnLine', 'LineFrame', 'StepFrame']),
];

export function classType(path: string): string {
  return `${path.replaceAll(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Class`;
}

export function formOf(path: PathDefinition): 'line' | 'step' {
  return path.along === undefined ? 'step' : 'line';
}

/** The frame of a restriction, and the path whose class it may read: "fire between" is the frame `line between` of the path fire. */
export function restrictionFrameOf(
  frame: string,
  paths: readonly PathDefinition[],
): { readonly frame: string; readonly path: PathDefinition } | undefined {
  const space = frame.lastIndexOf(' ');
  const pathName = frame.slice(0, space);
  const path = paths.find((d) => d.path === pathName);
  return path === undefined ? undefined : { path, frame: `${formOf(path)} ${frame.slice(space + 1)}` };
}

export function frameType(frame: string, paths: readonly PathDefinition[]): string {
  const restrictionFrame = restrictionFrameOf(frame, paths);
  if (restrictionFrame !== undefined) {
    const keys = restrictionFrame.path.class === undefined ? '' : `<${classType(restrictionFrame.path.path)}>`;
    const lineFrame = { 'line edge': 'EdgeOnLine', 'line line': 'LineFrame' }[restrictionFrame.frame];
    return `${lineFrame ?? (restrictionFrame.frame.startsWith('line') ? 'SquareOnLine' : 'StepFrame')}${keys}`;
  }
  if (frame === 'value line' || frame === 'property line') {
    const path = paths.find((d) => d.along !== undefined);
    return path?.class === undefined ? 'LineFrame' : `LineFrame<${classType(path.path)}>`;
  }
  // A constraint on the set-up has the frame of a property of the same subject.
  return TYPES[frame] ?? TYPES[frame.replace('constraint set-up', 'property')] ?? 'BoardFrame';
}
