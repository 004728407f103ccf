import { capabilitiesAt, POSSESSED, USED } from './capabilities.ts';
import type { Instruction } from './instruction.ts';
import { dropCapabilitySets, get, type Run } from './run.ts';
import type { Effect } from './state.ts';
import type { Locals } from './values.ts';

type Start = Extract<Instruction, { op: 'start' }>;
type Transfer = Extract<Instruction, { op: 'transfer' }>;

function setEffects(g: Run, effects: readonly Effect[]): void {
  g.effects = effects;
  dropCapabilitySets(g);
}

/** An effect that lasts as long as a procedure runs does not start while that procedure is not running. */
export function start(g: Run, v: Locals, i: Start): void {
  const duration = g.game.rules.durations[i.until];
  const { ends: endingProcedure } = duration ?? {};
  const depth = endingProcedure === undefined ? -1 : g.stack.findLastIndex((f) => f.procedure === endingProcedure);
  const on = i.on(g, v);
  if (on < 0 || (endingProcedure !== undefined && depth < 0)) return;
  const by = i.by(g, v);
  const effect: Effect = {
    id: g.started++,
    capability: i.capability,
    on,
    by,
    player: get(g, g.game.rules.side, by < 0 ? on : by),
    source: i.outlives ? -1 : i.source,
    duration: i.until,
    frame: depth,
    facts: i.with(g, v),
  };
  setEffects(g, [...g.effects, effect]);
}

/** Puts running effects on another character, or makes it the one that started them. Their duration does not change. */
export function transfer(g: Run, v: Locals, i: Transfer): void {
  const { role } = i;
  const effectIds = i.effects(g, v);
  const character = i.to(g, v);
  if (effectIds.length > 0)
    setEffects(
      g,
      g.effects.map((effect) => (effectIds.includes(effect.id) ? { ...effect, [role]: character } : effect)),
    );
}

export function stop(g: Run, effectIds: readonly number[]): void {
  if (g.effects.some((effect) => effectIds.includes(effect.id)))
    setEffects(
      g,
      g.effects.filter((effect) => !effectIds.includes(effect.id)),
    );
}

/** Ends the effects that last as long as a procedure which is no longer on the stack. */
export function endWithFrames(g: Run): void {
  if (g.effects.some((effect) => effect.frame >= g.stack.length))
    setEffects(
      g,
      g.effects.filter((effect) => effect.frame < g.stack.length),
    );
}

export function endAtPoint(g: Run, point: number): void {
  const ending = g.effects.filter((effect) => {
    const duration = g.game.rules.durations[effect.duration];
    return duration?.point === point && duration.test?.(g, { effect: effect.id }) !== false;
  });
  if (ending.length > 0)
    stop(
      g,
      ending.map((effect) => effect.id),
    );
}

/** Ends the effects whose `source` is a capability that the character who started them neither possesses nor uses any more. */
export function endLost(g: Run): void {
  const lost = g.effects.filter(
    ({ by, source }) => by >= 0 && source >= 0 && ![POSSESSED, USED].some((stage) => capabilitiesAt(g, stage, by).includes(source)),
  );
  if (lost.length > 0)
    stop(
      g,
      lost.map((effect) => effect.id),
    );
}
