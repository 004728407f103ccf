/** The controls around the board: what they show for a game, and what they ask for when used. */
import { setKind, setSize } from './edit.ts';
import type { Figure, MapKind, Size } from './position.ts';
import type { Session } from './session.ts';
import { escapeText } from './text.ts';
import { isTool } from './tools.ts';

const sizes = ['tiny', 'standard', 'great'] as const satisfies readonly Size[];
const kinds = ['outdoor', 'indoor', 'indoor/outdoor'] as const satisfies readonly MapKind[];

const options = (values: readonly string[], chosen: string): string =>
  values.map((value) => `<option${value === chosen ? ' selected' : ''}>${escapeText(value)}</option>`).join('');

const figureRow = ({ id, at, size, first }: Figure): string =>
  `<li data-id="${id}"><b>${id}</b> <span>${first ? 'yours' : 'theirs'}</span>
  <label>square <input name="place" type="text" size="4" autocomplete="off" spellcheck="false" value="${at[0] ?? ''}"></label>
  <label>size <select name="size">${options(sizes, size)}</select></label></li>`;

/** Brings the controls up to date. Rows and options are rebuilt only when the figures are others, so that focus stays. */
export function showForms(root: HTMLElement, session: Session): void {
  const { position, from, to } = session.game;
  const ids = position.figures.map(({ id }) => id);
  for (const [name, chosen] of [
    ['from', from],
    ['to', to],
  ] as const) {
    const select = root.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    if (select === null) continue;
    if ([...select.options].map(({ value }) => value).join() !== ids.join()) select.innerHTML = options(ids, chosen);
    select.value = chosen;
  }
  const list = root.querySelector('.figures');
  if (list !== null) {
    const shown = [...list.children].map((row) => row.getAttribute('data-id')).join();
    if (shown !== ids.join() || list.querySelector('input') === null) list.innerHTML = position.figures.map(figureRow).join('');
    for (const { id, at, size } of position.figures) {
      const row = list.querySelector(`[data-id="${id}"]`);
      const place = row?.querySelector('input');
      const choice = row?.querySelector('select');
      if (place && place !== document.activeElement) place.value = at[0] ?? '';
      if (choice) choice.value = size;
    }
  }
  const kind = root.querySelector<HTMLSelectElement>('select[name=kind]');
  if (kind !== null) kind.value = position.map.kind;
  const interior = root.querySelector<HTMLInputElement>('input[value=interior]');
  if (interior !== null) interior.disabled = position.map.kind !== 'indoor/outdoor';
  for (const [name, possible] of [
    ['undo', session.canUndo],
    ['redo', session.canRedo],
  ] as const) {
    // Not `disabled`: a button that goes dead under the finger would lose the focus.
    root.querySelector(`[data-do=${name}]`)?.setAttribute('aria-disabled', String(!possible));
  }
}

/** `chooseEdition` is told of another edition; everything else goes to the session. */
export function listenToForms(root: HTMLElement, session: Session, chooseEdition: (edition: string) => void): void {
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) inputChanged(target, session);
    if (target instanceof HTMLSelectElement && target.name === 'edition') chooseEdition(target.value);
    else if (target instanceof HTMLSelectElement) selectChanged(target, session);
    showForms(root, session);
  });
  root.addEventListener('click', ({ target }) => {
    const wish = target instanceof Element ? target.closest('[data-do]')?.getAttribute('data-do') : undefined;
    if (wish === 'undo') session.undo();
    if (wish === 'redo') session.redo();
    if (wish === 'reset') session.reset();
    if (wish === 'swap') session.commit({ ...session.game, from: session.game.to, to: session.game.from }, 'Ends exchanged');
  });
}

const figureOf = (element: Element): string => element.closest('[data-id]')?.getAttribute('data-id') ?? '';

function inputChanged(input: HTMLInputElement, session: Session): void {
  if (input.type === 'radio' && isTool(input.value)) session.tool = input.value;
  if (input.name === 'place') session.moveFigure(figureOf(input), input.value.trim().toUpperCase());
}

function selectChanged(select: HTMLSelectElement, session: Session): void {
  const { game, position } = session;
  const { name, value } = select;
  const size = sizes.find((one) => one === value);
  const kind = kinds.find((one) => one === value);
  if (name === 'size' && size !== undefined) session.change(setSize(position, figureOf(select), size), `${figureOf(select)} is ${size}`);
  if (name === 'kind' && kind !== undefined) session.change(setKind(position, kind), `${kind} map`);
  if (name === 'from') session.commit({ ...game, from: value, to: game.to === value ? game.from : game.to }, `From ${value}`);
  if (name === 'to') session.commit({ ...game, to: value, from: game.from === value ? game.to : game.from }, `To ${value}`);
}
