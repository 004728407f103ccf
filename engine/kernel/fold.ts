/**
 * How labels combine round a corner: between its two routes, and within a route. The greater label is the worse. `routeLabel` in label.ts
 * gives the same label of a route for the loops that must be fast.
 */
import type { Part, PathRule, Pick } from './rules.ts';

export const better = (a: number, b: number): number => (a < b ? a : b);
export const worse = (a: number, b: number): number => (a > b ? a : b);

/** One way round a corner: the labels of the edge into the side square, of that square, and of the edge out of it. */
export interface Route {
  readonly edgeIn: number;
  readonly side: number;
  readonly edgeOut: number;
}

export const FIELD_OF_PART: { readonly [part in Part]: keyof Route } = { 'edge-in': 'edgeIn', side: 'side', 'edge-out': 'edgeOut' };

export function foldRoute(route: Route, parts: readonly Part[], within: Pick): number {
  let label = within === 'worst' ? 0 : Number.MAX_SAFE_INTEGER;
  for (const part of parts)
    label = within === 'worst' ? worse(label, route[FIELD_OF_PART[part]]) : better(label, route[FIELD_OF_PART[part]]);
  return label;
}

export function foldCorner(first: Route, second: Route, rule: PathRule['corner']): number {
  const a = foldRoute(first, rule.of, rule.within);
  const b = foldRoute(second, rule.of, rule.within);
  return rule.routes === 'best' ? better(a, b) : worse(a, b);
}

export function decidingParts(route: Route, rule: PathRule['corner']): readonly Part[] {
  const label = foldRoute(route, rule.of, rule.within);
  return rule.of.filter((part) => route[FIELD_OF_PART[part]] === label);
}
