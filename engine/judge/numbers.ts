/** The questions that need no board: `combat-value`, and those that a decision table answers. */
import type { BreakAwayQuestion, CombatValueQuestion } from '../generated/question.ts';
import type { BreakAwayVerdict, CombatValueVerdict } from '../generated/verdict.ts';
import { createBoard } from '../kernel/board.ts';
import { calculate } from '../kernel/calculation.ts';
import type { Entry, Rules, Table } from '../kernel/rules.ts';
import { createChain } from './reasons.ts';
import type { JudgeFault } from './shape.ts';

const emptyBoard = (rules: Rules): ReturnType<typeof createBoard> =>
  createBoard(rules, { columns: 1, rows: 1, pieces: [], things: [], facts: {}, pairs: {} });

export function judgeCombatValue(rules: Rules, question: CombatValueQuestion): CombatValueVerdict | JudgeFault {
  const entries: Entry[] = [];
  for (const [place, replacement] of question.replacements.entries()) {
    const shapes = (['set', 'half', 'double'] as const).filter((shape) => replacement[shape] !== undefined);
    const [shape] = shapes;
    if (shape === undefined || shapes.length > 1)
      return {
        code: 'not-one',
        message: `found ${shapes.join(' and ') || 'none of them'}, expected exactly one of set, half and double`,
        at: `/replacements/${place}`,
      };
    entries.push({ class: 'replacement', shape, amount: replacement.set ?? 0, locked: replacement.locked === true });
  }
  for (const amount of question.modifiers) entries.push({ class: 'modifier', shape: 'set', amount, locked: false });
  if (question.minimum !== undefined) entries.push({ class: 'minimum', shape: 'set', amount: question.minimum, locked: false });
  const board = emptyBoard(rules);
  const worked = calculate(board, question.value, { printed: question.printed }, entries);
  const chain = createChain();
  chain.worked(worked.used);
  return { value: worked.value, edition: rules.edition, because: chain.list };
}

/** Looks up a decision table: exactly one row holds. */
function lookUp(rules: Rules, table: Table, frame: object): number {
  const row = table.rows.find((r) => r.test(emptyBoard(rules), frame));
  if (row === undefined) throw new Error(`the table "${table.id}" has a gap`);
  return row.gives;
}

export function judgeBreakAway(rules: Rules, question: BreakAwayQuestion): BreakAwayVerdict {
  const table = rules.tables.find((t) => t.answers?.ask === question.ask);
  if (table === undefined) throw new Error('no table answers break-away');
  const chain = createChain();
  chain.add(table);
  const succeeds = lookUp(rules, table, { die: question.roll, bonus: question.bonus ?? 0 }) === 1;
  return { succeeds, edition: rules.edition, because: chain.list };
}
