/** The state of one board: its game with history, tool, selection, cursor and the rules in force. It knows nothing of the page. */

import { capitalised } from '../../../engine/base/text.ts';
import type { Cell } from '../../../engine/board-notation/squares.ts';
import { parseSquare } from '../../../engine/kernel/square-name.ts';
import { standardSize } from '../generated/features.ts';
import type { BoardRules } from './board-rules.ts';
import { moveFigure, removeFigure, setSize } from './edit-figures.ts';
import { type Game, withPosition } from './game.ts';
import { advance, begin, type History, redo, undo } from './history.ts';
import type { Position } from './position.ts';
import { addedRefusal } from './problems.ts';
import type { Tool } from './tools.ts';

export interface Message {
  readonly text: string;
  readonly isRefusal: boolean;
}

/** Called after every change; without a message where the user needs none, as during a drag. */
type Listener = (message: Message | undefined) => void;

interface OpenedState {
  readonly game: Game;
  readonly edition: string;
  readonly compare: string | undefined;
}

export class BoardState {
  /** The state that the address of the page opens without a hash. */
  opened: OpenedState;
  #history: History<Game>;
  #preview: Game | undefined;
  /** Why the last preview was not shown; undefined if it was shown. */
  previewRefusal: string | undefined;
  #start: Game;
  #listener: Listener = () => undefined;
  #tool: Tool = 'move';
  #selected: string | undefined;
  #cursor: Cell = { column: 0, row: 0 };
  newSize = standardSize;
  #rules: BoardRules | undefined;
  /** The history before the first change of figures that was made without rules, and so is not checked yet. */
  #unchecked: History<Game> | undefined;
  /** The edition of the board. Its `rules` are set when they are loaded. */
  edition: string;
  /** The edition or variant to compare with. Its `comparedRules` are set when they are loaded. */
  compare: string | undefined;
  comparedRules: BoardRules | undefined;

  constructor(opened: OpenedState) {
    this.opened = opened;
    this.#start = opened.game;
    this.#history = begin(opened.game);
    this.edition = opened.edition;
    this.compare = opened.compare;
  }

  /** There is one listener: the board that shows this state. */
  listen(listener: Listener): void {
    this.#listener = listener;
  }

  get rules(): BoardRules | undefined {
    return this.#rules;
  }
  /**
   * Puts rules in force. If they refuse figures that were placed before any rules were loaded, the board goes back to before the first of
   * them was placed.
   */
  applyRules(rules: BoardRules): void {
    const checked = this.#unchecked ?? this.#history;
    const refusal = this.#rules === undefined ? addedRefusal(checked.now, this.game, rules.edition, rules.judge) : undefined;
    this.#rules = rules;
    this.#unchecked = undefined;
    if (refusal === undefined) return;
    this.#history = checked;
    // A drag that is under way reports the refusal when it is released.
    this.previewRefusal = this.#preview === undefined ? undefined : refusal;
    this.#preview = undefined;
    this.refuse(capitalised(refusal));
  }

  get game(): Game {
    return this.#preview ?? this.#history.now;
  }
  get position(): Position {
    return this.game.position;
  }
  /** Whether the user is dragging: the game shown is not a step of the history yet. */
  get isDragging(): boolean {
    return this.#preview !== undefined;
  }
  /** The ids of the figures that the question names; they can be moved but not removed. */
  get ends(): readonly string[] {
    return this.game.mode === 'moving' ? [this.game.from] : [this.game.from, this.game.to];
  }
  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  get tool(): Tool {
    return this.#tool;
  }
  set tool(tool: Tool) {
    this.#tool = tool;
    this.#selected = undefined;
    this.#listener(undefined);
  }
  get selected(): string | undefined {
    return this.position.figures.some(({ id }) => id === this.#selected) ? this.#selected : undefined;
  }
  set selected(id: string | undefined) {
    this.#selected = id;
    this.#listener(undefined);
  }
  get cursor(): Cell {
    return this.#cursor;
  }
  set cursor({ column, row }: Cell) {
    const { columns, rows } = this.position.map;
    this.#cursor = { column: Math.min(Math.max(column, 0), columns - 1), row: Math.min(Math.max(row, 0), rows - 1) };
    this.#listener(undefined);
  }
  get size(): string {
    return this.position.figures.find(({ id }) => id === this.#selected)?.size ?? this.newSize;
  }
  set size(size: string) {
    const { selected } = this;
    if (selected !== undefined) this.change(setSize(this.position, selected, size), `${selected} is ${size}`);
    else {
      this.newSize = size;
      this.report(`New figures are ${size}`);
    }
  }

  report(text: string): void {
    this.#listener({ text, isRefusal: false });
  }
  refuse(text: string): void {
    this.#listener({ text, isRefusal: true });
  }

  /**
   * Why the rules refuse figures where an edit puts them. Undefined if the rules allow it, if no rules are loaded, or if they refuse the
   * current set-up for the same reason. An edit of the map is never refused; the board marks what is illegal about it.
   */
  refusalOf(position: Position): string | undefined {
    const { rules, game } = this;
    if (rules === undefined || position.figures === game.position.figures) return undefined;
    return addedRefusal(game, withPosition(game, position), rules.edition, rules.judge);
  }

  /** Shows a position that is not a step of the history yet, unless the rules refuse its figures. */
  preview(position: Position): void {
    this.previewRefusal = this.refusalOf(position);
    if (position !== this.position && this.previewRefusal === undefined) this.previewGame(withPosition(this.game, position));
  }

  previewGame(game: Game): void {
    this.#preview = game;
    this.#listener(undefined);
  }

  commitPreview(text: string): void {
    this.commit(this.game, text);
  }

  cancelPreview(): void {
    this.previewRefusal = undefined;
    if (this.#preview === undefined) return;
    this.#preview = undefined;
    this.#listener(undefined);
  }

  commit(game: Game, text: string): void {
    this.#preview = undefined;
    this.previewRefusal = undefined;
    if (this.#rules === undefined && game.position.figures !== this.#history.now.position.figures) this.#unchecked ??= this.#history;
    this.#history = advance(this.#history, game);
    this.#listener(text === '' ? undefined : { text, isRefusal: false });
  }

  change(position: Position, text: string): void {
    const refusal = this.refusalOf(position);
    if (refusal === undefined) this.commit(withPosition(this.game, position), text);
    else this.refuse(capitalised(refusal));
  }

  set(fields: Partial<Omit<Game, 'position'>>, text: string): void {
    this.commit({ ...this.game, ...fields }, text);
  }

  moveFigure(id: string, square: string): void {
    const moved = moveFigure(this.position, id, square);
    if (moved !== this.position) this.change(moved, `${id} to ${square}`);
    else if (this.position.figures.some((figure) => figure.id === id && figure.at[0] === square))
      this.report(`${id} is in ${square} already`);
    else this.refuse(`${id} cannot be placed in ${square}`);
  }

  /** Also moves the cursor to the figure's square, because the keyboard focus goes from the removed figure to the cursor. */
  removeFigure(id: string): void {
    if (this.ends.includes(id)) {
      this.refuse(`${id} cannot be removed: the question is about it`);
      return;
    }
    this.#cursor = parseSquare(this.position.figures.find((figure) => figure.id === id)?.at[0] ?? '') ?? this.#cursor;
    this.change(removeFigure(this.position, id), `${id} removed`);
  }

  undo(): void {
    this.#step(undo(this.#history), 'Undone', 'Nothing to undo');
  }
  redo(): void {
    this.#step(redo(this.#history), 'Redone', 'Nothing to redo');
  }
  #step(history: History<Game>, done: string, refusal: string): void {
    const isStep = history !== this.#history;
    this.#preview = undefined;
    this.#history = history;
    if (isStep) this.report(done);
    else this.refuse(refusal);
  }
  reset(): void {
    this.commit(this.#start, 'Back to the start');
  }
  /** Opens another position, to which Reset returns; it is taken as given, without the checks of an edited one. */
  load(game: Game, text: string): void {
    this.#start = game;
    this.commit(game, text);
    this.#unchecked = undefined;
  }
}
