/** The form that sets a game up. */
import { fieldsOf } from '../boards/json.ts';
import { type Choice, pilots } from './set-up.ts';

/** Fails when the map cannot be fetched. */
export async function readChoice(form: HTMLFormElement): Promise<Choice> {
  const data = new FormData(form);
  const text = (name: string): string => String(data.get(name) ?? '');
  const answer = await fetch('/play/maps.json');
  if (!answer.ok) throw new Error('The map could not be loaded. Try again when you are online.');
  const maps = fieldsOf(await answer.json());
  const seats = Number(text('players'));
  return {
    map: fieldsOf(maps[text('map')]),
    ...(text('set-up') === 'rules'
      ? {
          otherMaps: Object.keys(maps)
            .filter((id) => id !== text('map'))
            .map((id) => fieldsOf(maps[id])),
        }
      : {}),
    edition: text('edition'),
    ...(text('pack') === '' ? {} : { pack: text('pack') }),
    rounds: Number(text('rounds')),
    seats: Array.from({ length: seats }, (_, seat) => ({
      force: text(`force-${seat}`),
      pilot: pilots.find((pilot) => pilot === text(`pilot-${seat}`)) ?? 'person',
    })),
  };
}
