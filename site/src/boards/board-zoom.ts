/**
 * The size of the squares. Where a whole board would have squares too small for a hand, it stands at full size and scrolls in its frame;
 * a button shows it whole and back. Nothing of this is seen where the board fits.
 */
import { unit } from './outline.ts';

/** The smallest side of a square, in CSS pixels, that a finger and a mouse can use. */
const least = { finger: 28, mouse: 20 } as const;
/** As near as a followed figure may come to the edge of the frame, in CSS pixels. */
const room = unit * 1.5;

export class BoardZoom {
  readonly #svg: SVGSVGElement;
  readonly #frame: HTMLElement | null;
  readonly #button: HTMLButtonElement | null;
  #wantsWhole = false;

  constructor(root: HTMLElement, svg: SVGSVGElement) {
    this.#svg = svg;
    this.#frame = root.querySelector<HTMLElement>('.board-frame');
    this.#button = root.querySelector<HTMLButtonElement>('.zoom button');
    this.#button?.addEventListener('click', () => {
      this.#wantsWhole = !this.#wantsWhole;
      this.update();
    });
    if (this.#frame !== null) new ResizeObserver(() => this.update()).observe(this.#frame);
  }

  get #scrolls(): boolean {
    return this.#frame?.classList.contains('full') ?? false;
  }

  /** Chooses the size anew: after another map, another width, another wish. */
  update(): void {
    if (this.#frame === null || this.#button === null) return;
    const side = (this.#frame.clientWidth / this.#svg.viewBox.baseVal.width) * unit;
    const small = side > 0 && side < (matchMedia('(pointer: coarse)').matches ? least.finger : least.mouse);
    const full = small && !this.#wantsWhole;
    const turned = full !== this.#scrolls;
    this.#button.parentElement?.toggleAttribute('hidden', !small);
    this.#button.textContent = full ? 'See the whole board' : 'See larger squares';
    this.#frame.classList.toggle('full', full);
    if (turned && full) this.#centre();
  }

  /** Brings the figure that the question is about, or any, to the middle of the frame. */
  #centre(): void {
    const figure = this.#svg.querySelector('.figure.end') ?? this.#svg.querySelector('.figure');
    if (this.#frame === null || figure === null) return;
    const [outer, inner] = [this.#frame.getBoundingClientRect(), figure.getBoundingClientRect()];
    this.#frame.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    this.#frame.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
  }

  /** Scrolls the frame, never the page, so far that something in it stays in sight. */
  follow(element: Element | null): void {
    if (element !== null && this.#scrolls) this.keep(element.getBoundingClientRect());
  }

  /** The same for a place on the screen. It asks for the layout: it costs little before anything is drawn, and much after. */
  keep({ left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): void {
    if (this.#frame === null || !this.#scrolls) return;
    const outer = this.#frame.getBoundingClientRect();
    const across = Math.min(0, left - room - outer.left) + Math.max(0, right + room - outer.right);
    const down = Math.min(0, top - room - outer.top) + Math.max(0, bottom + room - outer.bottom);
    if (across !== 0 || down !== 0) this.#frame.scrollBy({ left: across, top: down, behavior: 'instant' });
  }
}
