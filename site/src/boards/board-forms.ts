import { optionsMarkup } from '../base/text.ts';
import { mapKinds, sizes } from '../generated/features.ts';
import type { BoardState } from './board-state.ts';
import { firstSquareAfter } from './edit-figures.ts';
import { limits } from './game.ts';
import { loadMapKind, loadPresets } from './lazy-modules.ts';
import type { LiveBoard } from './live-board.ts';
import { hideLackedFeatures } from './offered-features.ts';
import { isTool } from './tools.ts';

export function showForms(root: HTMLElement, state: BoardState): void {
  // Nothing here changes while the user drags.
  if (state.isDragging) return;
  const { game } = state;
  const ids = game.position.figures.map(({ id }) => id);
  for (const name of ['from', 'to'] as const) {
    for (const select of root.querySelectorAll<HTMLSelectElement>(`select[name=${name}]`)) {
      if ([...select.options].map(({ value }) => value).join() !== ids.join()) select.innerHTML = optionsMarkup(ids, game[name]);
      select.value = game[name];
    }
  }
  showValues(root, state);
  showToolbar(root, state);
  hideLackedFeatures(root, state);
}

function showToolbar(root: HTMLElement, state: BoardState): void {
  const chosen = root.querySelector<HTMLInputElement>(`input[name=tool][value=${state.tool}]`);
  const toolButton = root.querySelector('.tool-button');
  if (chosen !== null) chosen.checked = true;
  if (toolButton !== null && chosen !== null && toolButton.getAttribute('data-tool') !== state.tool) {
    toolButton.setAttribute('data-tool', state.tool);
    const [swatch, name] = [chosen.parentElement?.querySelector('svg'), chosen.parentElement?.querySelector('span')];
    if (swatch) toolButton.querySelector('svg')?.replaceWith(swatch.cloneNode(true));
    const label = toolButton.querySelector('b');
    if (label !== null) label.textContent = name?.textContent ?? '';
  }
  const size = root.querySelector<HTMLSelectElement>('select[name=figure-size]');
  if (size !== null) {
    size.value = state.size;
    size.setAttribute('aria-label', state.selected === undefined ? 'Size of new figures' : `Size of ${state.selected}`);
    const label = size.parentElement?.querySelector('span');
    if (label) label.textContent = state.selected === undefined ? 'Size' : `Size of ${state.selected}`;
  }
  for (const [name, value] of [
    ['edition', state.edition],
    ['compare', state.compare],
  ] as const) {
    const select = root.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    if (select !== null && value !== undefined) select.value = value;
  }
  for (const [name, isPossible] of [
    ['undo', state.canUndo],
    ['redo', state.canRedo],
  ] as const) {
    // Not `disabled`: a button that is disabled while it is pressed would lose the focus.
    root.querySelector(`[data-do=${name}]`)?.setAttribute('aria-disabled', String(!isPossible));
  }
}

function showValues(root: HTMLElement, { game }: BoardState): void {
  const kind = root.querySelector<HTMLSelectElement>('select[name=kind]');
  if (kind !== null) kind.value = game.position.map.kind;
  for (const name of ['speed', 'damage'] as const) {
    const input = root.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (input !== null && input !== document.activeElement) input.value = String(game[name]);
  }
  for (const name of ['showsFieldOfFire', 'brokeAway'] as const) {
    const input = root.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (input !== null) input.checked = game[name];
  }
}

export function listenToForms(board: LiveBoard, signal: AbortSignal): void {
  const { root, state } = board;
  root.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement) inputChanged(target, state);
      if (target instanceof HTMLSelectElement) {
        if (target.name === 'edition') void board.setEdition(target.value);
        else if (target.name === 'compare') void board.compare(target.value);
        else if (target.name === 'preset') void loadPresets().then(({ openPreset }) => openPreset(target, state));
        else selectChanged(target, state);
      }
      showForms(root, state);
    },
    { signal },
  );
  // A number takes effect while the user types, not only at the `change` event.
  root.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'number' && target.value !== '') inputChanged(target, state);
    },
    { signal },
  );
  root.addEventListener('click', (event) => clicked(board, event), { signal });
  root.querySelector('.tool-sheet')?.addEventListener(
    'keydown',
    (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Enter') closeSheet(root);
    },
    { signal },
  );
}

const closeSheet = (root: HTMLElement): void => {
  const sheet = root.querySelector<HTMLElement>('.tool-sheet:popover-open');
  if (sheet === null) return;
  sheet.hidePopover();
  root.querySelector<HTMLElement>('.tool-button')?.focus({ preventScroll: true });
};

function clicked({ root, state }: LiveBoard, { target, detail }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const { game } = state;
  // A tap chooses a tool and closes the sheet. The arrow keys also fire a click, with `detail` 0, and leave it open.
  if (detail > 0 && target.matches('input[name=tool]')) closeSheet(root);
  switch (target.closest('[data-do]')?.getAttribute('data-do')) {
    case 'undo':
      state.undo();
      break;
    case 'redo':
      state.redo();
      break;
    case 'reset':
      state.reset();
      break;
    case 'swap':
      state.set({ from: game.to, to: game.from }, 'Ends swapped');
      break;
    case 'go': {
      const square = firstSquareAfter(game.position, game.from, game.path);
      if (square !== undefined) state.moveFigure(game.from, square);
      break;
    }
    default:
  }
}

function inputChanged(input: HTMLInputElement, state: BoardState): void {
  const { name, value, checked } = input;
  if (name === 'tool' && isTool(value)) state.tool = value;
  if (name === 'showsFieldOfFire') state.set({ showsFieldOfFire: checked }, checked ? 'Field of fire shown' : 'Field of fire hidden');
  if (name === 'brokeAway') state.set({ brokeAway: checked }, checked ? 'Broke away' : 'Has not broken away');
  if (name !== 'speed' && name !== 'damage') return;
  const number = Math.min(limits[name], Math.max(0, Math.floor(Number(value))));
  if (Number.isNaN(number) || number === state.game[name]) return;
  state.set(name === 'speed' ? { speed: number, path: [] } : { damage: number }, `${name === 'speed' ? 'Speed' : 'Damage'} ${number}`);
}

function selectChanged(select: HTMLSelectElement, state: BoardState): void {
  const { game } = state;
  const { name, value } = select;
  const size = sizes.find((one) => one === value);
  const kind = mapKinds.find((one) => one === value);
  if (name === 'figure-size' && size !== undefined) state.size = size;
  if (name === 'kind' && kind !== undefined) void loadMapKind().then(({ setMapKind }) => setMapKind(state, kind));
  if (name === 'from') state.set({ from: value, to: game.to === value ? game.from : game.to, path: [] }, `From ${value}`);
  if (name === 'to') state.set({ to: value, from: game.from === value ? game.to : game.from }, `To ${value}`);
}
