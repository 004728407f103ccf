/**
 * Chooses the size of the squares. If the squares of the whole board would be too small to touch or click, the board has full size and
 * scrolls in its frame; the names of columns and rows stay in sight at the edges, and a button switches between the whole board and full
 * size. Otherwise the whole board is shown, without these names at the edges and without the button.
 */
import { columnName } from '../../../engine/kernel/square-name.ts';
import { unit } from './outline.ts';
import type { BoardMap } from './position.ts';

/** The smallest usable side of a square, in CSS pixels. */
const smallestSide = { finger: 28, mouse: 20 } as const;
/**
 * The least distance of a followed figure from the edge of the frame: one and a half squares. At full size a drawing unit is one CSS pixel.
 */
const edgeMargin = unit * 1.5;

export class BoardZoom {
  readonly #svg: SVGSVGElement;
  readonly #frame: HTMLElement | null;
  readonly #button: HTMLButtonElement | null;
  #wantsWhole = false;

  constructor(root: HTMLElement, svg: SVGSVGElement, signal: AbortSignal) {
    this.#svg = svg;
    this.#frame = root.querySelector<HTMLElement>('.board-frame');
    this.#button = root.querySelector<HTMLButtonElement>('.zoom');
    this.#button?.addEventListener(
      'click',
      () => {
        this.#wantsWhole = !this.#wantsWhole;
        this.update();
      },
      { signal },
    );
    if (this.#frame === null) return;
    const observer = new ResizeObserver(() => this.update());
    observer.observe(this.#frame);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  get #scrolls(): boolean {
    return this.#frame?.classList.contains('full') ?? false;
  }

  update(map?: BoardMap): void {
    if (this.#frame === null || this.#button === null) return;
    if (map !== undefined) this.#fillRulers(map);
    const isSmall = this.#isTooSmall(this.#frame);
    const isFull = isSmall && !this.#wantsWhole;
    const hasChanged = isFull !== this.#scrolls;
    this.#button.hidden = !isSmall;
    const { whole = 'See the whole board', larger = 'See larger squares' } = this.#button.dataset;
    this.#button.textContent = isFull ? whole : larger;
    this.#frame.classList.toggle('full', isFull);
    if (hasChanged && isFull) this.#centre();
  }

  #isTooSmall(frame: HTMLElement): boolean {
    const { scrollLeft, scrollTop } = frame;
    const scrolls = this.#scrolls;
    // The squares are measured while the whole board is shown; then the frame gets its class and scroll position back.
    frame.classList.remove('full');
    const side = (this.#svg.getScreenCTM()?.a ?? 0) * unit;
    frame.classList.toggle('full', scrolls);
    frame.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
    return side > 0 && side < (matchMedia('(pointer: coarse)').matches ? smallestSide.finger : smallestSide.mouse);
  }

  /** Writes the names of columns and rows into the rulers at the edges of the frame, because those in the picture scroll out of sight. */
  #fillRulers({ columns, rows }: BoardMap): void {
    const fill = (ruler: Element | null, names: readonly string[]): void => {
      ruler?.replaceChildren(...names.map((name) => Object.assign(document.createElement('span'), { textContent: name })));
    };
    const frame = this.#frame;
    fill(
      frame?.querySelector('.ruler.columns') ?? null,
      Array.from({ length: columns }, (_, column) => columnName(column)),
    );
    fill(
      frame?.querySelector('.ruler.rows') ?? null,
      Array.from({ length: rows }, (_, row) => String(row + 1)),
    );
  }

  #centre(): void {
    const figure = this.#svg.querySelector('.figure.end') ?? this.#svg.querySelector('.figure');
    if (this.#frame === null || figure === null) return;
    const [outer, inner] = [this.#frame.getBoundingClientRect(), figure.getBoundingClientRect()];
    this.#frame.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    this.#frame.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
  }

  /** Scrolls the frame, never the page, so far that an element in it is in sight. */
  follow(element: Element | null): void {
    if (element !== null && this.#scrolls) this.showRectangle(element.getBoundingClientRect());
  }

  /** Scrolls the frame so far that a rectangle of the viewport is in sight. Call it before anything is drawn: it forces a layout. */
  showRectangle({ left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): void {
    if (this.#frame === null || !this.#scrolls) return;
    const outer = this.#frame.getBoundingClientRect();
    const across = Math.min(0, left - edgeMargin - outer.left) + Math.max(0, right + edgeMargin - outer.right);
    const down = Math.min(0, top - edgeMargin - outer.top) + Math.max(0, bottom + edgeMargin - outer.bottom);
    if (across !== 0 || down !== 0) this.#frame.scrollBy({ left: across, top: down, behavior: 'instant' });
  }
}
