/** Takes a board along: as a link, as text, as a question to the judge, as a picture, on paper. Gives back what to say. */
import type { Game } from './game.ts';
import { writeLink } from './link.ts';
import { pictureOf } from './picture.ts';
import { questionOf, viewQuestion } from './questions.ts';
import { textBoard } from './text-board.ts';

const put = async (text: string, said: string): Promise<string> => {
  await navigator.clipboard.writeText(text);
  return said;
};

export async function copyBoard(as: string, root: HTMLElement, game: Game, edition: string, digest: string): Promise<string> {
  const question = game.mode === 'line-of-fire' && game.field ? viewQuestion(game, edition) : questionOf(game, edition);
  try {
    switch (as) {
      case 'link': {
        // The question names both ends; whether the whole view is shown goes beside it.
        const hash = await writeLink({ ...questionOf(game, edition), ...(game.field ? { view: true } : {}) }, digest);
        history.replaceState(null, '', hash);
        return await put(location.href, 'Link copied');
      }
      case 'text':
        return await put(textBoard(game.position), 'Board copied as text');
      case 'question':
        return await put(JSON.stringify(question), 'Question copied');
      case 'picture': {
        const svg = root.querySelector<SVGSVGElement>('svg.board');
        if (svg === null) return 'There is no picture';
        await download(await pictureOf(svg, 2), 'sightline-board.png');
        return 'Picture saved';
      }
      case 'paper':
        print();
        return 'Printing';
      default:
        return '';
    }
  } catch {
    return 'The browser did not allow that';
  }
}

async function download(picture: Blob, name: string): Promise<void> {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  await new Promise((done) => setTimeout(done, 1000));
  URL.revokeObjectURL(address);
}
