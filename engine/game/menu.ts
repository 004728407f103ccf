import type { Game, Menu, OpenMenu, UserOption } from './game.ts';
import { addToFront, moveToFront } from './recent.ts';
import type { GameRules, Option, Refusal } from './rules.ts';
import type { Run } from './run.ts';
import type { State } from './state.ts';
import type { Locals } from './values.ts';

/** A menu of a recent game, for later games by the same rules. Menus of one name differ only by how many users their options have. */
interface KnownMenu {
  readonly name: string;
  readonly userCounts: string;
  readonly menu: Menu;
}

const recentMenus = new WeakMap<GameRules, KnownMenu[]>();

export function menuNamed(g: Run, name: string): Menu {
  const { menus } = g.game;
  const known = menus.get(name);
  if (known !== undefined) return known;
  const menu = recentMenu(g, name);
  menus.set(name, menu);
  return menu;
}

function recentMenu(g: Run, name: string): Menu {
  const { all, rules } = g.game;
  const options = rules.options.filter((option) => option.menu === name);
  const userCounts = options.map(({ self }) => (self === undefined ? '' : all[self]?.length)).join();
  const recent = recentMenus.get(rules) ?? [];
  recentMenus.set(rules, recent);
  const found = moveToFront(
    recent,
    recent.findIndex((one) => one.name === name && one.userCounts === userCounts),
  );
  if (found !== undefined) return found.menu;
  const indexByKey = new Map<string, number>();
  const ofUsers = options.flatMap((option) => userOptions(g, option, indexByKey));
  const menu: Menu = { options: ofUsers, untested: Array.from(indexByKey, () => undefined) };
  addToFront(recent, { name, userCounts, menu });
  return menu;
}

function userOptions(g: Run, option: Option, indexByKey: Map<string, number>): readonly UserOption[] {
  const users = option.self === undefined ? NO_USER : (g.game.all[option.self] ?? []);
  return users.map((self) => {
    const facts = option.hasFixedFacts === true ? { ...option.facts(g, { self }), self } : undefined;
    return { option, self, facts, results: option.refusals.map((refusal) => resultIndex(refusal, facts, indexByKey)) };
  });
}

const NO_USER: readonly number[] = [-1];

/** The index of a constraint's result for the facts of an option; -1 if the facts differ between states, or the constraint may read any. */
function resultIndex(refusal: Refusal, facts: Locals | undefined, indexByKey: Map<string, number>): number {
  if (facts === undefined || refusal.reads === undefined) return -1;
  let key = refusal.id;
  for (const name of refusal.reads) key += ` ${facts[name]}`;
  const index = indexByKey.get(key) ?? indexByKey.size;
  indexByKey.set(key, index);
  return index;
}

/** The menu in a state, cached for the last state. A state offers at most one menu (`menuOf`), so that only states are compared. */
export function openMenu(game: Game, state: State, menu: Menu): OpenMenu {
  const { lastOpened } = game;
  if (lastOpened.state === state && lastOpened.menu !== undefined) return lastOpened.menu;
  const { options, untested } = menu;
  const made: OpenMenu = { options, untested, areLegal: [], refused: untested.slice() };
  lastOpened.state = state;
  lastOpened.menu = made;
  return made;
}
