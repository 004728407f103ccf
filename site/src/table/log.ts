/** The log of a game: every event as a sentence with its rules, the answers before the place shown alone. */
import type { Titles } from '../boards/verdict-markup.ts';
import { eventMarkup } from './event-text.ts';
import type { Session } from './session.ts';

export class Log {
  readonly #frame: HTMLElement;
  readonly #list: HTMLOListElement;
  #session: Session | undefined;
  #at = 0;

  /** `frame` scrolls, and has the list. */
  constructor(frame: HTMLElement, list: HTMLOListElement) {
    this.#frame = frame;
    this.#list = list;
  }

  /** Adds what is new; after a step back the whole log is written again. */
  show(session: Session, titles: Titles): void {
    if (this.#session !== session || session.at < this.#at) {
      this.#list.replaceChildren();
      this.#at = 0;
      this.#session = session;
    }
    for (const { events } of session.steps.slice(this.#at, session.at))
      for (const event of events) {
        const item = document.createElement('li');
        item.className = event.type;
        item.innerHTML = eventMarkup(session.game, event, titles);
        this.#list.append(item);
      }
    this.#at = session.at;
    this.#frame.scrollTop = this.#frame.scrollHeight;
  }
}
