import { type Board, edgeSquares } from '../kernel/board.ts';
import type { StepRules } from '../kernel/cached-results.ts';
import { foldCorner, foldRoute } from '../kernel/fold.ts';
import type { StepFrame } from '../kernel/frames.ts';
import { edgeBetween, routes } from '../kernel/steps.ts';
import type { Chain } from './reasons.ts';

export function explainStep(board: Board, chain: Chain, rules: StepRules, frame: StepFrame, label: number): void {
  if (label === 0) return;
  const { from, to } = frame;
  const citeEdge = (a: number, b: number): void => {
    frame.edge = edgeBetween(board, a, b);
    for (const r of rules.edge) if (r.gives === label && r.test(board, frame)) chain.add(r, edgeSquares(board, frame.edge));
  };
  if (frame.diagonal === 1) {
    const around = routes(board, rules, frame);
    const { corner } = rules.path;
    if (foldCorner(around.routes[0], around.routes[1], corner) === label) {
      chain.cite(rules.path.corner.clauses, [...around.sides]);
      around.routes.forEach((route, index) => {
        const sideSquare = around.sides[index] ?? 0;
        if (foldRoute(route, corner.of, corner.within) !== label) return;
        if (corner.of.includes('edge-in')) citeEdge(from, sideSquare);
        frame.side = sideSquare;
        if (corner.of.includes('side'))
          for (const r of rules.side) if (r.gives === label && r.test(board, frame)) chain.add(r, [sideSquare]);
        if (corner.of.includes('edge-out')) citeEdge(sideSquare, to);
      });
    }
  } else citeEdge(from, to);
  for (const r of rules.step) if (r.gives === label && r.test(board, frame)) chain.add(r, [to]);
}
