import { saveFile } from '../base/save-file.ts';
import { showBriefly } from '../base/show-briefly.ts';
import type { BoardState } from './board-state.ts';
import { LinkError } from './link.ts';
import { pictureOf } from './picture.ts';
import { fieldOfFireQuestion, questionOf } from './questions.ts';
import { textBoard } from './text-board.ts';

interface Copied {
  /** What the user should read; empty for printing, for which the browser opens a dialog. */
  readonly text: string;
  readonly isDone: boolean;
}

const done = (text: string): Copied => ({ text, isDone: true });

/** The pixels of a saved picture for each drawing unit. */
const pictureScale = 2;

/** Also shows the outcome on the button of the format, because the message may be out of sight. */
export async function copyBoard(
  format: string,
  root: HTMLElement,
  state: BoardState,
  writeAddress: () => Promise<string>,
  signal: AbortSignal,
): Promise<void> {
  const copied = await copyAs(format, root, state, writeAddress);
  if (copied.text === '' || signal.aborted) return;
  if (copied.isDone) state.report(copied.text);
  else state.refuse(copied.text);
  const button = root.querySelector<HTMLElement>(`[data-copy-as="${CSS.escape(format)}"]`);
  // A button with `ariaLabel` still shows the outcome of an earlier press.
  if (button === null || button.ariaLabel !== null) return;
  button.style.minWidth = `${button.offsetWidth}px`;
  button.ariaLabel = button.textContent;
  const doneLabel = format === 'picture' ? 'Saved' : 'Copied';
  showBriefly(button, copied.isDone ? doneLabel : 'Failed', signal, () => {
    button.ariaLabel = null;
  });
}

/** Messages for failures of the formats that are saved or printed, not copied. */
const failures: { readonly [format: string]: string } = {
  picture: 'The picture could not be made',
  paper: 'The browser did not allow printing',
};

async function copyAs(format: string, root: HTMLElement, state: BoardState, writeAddress: () => Promise<string>): Promise<Copied> {
  const { game, edition } = state;
  try {
    switch (format) {
      case 'link':
        await navigator.clipboard.writeText(await writeAddress());
        return done('Link copied');
      case 'text': {
        const text = textBoard(game.position);
        if (text === undefined) return { text: 'Text can show at most 26 figures; copy the link instead', isDone: false };
        await navigator.clipboard.writeText(text);
        return done('Board copied as text');
      }
      case 'question': {
        const question =
          game.mode === 'line-of-fire' && game.showsFieldOfFire ? fieldOfFireQuestion(game, edition) : questionOf(game, edition);
        await navigator.clipboard.writeText(JSON.stringify(question));
        return done('Board copied as JSON');
      }
      case 'picture': {
        const svg = root.querySelector<SVGSVGElement>('svg.board');
        if (svg === null) throw new Error('the board has no picture');
        saveFile(await pictureOf(svg, pictureScale), 'sightline-board.png');
        return done('Picture saved');
      }
      case 'paper':
        print();
        return done('');
      default:
        return done('');
    }
  } catch (error) {
    const reason = error instanceof LinkError ? error.message : undefined;
    return { text: reason ?? failures[format] ?? 'The browser did not allow copying', isDone: false };
  }
}
