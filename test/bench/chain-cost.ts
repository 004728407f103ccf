/** The cost of the chain: a line's label alone, against a label with the chain of clauses that explains it. */

import { explainLine } from '../../engine/judge/line-reasons.ts';
import { createChain } from '../../engine/judge/reasons.ts';
import { fireLine } from '../../engine/kernel/fire.ts';
import { squareEnd } from '../../engine/kernel/square-lines.ts';
import { seeded } from '../oracle/random.ts';
import { benchBoard } from './boards.ts';
import { type Measured, race } from './rounds.ts';

export function measureChainCost(): Measured {
  const board = benchBoard(24, 36, 5);
  const rng = seeded(6);
  const pairs = Array.from({ length: 4000 }, () => [Math.floor(rng() * board.size), Math.floor(rng() * board.size)] as const);
  const line = ([a, b]: readonly [number, number]) => fireLine(board, squareEnd(a), squareEnd(b));
  const times = race([
    { name: 'label', run: () => pairs.reduce((sum, pair) => sum + line(pair).label, 0) },
    {
      name: 'chain',
      run: () =>
        pairs.reduce((sum, pair) => {
          const chain = createChain(board);
          explainLine(board, chain, line(pair));
          return sum + chain.list.length;
        }, 0),
    },
  ]);
  const [labelTime, chainTime] = [times.get('label') ?? 1, times.get('chain') ?? 1];
  return {
    what: 'a line without its chain, against one with it',
    measured: `${((1000 * labelTime) / pairs.length).toFixed(2)} µs against ${((1000 * chainTime) / pairs.length).toFixed(2)} µs`,
    goal: 'a line without its chain is faster',
    meets: labelTime < chainTime,
  };
}
