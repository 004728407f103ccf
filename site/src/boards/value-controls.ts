import type { Calculation, Effect, Entry } from './value.ts';

interface CalculationBoard extends HTMLElement {
  readonly calculation: Calculation;
  readonly effects: readonly Effect[];
  set(calculation: Calculation, redraw?: boolean): void;
  setEdition(edition: string): Promise<void>;
}

/** The largest absolute value that a number field accepts. */
const largest = 99;

/** -1 for an element outside the rows. */
export const rowIndex = (element: Element): number => Number(element.closest('[data-row]')?.getAttribute('data-row') ?? -1);

function replaceEntry(board: CalculationBoard, row: number, entry: Entry, redraw = true): void {
  const { calculation } = board;
  board.set({ ...calculation, entries: calculation.entries.map((one, index) => (index === row ? entry : one)) }, redraw);
  if (redraw) board.querySelector<HTMLElement>(`[data-row="${row}"] select`)?.focus();
}

function changed(board: CalculationBoard, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLSelectElement)) return;
  const { name, value } = target;
  const { calculation } = board;
  if (name === 'edition') {
    void board.setEdition(value);
    return;
  }
  // The user emptied the field to type another number.
  if (target.type === 'number' && value === '') return;
  const number = Math.max(-largest, Math.min(largest, Math.trunc(Number(value))));
  if (name === 'printed' && !Number.isNaN(number) && Math.max(0, number) !== calculation.printed)
    board.set({ ...calculation, printed: Math.max(0, number) }, false);
  if (name === 'value' && value !== calculation.value) board.set({ ...calculation, value }, false);
  const index = rowIndex(target);
  const entry = calculation.entries[index];
  if (entry === undefined) return;
  const effect = board.effects.find(({ kind }) => kind === value);
  if (name === 'entry' && effect !== undefined && value !== entry.kind)
    replaceEntry(board, index, { ...entry, kind: value, isFlagSet: effect.flag !== undefined && entry.isFlagSet });
  if (name === 'amount' && !Number.isNaN(number) && number !== entry.amount)
    replaceEntry(board, index, { ...entry, amount: number }, false);
  if (name === 'flag' && target instanceof HTMLInputElement && target.checked !== entry.isFlagSet)
    replaceEntry(board, index, { ...entry, isFlagSet: target.checked }, false);
}

/** Shows the judged number, which is whole and in range, in a number field that the user has left. */
function showJudgedNumber({ calculation }: CalculationBoard, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number') return;
  const number = target.name === 'printed' ? calculation.printed : calculation.entries[rowIndex(target)]?.amount;
  if (number !== undefined) target.value = String(number);
}

interface EditedRows {
  readonly entries: readonly Entry[];
  /** Selects the control that has the focus after the edit. */
  readonly focus: string;
}

/** The rows after the button `action` in the row `row`; undefined if it changes none. */
export function editRows(
  action: string | undefined,
  row: number,
  entries: readonly Entry[],
  effects: readonly Effect[],
): EditedRows | undefined {
  switch (action) {
    case 'add': {
      // A new row begins as a modifier, which is recognised by its field: the one that is a list of numbers (`modifiers`).
      const kind = effects.find(({ isNumberList }) => isNumberList)?.kind;
      if (kind === undefined) return undefined;
      return { entries: [...entries, { kind, amount: 1, isFlagSet: false }], focus: '.entries li:last-child select' };
    }
    case 'remove':
      return { entries: entries.filter((_, index) => index !== row), focus: '[data-do=add]' };
    case 'up': {
      const [previous, entry] = [entries[row - 1], entries[row]];
      if (previous === undefined || entry === undefined) return undefined;
      return { entries: entries.with(row - 1, entry).with(row, previous), focus: `[data-row="${row - 1}"] [data-do=up]` };
    }
    default:
      return undefined;
  }
}

function clicked(board: CalculationBoard, target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null;
  if (button === null) return;
  const { calculation, effects } = board;
  const edited = editRows(button.dataset.do, rowIndex(button), calculation.entries, effects);
  if (edited === undefined) return;
  board.set({ ...calculation, entries: edited.entries });
  board.querySelector<HTMLElement>(edited.focus)?.focus();
}

export function listenToRows(board: CalculationBoard, signal: AbortSignal): void {
  board.addEventListener('input', ({ target }) => changed(board, target), { signal });
  board.addEventListener(
    'change',
    ({ target }) => {
      changed(board, target);
      showJudgedNumber(board, target);
    },
    { signal },
  );
  board.addEventListener('click', ({ target }) => clicked(board, target), { signal });
}
