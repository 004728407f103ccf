/**
 * Whole games, plainly: rounds, turns, moves, attacks, damage, pushing, knock back, scores. A generator yields requests and takes
 * the answers of the players; it shares no code with the engine. It does not check paths: `test/engine/oracle.test.ts` compares
 * which are legal.
 */
import { answer } from './answer.ts';
import { knockBack } from './knock-back.ts';
import {
  actionsOf,
  boardOf,
  characterInputs,
  closeTargets,
  dialValue,
  distanceBetween,
  type Fighter,
  fighterNamed,
  fightersLeft,
  isDefeated,
  lineBetween,
  rangedTargets,
  type Table,
} from './table.ts';

/** What the game asks the player `by` for; `next` is who is knocked back next, `split` the shares of the damage. */
export type Request =
  | { readonly kind: 'act'; readonly by: string; readonly actions: ReadonlySet<string> }
  | { readonly kind: 'path' | 'target' | 'targets' | 'split'; readonly by: string }
  | { readonly kind: 'roll'; readonly by: string; readonly dice: number }
  | { readonly kind: 'next'; readonly by: string };

/**
 * An answer of a player: an action with its character (`who`), a path, targets, shares of the damage by target, dice, or who is knocked
 * back next (`who`). Characters are given by their ids, squares by their names.
 */
export interface Reply {
  readonly action?: string;
  readonly who?: string;
  readonly path?: readonly string[];
  readonly targets?: readonly string[];
  readonly shares?: ReadonlyMap<string, number>;
  readonly dice?: readonly number[];
}

type Play = Generator<Request, void, Reply>;

export function* play(table: Table): Play {
  for (table.round = 1; ; table.round += 1) {
    for (const player of table.players) {
      if (!fightersLeft(table).some((one) => one.player === player)) continue;
      yield* takeTurn(table, player);
      if (table.over) return;
    }
    if (table.round >= table.roundLimit) break;
  }
  yield* settle(table);
}

/** Ends the game. Unless one player alone has fighters left, those with the most points roll until one has the highest total. */
function* settle(table: Table): Play {
  table.over = true;
  if (new Set(fightersLeft(table).map((one) => one.player)).size === 1) return;
  const points = (player: string): number => table.scoreByPlayer.get(player) ?? 0;
  const most = Math.max(...table.players.map(points));
  // No rule says which tied player rolls first. They roll in the order of the question's `players`, which here is by name.
  let tied = table.players.filter((player) => points(player) === most).sort();
  while (tied.length > 1) {
    const totals: number[] = [];
    for (const player of tied) {
      const { dice = [] } = yield { kind: 'roll', by: player, dice: 2 };
      totals.push(dice.reduce((sum, die) => sum + die, 0));
    }
    tied = tied.filter((_, index) => totals[index] === Math.max(...totals));
  }
}

function* takeTurn(table: Table, player: string): Play {
  table.activePlayer = player;
  table.actionsLeft = Math.floor(table.buildTotal / 100);
  for (const one of table.fighters) {
    one.hasActedThisTurn = false;
    one.gotTokenThisTurn = false;
  }
  for (;;) {
    const { action, who } = yield { kind: 'act', by: player, actions: actionsOf(table) };
    if (action === 'end') break;
    yield* act(table, action ?? '', fighterNamed(table, who));
    if (new Set(fightersLeft(table).map((one) => one.player)).size < 2) {
      yield* settle(table);
      return;
    }
  }
  for (const one of fightersLeft(table)) if (one.player === player && !one.gotTokenThisTurn) one.tokens = 0;
}

function* act(table: Table, action: string, one: Fighter): Play {
  one.hasActedThisTurn = true;
  one.hasEverActed = true;
  table.actionsLeft -= 1;
  if (action === 'move') yield* move(table, one);
  else if (action === 'close') yield* attack(table, one, yield* chooseTarget(table, one), false);
  else yield* attack(table, one, yield* chooseTargets(table, one), true);
  if (isDefeated(one)) return;
  one.tokens += 1;
  one.gotTokenThisTurn = true;
  const isPushed = one.tokens === 2;
  if (isPushed) hurt(table, one, 1, undefined);
}

function* move(table: Table, one: Fighter): Play {
  const { path = [] } = yield { kind: 'path', by: one.player };
  if (path.length < 2) return;
  const { edition, map } = table;
  const reach = answer({
    ask: 'reach',
    edition,
    map,
    characters: characterInputs(table),
    objects: table.objects,
    character: one.id,
    speed: dialValue(one, 'speed'),
    brokeAway: false,
  });
  if ('mustBreakAway' in reach && reach.mustBreakAway) {
    const { dice: [roll = 0] = [] } = yield { kind: 'roll', by: one.player, dice: 1 };
    const breakAway = answer({ ask: 'break-away', edition, roll });
    if ('succeeds' in breakAway && !breakAway.succeeds) return;
  }
  one.at = path[path.length - 1] ?? null;
}

function* chooseTarget(table: Table, attacker: Fighter): Generator<Request, readonly Fighter[], Reply> {
  const possible = closeTargets(table, attacker);
  if (possible.length === 1) return possible;
  const { targets = [] } = yield { kind: 'target', by: attacker.player };
  return targets.map((id) => fighterNamed(table, id));
}

function* chooseTargets(table: Table, attacker: Fighter): Generator<Request, readonly Fighter[], Reply> {
  const possible = rangedTargets(table, attacker);
  if (possible.length === 1) return possible;
  const { targets = [] } = yield { kind: 'targets', by: attacker.player };
  return targets.map((id) => fighterNamed(table, id));
}

function* attack(table: Table, attacker: Fighter, targets: readonly Fighter[], isRanged: boolean): Play {
  const { dice = [] } = yield { kind: 'roll', by: attacker.player, dice: 2 };
  const [a = 0, b = 0] = dice;
  const rolled = a + b;
  const [isCriticalMiss, isCriticalHit] = [rolled === 2, rolled === 12];
  if (isCriticalMiss) {
    hurt(table, attacker, 1, undefined);
    return;
  }
  const total = rolled + dialValue(attacker, 'attack');
  const defense = (target: Fighter): number =>
    dialValue(target, 'defense') + (isRanged ? lineBetween(table, attacker, target).defenseModifier : 0);
  const hit = targets.filter((target) => isCriticalHit || total >= defense(target));
  if (hit.length === 0) return;
  const damage = dialValue(attacker, 'damage');
  // With one hit target, or without damage, there is only one way to divide the damage.
  const isOnlyDivision = hit.length === 1 || damage === 0;
  const shares = isOnlyDivision ? new Map(hit.map(({ id }) => [id, damage])) : (yield { kind: 'split', by: attacker.player }).shares;
  const taken = hit.map((target) => {
    const share = shares?.get(target.id) ?? 0;
    return { target, clicks: hurt(table, target, share + (isCriticalHit ? 1 : 0), attacker.player) };
  });
  const isDouble = a === b;
  if (isDouble)
    yield* knockBackAll(
      table,
      attacker,
      taken.filter(({ target, clicks }) => clicks > 0 && !isDefeated(target)),
    );
}

/** The farthest character is knocked back first; among several at the same distance the active player chooses. */
function* knockBackAll(table: Table, attacker: Fighter, struck: readonly { readonly target: Fighter; readonly clicks: number }[]): Play {
  const waiting = [...struck];
  while (waiting.length > 0) {
    const farthest = Math.max(...waiting.map(({ target }) => distanceBetween(attacker, target)));
    const candidates = waiting.filter(({ target }) => distanceBetween(attacker, target) === farthest);
    const who = candidates.length === 1 ? candidates[0]?.target.id : (yield { kind: 'next', by: table.activePlayer }).who;
    const one = waiting.find(({ target }) => target.id === who);
    if (!one) throw new Error(`${who} is not knocked back`);
    waiting.splice(waiting.indexOf(one), 1);
    const { target, clicks } = one;
    const question = {
      ask: 'knock-back',
      map: table.map,
      characters: characterInputs(table),
      objects: table.objects,
      attacker: attacker.id,
      target: target.id,
    } as const;
    const { endsAt, knockBackDamage } = knockBack(boardOf(table), { ...question, damageTaken: clicks });
    target.at = endsAt;
    hurt(table, target, knockBackDamage, undefined);
  }
}

/** Turns the dial, up to KO; returns the clicks taken. `dealer` is the player whose attack dealt the damage, undefined for other damage. */
function hurt(table: Table, one: Fighter, damage: number, dealer: string | undefined): number {
  const clicks = Math.min(damage, one.dial.length + 1 - one.click);
  one.click += clicks;
  if (clicks > 0 && dealer !== undefined && dealer !== one.player) one.damagedBy = dealer;
  if (clicks > 0 && isDefeated(one)) defeat(table, one);
  return clicks;
}

/**
 * The points go to the first of these that exists: the only opponent; the active player, if an opponent; the opponent who damaged the
 * character last. Otherwise all opponents share them.
 */
function defeat(table: Table, one: Fighter): void {
  one.at = null;
  const opponents = table.players.filter((player) => player !== one.player);
  const add = (player: string, points: number): void =>
    void table.scoreByPlayer.set(player, (table.scoreByPlayer.get(player) ?? 0) + points);
  const [onlyOpponent] = opponents;
  if (opponents.length === 1 && onlyOpponent !== undefined) add(onlyOpponent, one.points);
  else if (table.activePlayer !== one.player) add(table.activePlayer, one.points);
  else if (one.damagedBy !== undefined) add(one.damagedBy, one.points);
  else for (const player of opponents) add(player, Math.ceil(one.points / opponents.length));
}
