import { nearest } from '../nearest.ts';

/**
 * The end of a message about an unknown name: ` Did you mean …?` with the nearest known name, or nothing if none is near enough. `prefix`
 * is printed before that name: `--` for an option.
 */
export function suggestion(name: string, known: Iterable<string>, prefix = ''): string {
  const nearestName = nearest(name, known);
  return nearestName === undefined ? '' : ` Did you mean \`${prefix}${nearestName}\`?`;
}
