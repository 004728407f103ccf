/** One visitor's play with a board: the game and its history, the tool in hand, the figure picked up, the cursor. It knows nothing of the page. */
import { moveFigure, removeFigure } from './edit-figures.ts';
import { type Game, withPosition } from './game.ts';
import { advance, begin, type History, redo, undo } from './history.ts';
import type { Position } from './position.ts';
import type { Cell } from './squares.ts';
import type { Tool } from './tools.ts';

/** Told after every change: words to say, empty while a hand is still moving. */
export type Listener = (said: string) => void;

export class Session {
  #history: History<Game>;
  #draft: Game | undefined;
  #start: Game;
  readonly #changed: Listener;
  #tool: Tool = 'move';
  #selected: string | undefined;
  #cursor: Cell = { column: 0, row: 0 };

  constructor(start: Game, changed: Listener) {
    this.#start = start;
    this.#history = begin(start);
    this.#changed = changed;
  }

  get game(): Game {
    return this.#draft ?? this.#history.now;
  }
  get position(): Position {
    return this.game.position;
  }
  /** Whether a hand is still moving: what is shown is no step of the history yet. */
  get drafting(): boolean {
    return this.#draft !== undefined;
  }
  /** The figures that the question names; they may move but not go. */
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
    this.#changed('');
  }
  get selected(): string | undefined {
    return this.#selected;
  }
  set selected(id: string | undefined) {
    this.#selected = id;
    this.#changed('');
  }
  get cursor(): Cell {
    return this.#cursor;
  }
  set cursor({ column, row }: Cell) {
    const { columns, rows } = this.position.map;
    this.#cursor = { column: Math.min(Math.max(column, 0), columns - 1), row: Math.min(Math.max(row, 0), rows - 1) };
    this.#changed('');
  }

  /** Shows a position that is not a step of the history yet. */
  draft(position: Position): void {
    if (position !== this.position) this.draftGame(withPosition(this.game, position));
  }

  draftGame(game: Game): void {
    this.#draft = game;
    this.#changed('');
  }

  /** Makes what is shown a step of the history. */
  settle(said: string): void {
    this.commit(this.game, said);
  }

  commit(game: Game, said: string): void {
    this.#draft = undefined;
    this.#history = advance(this.#history, game);
    this.#changed(said);
  }

  change(position: Position, said: string): void {
    this.commit(withPosition(this.game, position), said);
  }

  /** Sets fields of the game that are not its position. */
  set(fields: Partial<Omit<Game, 'position'>>, said: string): void {
    this.commit({ ...this.game, ...fields }, said);
  }

  moveFigure(id: string, square: string): void {
    const moved = moveFigure(this.position, id, square);
    this.change(moved, moved === this.position ? `${id} cannot stand at ${square}` : `${id} to ${square}`);
  }

  removeFigure(id: string): void {
    if (this.ends.includes(id)) this.#changed(`${id} is needed here`);
    else this.change(removeFigure(this.position, id), `${id} removed`);
  }

  undo(): void {
    const said = this.canUndo ? 'Undone' : 'Nothing to undo';
    this.#draft = undefined;
    this.#history = undo(this.#history);
    this.#changed(said);
  }
  redo(): void {
    const said = this.canRedo ? 'Redone' : 'Nothing to redo';
    this.#draft = undefined;
    this.#history = redo(this.#history);
    this.#changed(said);
  }
  reset(): void {
    this.commit(this.#start, 'Starting position');
  }
  /** A board of its own from somewhere else: the new start. */
  load(game: Game, said: string): void {
    this.#start = game;
    this.commit(game, said);
  }
}
