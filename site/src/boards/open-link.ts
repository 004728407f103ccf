/** Reads a link to a position, and refuses it if the judge cannot read the position. */
import { loadJudge } from './board-rules.ts';
import { type Game, readGame } from './game.ts';
import { textOf } from './json.ts';
import type { Judge } from './judge.ts';
import { lackText } from './lacked-features.ts';
import { LinkError, readLink } from './link.ts';
import { excessOf } from './link-limits.ts';
import { questionOf } from './questions.ts';
import { readRefusal } from './verdict.ts';

interface Opened {
  /** Absent where the link is refused; the notice says why. */
  readonly game?: Game;
  readonly edition?: string;
  /** The edition or variant with which the board compares `edition`. */
  readonly compare?: string;
  /** A notice about the link for the reader; may be empty. */
  readonly notice: string;
}

/** Undefined for a hash that is no link. `edition` is that of `judge`, `digest` that of the edition of the page. */
export async function openLink(hash: string, judge: Judge, edition: string, digest: string): Promise<Opened | undefined> {
  try {
    const link = await readLink(hash);
    if (link === undefined) return undefined;
    const { view, compare, ...question } = link.question;
    const excess = excessOf(question);
    if (excess !== undefined) return { notice: `This link cannot be opened: it holds ${excess}.` };
    const refusal = readRefusal(judge({ ...question, edition }));
    const linkedGame = readGame(question);
    const game = linkedGame === undefined || view !== true ? linkedGame : { ...linkedGame, showsFieldOfFire: true };
    if (refusal !== undefined) {
      const place = refusal.at === undefined ? '' : ` (at ${refusal.at})`;
      const reason = lackText(question, refusal.code, refusal.at ?? '') ?? `${refusal.message}${place}`;
      return { notice: `The position in this link is refused: ${reason}.` };
    }
    if (game === undefined) return { notice: 'The position in this link is refused: no board shows such a question.' };
    if (readRefusal(judge(questionOf(game, edition))) !== undefined)
      return { notice: 'The position in this link is refused: the judge cannot answer it.' };
    const { isEdition } = await loadJudge();
    const linkEdition = textOf(question.edition);
    const linkCompare = textOf(compare);
    const hasOtherRules = digest !== '' && link.digest !== digest.slice(0, 8);
    return {
      game,
      notice: hasOtherRules ? `This link was made with other rules (${link.digest}); the verdict shown is by the rules of today.` : '',
      ...(linkEdition === undefined || !isEdition(linkEdition) ? {} : { edition: linkEdition }),
      ...(linkCompare === undefined || !/^[\w-]{1,60}$/.test(linkCompare) ? {} : { compare: linkCompare }),
    };
  } catch (error) {
    if (error instanceof LinkError) return { notice: error.message };
    throw error;
  }
}
