import { fieldsOf } from '../base/json.ts';
import { GameError } from '../games/game-error.ts';
import { playerKinds, type StartChoice } from './set-up.ts';

/** Fails with a {@link GameError} when the maps cannot be fetched, and when `signal` is aborted. */
export async function readChoice(form: HTMLFormElement, signal: AbortSignal): Promise<StartChoice> {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  const response = await fetch('/play/maps.json', { signal }).catch(() => undefined);
  if (response?.ok !== true) throw new GameError('The map could not be loaded. Try again when you are online.');
  const maps = fieldsOf(await response.json());
  const seatCount = Number(text('players'));
  return {
    map: fieldsOf(maps[text('map')]),
    // `rules`: the players set the game up by the rules, and choose one of all maps. Otherwise the game begins on the map of the form.
    ...(text('set-up') === 'rules'
      ? {
          otherMaps: Object.keys(maps)
            .filter((id) => id !== text('map'))
            .map((id) => fieldsOf(maps[id])),
        }
      : {}),
    edition: text('edition'),
    ...(text('pack') === '' ? {} : { pack: text('pack') }),
    roundLimit: Number(text('rounds')),
    seats: Array.from({ length: seatCount }, (_, seat) => ({
      force: text(`force-${seat}`),
      kind: playerKinds.find((kind) => kind === text(`kind-${seat}`)) ?? 'person',
    })),
  };
}
