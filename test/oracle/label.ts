import type { Label } from './verdict.ts';

const ORDER: readonly Label[] = ['clear', 'hindered', 'blocked'];

/** Negative when `a` is less restrictive than `b`, zero when they are the same. */
export function compareLabels(a: Label, b: Label): number {
  return ORDER.indexOf(a) - ORDER.indexOf(b);
}

/** The most restrictive label; `clear` for none. */
export function worst(labels: readonly Label[]): Label {
  let result: Label = 'clear';
  for (const label of labels) if (compareLabels(label, result) > 0) result = label;
  return result;
}

/** The least restrictive label; `blocked` for none. */
export function best(labels: readonly Label[]): Label {
  let result: Label = 'blocked';
  for (const label of labels) if (compareLabels(label, result) < 0) result = label;
  return result;
}
