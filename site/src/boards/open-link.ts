import { textOf } from '../base/json.ts';
import { type BoardRules, loadJudge } from './board-rules.ts';
import { type Game, readGame } from './game.ts';
import { lackText } from './lacked-features.ts';
import { LinkError, noticeOfOtherRules, readLink } from './link.ts';
import { excessOf } from './link-limits.ts';
import { questionOf } from './questions.ts';
import { readRefusal } from './verdict.ts';

interface Opened {
  readonly game: Game;
  readonly edition: string;
  /** The edition or variant with which the board compares `edition`. */
  readonly compare?: string;
  /** A notice about the link for the reader; may be empty. */
  readonly notice: string;
}

interface Refused {
  readonly game?: undefined;
  readonly notice: string;
}

/**
 * Undefined for a hash that is no link. The position is checked by the rules that the board has loaded; the caller then loads the edition of
 * the link, or that of the page if the link has none.
 */
export async function openLink(
  hash: string,
  { judge, edition: loadedEdition }: Omit<BoardRules, 'titles'>,
  pageEdition: string,
  dataset: DOMStringMap,
): Promise<Opened | Refused | undefined> {
  try {
    const link = await readLink(hash);
    if (link === undefined) return undefined;
    const { view, compare, ...question } = link.question;
    const excess = excessOf(question);
    if (excess !== undefined) return { notice: `This link cannot be opened: it holds ${excess}.` };
    const refusal = readRefusal(judge({ ...question, edition: loadedEdition }));
    const linkedGame = readGame(question);
    const game = linkedGame === undefined || view !== true ? linkedGame : { ...linkedGame, showsFieldOfFire: true };
    if (refusal !== undefined) {
      const place = refusal.at === undefined ? '' : ` (at ${refusal.at})`;
      const reason = lackText(question, refusal.code, refusal.at ?? '') ?? `${refusal.message}${place}`;
      return { notice: `The position in this link is refused: ${reason}.` };
    }
    if (game === undefined) return { notice: 'The position in this link is refused: no board shows such a question.' };
    if (readRefusal(judge(questionOf(game, loadedEdition))) !== undefined)
      return { notice: 'The position in this link is refused: the judge cannot answer it.' };
    const { isEdition } = await loadJudge();
    const linkEdition = textOf(question.edition);
    const linkCompare = textOf(compare);
    const shownEdition = linkEdition === undefined || !isEdition(linkEdition) ? pageEdition : linkEdition;
    return {
      game,
      notice: noticeOfOtherRules(link, dataset, shownEdition),
      edition: shownEdition,
      ...(linkCompare === undefined || !/^[\w-]{1,60}$/.test(linkCompare) ? {} : { compare: linkCompare }),
    };
  } catch (error) {
    if (error instanceof LinkError) return { notice: error.message };
    throw error;
  }
}
