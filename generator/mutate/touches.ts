/** Which examples run code of which definitions: no other example can notice a change of that code. */
import type { GameRules } from '../../engine/game/rules.ts';
import type { Rules } from '../../engine/index.ts';
import { camel } from '../camel.ts';
import type { Definition } from '../generated/definition.ts';
import { instantiateText } from '../instantiate/game.ts';
import type { RulesIr } from '../lower/ir.ts';
import type { Mutant } from './mutants.ts';

interface Recorder {
  readonly rules: Rules;
  /** Ids of the definitions whose code ran since the last call. */
  take(): ReadonlySet<string>;
}

type Touch = (id: string) => void;

/** The same rules, with functions that record the definition they belong to. */
export function recorderOf(board: Rules, game: string, definitions: readonly Definition[]): Recorder {
  let touched = new Set<string>();
  const touch: Touch = (id) => touched.add(id);
  const ids = idsByName(definitions);
  const play = game === '' ? undefined : recordingGame(game, (name) => touch(ids.get(name) ?? name));
  return {
    rules: recording({ ...board, ...(play === undefined ? {} : { game: play }) }, touch),
    take() {
      const taken = touched;
      touched = new Set();
      return taken;
    },
  };
}

const idsByName = (definitions: readonly Definition[]): ReadonlyMap<string, string> =>
  new Map(definitions.map(({ id }) => [camel(id), id]));

/** The functions that the code of others calls by their names record themselves. */
const recordingGame = (game: string, touchName: Touch): GameRules =>
  instantiateText(
    game.replaceAll(/^function (\w+)\([^{]*\{$/gm, (head, name: string) => `${head}\n  touchName(${JSON.stringify(name)});`),
    { touchName },
  );

/** A copy of a value in which each function records the id that stands nearest around it. */
function recording<T>(value: T, touch: Touch): T {
  const made = new Map<unknown, unknown>();
  const copy = (of: unknown, id: string): unknown => {
    if ((typeof of !== 'object' && typeof of !== 'function') || of === null) return of;
    const known = made.get(of);
    if (known !== undefined) return known;
    if (typeof of === 'function') {
      const run = (...args: readonly unknown[]): unknown => {
        touch(id);
        return Reflect.apply(of, undefined, args);
      };
      made.set(of, run);
      return run;
    }
    const out: object = Array.isArray(of) ? [] : {};
    made.set(of, out);
    const own = 'id' in of && typeof of.id === 'string' ? of.id : id;
    for (const [key, entry] of Object.entries(of)) Object.assign(out, { [key]: copy(entry, own) });
    return out;
  };
  const result = copy(value, '');
  return isSame(value, result) ? result : value;
}

const isSame = <T>(_value: T, copied: unknown): copied is T => copied !== undefined;

/** Fields whose change is a change of what runs in the place where the code ran before. */
const CODE = /^(steps|if|is|unless|replacement|modifier|minimum|maximum|increase|reduction)\b(?!.*: becomes )/;

interface RulesTexts {
  readonly ir: RulesIr;
  readonly game: string;
}

/** The definitions whose code is all that a mutant changes; undefined where it changes more. */
export function changedCode(
  mutant: Mutant,
  before: RulesTexts,
  after: RulesTexts,
  definitions: readonly Definition[],
): ReadonlySet<string> | undefined {
  if (!CODE.test(mutant.change)) return undefined;
  const entries = changedEntries(before.ir, after.ir);
  const parts = changedParts(before.game, after.game, idsByName(definitions));
  return entries === undefined || parts === undefined ? undefined : new Set([...entries, ...parts]);
}

function changedEntries(before: RulesIr, after: RulesIr): readonly string[] | undefined {
  const same = before.entries.length === after.entries.length && JSON.stringify(before.parameters) === JSON.stringify(after.parameters);
  if (!same || before.entries.some(({ id, list }, place) => after.entries[place]?.id !== id || after.entries[place]?.list !== list))
    return undefined;
  return before.entries.flatMap(({ id, entry }, place) =>
    JSON.stringify(entry) === JSON.stringify(after.entries[place]?.entry) ? [] : [id],
  );
}

/** The emitted game in its parts; what belongs to no definition, and a part that has another definition then, are more than code. */
function changedParts(before: string, after: string, ids: ReadonlyMap<string, string>): readonly string[] | undefined {
  const [old, made] = [before, after].map((text) => text.split('\n\n').filter((part) => !part.startsWith('type ')));
  if (old === undefined || made === undefined || old.length !== made.length) return undefined;
  const changed = old.flatMap((part, place) => (part === made[place] ? [] : [[ownerOf(part, ids), ownerOf(made[place] ?? '', ids)]]));
  if (changed.some(([was, is]) => was === undefined || was !== is)) return undefined;
  return changed.flatMap(([was]) => was ?? []);
}

function ownerOf(part: string, ids: ReadonlyMap<string, string>): string | undefined {
  const [, named] = /^(?:function |const )(\w+?)(?:_first\b|\()/m.exec(part.trimStart()) ?? [];
  const [, cited] = /^ {2}id: "([^"]+)"/m.exec(part) ?? [];
  return cited ?? (named === undefined ? undefined : ids.get(named));
}
