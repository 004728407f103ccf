/** What the compiler leaves out of the emitted game because it can never act there, and when the game skips a constraint (`applies`). */
import { expect, test } from 'vitest';
import { allowed } from '../../engine/game/domain.ts';
import { instructionOf, top } from '../../engine/game/options.ts';
import type { GameRules } from '../../engine/game/rules.ts';
import { startRun } from '../../engine/game/run.ts';
import cards from '../../engine/generated/packs/cards/game/current.ts';
import { evaluateConstant } from '../../generator/language/evaluate.ts';
import { createExpressionParser } from '../../generator/language/parse-expression.ts';
import { editionRules } from '../fixtures/edition-rules.ts';
import { expectEnough } from '../support/enough-cases.ts';
import { newGame, playRandomly } from '../support/random-game.ts';

const refusalsOf = (rules: GameRules, option: string): readonly string[] =>
  rules.options.find(({ id }) => id === option)?.refusals.map(({ id }) => id) ?? [];

test('an option is emitted with the constraints of its menu, except those that its facts rule out', () => {
  const [{ gameRules: rules }] = editionRules;
  const [move, ranged] = [refusalsOf(rules, 'give.move'), refusalsOf(rules, 'give.ranged')];
  expect(move).toContain('action.two-tokens');
  expect(ranged).toContain('action.two-tokens');
  expect(move).not.toContain('ranged.engaged');
  expect(ranged).toContain('ranged.engaged');
});

test('a constraint on actions of a type is emitted with some options, and not with those of another type', () => {
  const limited = cards.options.filter(({ refusals }) => refusals.some(({ id }) => id === 'action.double-power-tokens'));
  expect(limited.length).toBeGreaterThan(0);
  expect(refusalsOf(cards, 'give.move')).not.toContain('action.double-power-tokens');
});

test.each([
  ["option.type in ['move', 'close']", true],
  ["option.type in ['ranged']", false],
  ['option.type in others', undefined],
  ["option.type == 'close' && unknown", false],
  ["option.type == 'move' || unknown", true],
  ["option.type == 'move' && unknown", undefined],
])('with option.type known to be move, %s evaluates to %s', (text, value) => {
  const ast = createExpressionParser()(text);
  if (!('op' in ast)) throw new Error(ast.message);
  expect(evaluateConstant(ast, { lookUp: (name) => (name === 'option.type' ? 'move' : undefined) })).toBe(value);
});

test('a constraint on a choice refuses no candidate where its `applies` is false', () => {
  const [{ gameRules: rules, boardRules: board }] = editionRules;
  const { game, first } = newGame(rules, board);
  let idleCount = 0;
  let actingCount = 0;
  const check = (state: typeof first): void => {
    const g = startRun(game, state);
    const instruction = state.request?.kind === 'choose' ? instructionOf(g, top(g)) : undefined;
    if (instruction?.op !== 'choose') return;
    const { locals } = top(g);
    const domain = instruction.from(g, locals);
    const items = 'items' in domain ? domain.items : (game.all['square'] ?? []);
    const [who, by] = [instruction.who(g, locals), instruction.by(g, locals)];
    const refused = items.filter((it) =>
      (rules.choices[instruction.role] ?? []).some((refusal) => {
        const refuses = refusal.test(g, { it, who, by });
        // `applies` does not read the candidate: -1 is none.
        const isIdle = refusal.applies?.(g, { it: -1, who, by }) === false;
        expect(refuses && isIdle).toBe(false);
        if (isIdle) idleCount++;
        else actingCount++;
        return refuses;
      }),
    );
    if (instruction.where === undefined)
      expect(allowed(g, locals, instruction, items)).toEqual(items.filter((it) => !refused.includes(it)));
  };
  for (let seed = 0; seed < 3; seed++) playRandomly(game, first, seed, check);
  expect(idleCount).toBeGreaterThan(0);
  expect(actingCount).toBeGreaterThan(0);
});

test('the steps of a calculation gather only classes that its entries have', () => {
  const gathered = editionRules.flatMap(({ gameRules }) =>
    gameRules.calculations.flatMap(({ steps, entries }) => {
      const classes = new Set(entries.map((entry) => entry.class));
      return steps.flatMap(({ gather }) => gather.map((name) => [name, classes.has(name)] as const));
    }),
  );
  expectEnough(gathered.length, 10);
  expect(gathered.filter(([, isOfEntry]) => !isOfEntry)).toEqual([]);
});
