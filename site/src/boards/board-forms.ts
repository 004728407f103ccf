/** The controls around the board: what they show for a game, and what they ask for when used. */
import { setKind } from './edit.ts';
import { baseOf, bases, isBase, setBase, setSize } from './edit-figures.ts';
import { type Game, readGame } from './game.ts';
import type { Figure, MapKind, Size } from './position.ts';
import type { Session } from './session.ts';
import { escapeText } from './text.ts';
import { isTool } from './tools.ts';

const sizes = ['tiny', 'standard', 'great'] as const satisfies readonly Size[];
const kinds = ['outdoor', 'indoor', 'indoor/outdoor'] as const satisfies readonly MapKind[];

const options = (values: readonly string[], chosen: string): string =>
  values.map((value) => `<option${value === chosen ? ' selected' : ''}>${escapeText(value)}</option>`).join('');

const figureRow = (figure: Figure): string => {
  const { id, at, size, first } = figure;
  const name = escapeText(id);
  return `<li data-id="${name}"><b>${name}</b> <span>${first ? 'yours' : 'theirs'}</span>
  <label>square <input name="place" type="text" size="4" autocomplete="off" spellcheck="false" value="${escapeText(at[0] ?? '')}"></label>
  <label>size <select name="size">${options(sizes, size)}</select></label>
  <label>base <select name="base">${options(Object.keys(bases), baseOf(figure) ?? '1')}</select></label></li>`;
};

/** Brings the controls up to date. Rows and options are rebuilt only when the figures are others, so that focus stays. */
export function showForms(root: HTMLElement, session: Session): void {
  const { game } = session;
  // Nothing here changes under a moving hand.
  if (session.drafting) return;
  const ids = game.position.figures.map(({ id }) => id);
  for (const [name, chosen] of [
    ['from', game.from],
    ['to', game.to],
  ] as const) {
    const select = root.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    if (select === null) continue;
    if ([...select.options].map(({ value }) => value).join() !== ids.join()) select.innerHTML = options(ids, chosen);
    select.value = chosen;
  }
  showFigures(root, game, ids);
  showFields(root, game);
  const chosen = root.querySelector<HTMLInputElement>(`input[name=tool][value=${session.tool}]`);
  if (chosen !== null) chosen.checked = true;
  for (const [name, possible] of [
    ['undo', session.canUndo],
    ['redo', session.canRedo],
  ] as const) {
    // Not `disabled`: a button that goes dead under the finger would lose the focus.
    root.querySelector(`[data-do=${name}]`)?.setAttribute('aria-disabled', String(!possible));
  }
}

function showFigures(root: HTMLElement, { position }: Game, ids: readonly string[]): void {
  const list = root.querySelector('.figures');
  // A closed list waits: it is brought up to date when it is opened.
  if (list === null || list.closest('details')?.open === false) return;
  const shown = [...list.children].map((row) => row.getAttribute('data-id')).join();
  if (shown !== ids.join() || list.querySelector('input') === null) list.innerHTML = position.figures.map(figureRow).join('');
  for (const figure of position.figures) {
    const row = list.querySelector(`[data-id="${CSS.escape(figure.id)}"]`);
    const place = row?.querySelector('input');
    const size = row?.querySelector<HTMLSelectElement>('select[name=size]');
    const base = row?.querySelector<HTMLSelectElement>('select[name=base]');
    if (place && place !== document.activeElement) place.value = figure.at[0] ?? '';
    if (size) size.value = figure.size;
    if (base) base.value = baseOf(figure) ?? '1';
  }
}

function showFields(root: HTMLElement, game: Game): void {
  const kind = root.querySelector<HTMLSelectElement>('select[name=kind]');
  if (kind !== null) kind.value = game.position.map.kind;
  const interior = root.querySelector<HTMLInputElement>('input[value=interior]');
  if (interior !== null) interior.disabled = game.position.map.kind !== 'indoor/outdoor';
  for (const name of ['speed', 'damage'] as const) {
    const input = root.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (input !== null && input !== document.activeElement) input.value = String(game[name]);
  }
  for (const name of ['field', 'brokeAway'] as const) {
    const input = root.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (input !== null) input.checked = game[name];
  }
}

/** `chooseEdition` is told of another edition; everything else goes to the session. */
export function listenToForms(root: HTMLElement, session: Session, chooseEdition: (edition: string, name: string) => void): void {
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) inputChanged(target, session);
    if (target instanceof HTMLSelectElement && (target.name === 'edition' || target.name === 'compare'))
      chooseEdition(target.value, target.name);
    else if (target instanceof HTMLSelectElement && target.name === 'preset') void loadPreset(target, session);
    else if (target instanceof HTMLSelectElement) selectChanged(target, session);
    showForms(root, session);
  });
  // A number counts while it is typed.
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'number' && target.value !== '') inputChanged(target, session);
  });
  root.querySelector('details.twin')?.addEventListener('toggle', () => showForms(root, session));
  root.addEventListener('click', ({ target }) => {
    const wish = target instanceof Element ? target.closest('[data-do]')?.getAttribute('data-do') : undefined;
    const { game } = session;
    if (wish === 'undo') session.undo();
    if (wish === 'redo') session.redo();
    if (wish === 'reset') session.reset();
    if (wish === 'swap') session.set({ from: game.to, to: game.from }, 'Ends exchanged');
    if (wish === 'go') carryOn(session);
  });
}

/** Sets the figure down where its path or its fall ends. */
function carryOn(session: Session): void {
  const { game } = session;
  const end = game.path.at(-1);
  if (game.mode === 'moving' && end !== undefined) session.moveFigure(game.from, end);
}

async function loadPreset(select: HTMLSelectElement, session: Session): Promise<void> {
  const { value } = select;
  if (value === '') return;
  const answer = await fetch(value);
  const game = answer.ok ? readGame(await answer.json()) : undefined;
  if (game !== undefined) session.load({ ...game, mode: session.game.mode }, select.selectedOptions[0]?.textContent ?? 'Loaded');
}

const figureOf = (element: Element): string => element.closest('[data-id]')?.getAttribute('data-id') ?? '';

function inputChanged(input: HTMLInputElement, session: Session): void {
  const { name, value, checked } = input;
  if (name === 'tool' && isTool(value)) session.tool = value;
  if (name === 'place') session.moveFigure(figureOf(input), value.trim().toUpperCase());
  if (name === 'field') session.set({ field: checked }, checked ? 'Whole view shown' : 'Whole view hidden');
  if (name === 'brokeAway') session.set({ brokeAway: checked }, checked ? 'Broke away' : 'Has not broken away');
  if (name !== 'speed' && name !== 'damage') return;
  const number = Math.min(99, Math.max(0, Math.floor(Number(value))));
  if (Number.isNaN(number) || number === session.game[name]) return;
  session.set(name === 'speed' ? { speed: number, path: [] } : { damage: number }, `${name} ${number}`);
}

function selectChanged(select: HTMLSelectElement, session: Session): void {
  const { game, position } = session;
  const { name, value } = select;
  const id = figureOf(select);
  const size = sizes.find((one) => one === value);
  const kind = kinds.find((one) => one === value);
  if (name === 'size' && size !== undefined) session.change(setSize(position, id, size), `${id} is ${size}`);
  if (name === 'base' && isBase(value)) {
    const based = setBase(position, id, value);
    session.change(based, based === position ? `A base of ${value} does not fit there` : `${id} has a base of ${value}`);
  }
  if (name === 'kind' && kind !== undefined) session.change(setKind(position, kind), `${kind} map`);
  if (name === 'from') session.set({ from: value, to: game.to === value ? game.from : game.to, path: [] }, `From ${value}`);
  if (name === 'to') session.set({ to: value, from: game.from === value ? game.to : game.from }, `To ${value}`);
}
