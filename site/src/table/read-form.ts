/** The answer in the fields of a form; undefined where they are incomplete. */
import type { Answer, RequestChoice } from '../../../engine/index.ts';

export function readForm(form: HTMLFormElement, choice: RequestChoice | undefined): Answer | undefined {
  const data = new FormData(form);
  switch (form.dataset.form) {
    case 'several':
      return { kind: 'choose', value: data.getAll('item').map(Number) };
    case 'split':
      return { kind: 'choose', value: Object.fromEntries([...data].map(([character, share]) => [character, Number(share)])) };
    case 'path': {
      const end = data.get('end');
      return choice?.form !== 'path' || end === null || end === '' ? undefined : { kind: 'choose', value: choice.to(Number(end)) };
    }
    case 'square': {
      const square = data.get('end');
      return square === null || square === '' ? undefined : { kind: 'choose', value: Number(square) };
    }
    case 'dice':
      return { kind: 'roll', dice: data.getAll('die').map(Number) };
    default:
      return undefined;
  }
}
