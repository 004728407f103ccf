import { gameAt } from '../../../engine/index.ts';
import type { Titles } from '../boards/verdict-markup.ts';
import { lineMarkup } from '../games/line-markup.ts';
import { linesOf } from './log-lines.ts';
import type { Session } from './session.ts';

export class Log {
  readonly #frame: HTMLElement;
  readonly #list: HTMLOListElement;
  readonly #latest: HTMLElement;
  #session: Session | undefined;
  #loggedStepCount = 0;

  /** `frame` scrolls and contains `list`. `latest` shows what a person decided last, and what bots did after that. */
  constructor(frame: HTMLElement, list: HTMLOListElement, latest: HTMLElement) {
    this.#frame = frame;
    this.#list = list;
    this.#latest = latest;
  }

  /** Adds the new steps. After a step back, and for another game, writes the whole log again. */
  show(session: Session, titles: Titles): void {
    if (this.#session !== session || session.shownAnswerCount < this.#loggedStepCount) {
      this.#list.replaceChildren();
      this.#latest.replaceChildren();
      this.#loggedStepCount = 0;
      this.#session = session;
    }
    // Any state will do: the events of the opening name no squares, so the map does not matter.
    const opening =
      this.#list.children.length > 0 ? [] : [{ by: undefined, state: session.state, roll: undefined, events: session.opening }];
    for (const step of [...opening, ...session.steps.slice(this.#loggedStepCount, session.shownAnswerCount)]) {
      const lines = linesOf(gameAt(session.game, step.state), step);
      if (lines.length === 0) continue;
      this.#list.append(
        ...lines.map(({ kind, text, because }) =>
          Object.assign(document.createElement('li'), { className: kind, innerHTML: lineMarkup(text, because, titles) }),
        ),
      );
      if (step.by === 'person') this.#latest.replaceChildren();
      this.#latest.append(...lines.map(({ text }) => Object.assign(document.createElement('p'), { textContent: text })));
      // A person reads the result of a decision from its beginning, and of the bots what they did last.
      this.#latest.scrollTop = step.by === 'person' ? 0 : this.#latest.scrollHeight;
    }
    this.#loggedStepCount = session.shownAnswerCount;
    this.#frame.scrollTop = this.#frame.scrollHeight;
  }
}
