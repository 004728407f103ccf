/** Opens a link to a position: what it holds is shown only when the judge can read it. */
import { type Game, readGame } from './game.ts';
import { textOf } from './json.ts';
import type { Judge } from './judge.ts';
import { LinkFault, readLink } from './link.ts';
import { questionOf } from './questions.ts';
import { readRefusal } from './verdict.ts';

export interface Opened {
  readonly game?: Game;
  readonly edition?: string;
  /** What the reader should know of the link; empty when there is nothing. */
  readonly notice: string;
}

const editions = ['original', '2014', 'current'];

/** Nothing for a hash that is no position. */
export async function openLink(hash: string, judge: Judge, edition: string, digest: string): Promise<Opened | undefined> {
  try {
    const link = await readLink(hash);
    if (link === undefined) return undefined;
    const { view, ...question } = link.question;
    const refused = readRefusal(judge({ ...question, edition }));
    const read = readGame(question);
    const game = read === undefined || view !== true ? read : { ...read, field: true };
    if (refused !== undefined || game === undefined)
      return {
        notice: `The position in this link is refused: ${refused === undefined ? 'no board shows such a question' : `${refused.message}${refused.at === undefined ? '' : ` (at ${refused.at})`}`}.`,
      };
    const wished = textOf(question.edition);
    const known = editions.find((one) => one === wished);
    const stillLegal = readRefusal(judge(questionOf(game, edition))) === undefined;
    if (!stillLegal) return { notice: 'The position in this link is refused: it cannot be judged as it stands.' };
    const older = digest !== '' && link.digest !== digest.slice(0, 8);
    return {
      game,
      notice: older ? `This link was made with other rules (${link.digest}); the verdict shown is by the rules of today.` : '',
      ...(known === undefined ? {} : { edition: known }),
    };
  } catch (fault) {
    if (fault instanceof LinkFault) return { notice: fault.message };
    throw fault;
  }
}
