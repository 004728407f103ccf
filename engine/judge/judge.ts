import type { Question } from '../generated/question.ts';
import type { Verdict } from '../generated/verdict.ts';
import { NotAnsweredError, questionRule } from '../kernel/question-rule.ts';
import { judgeAdjacent } from './adjacent.ts';
import { capableBoard } from './capable-board.ts';
import type { EditionRules } from './edition-rules.ts';
import { isAnsweredByGame, judgeGameQuestion } from './game-question.ts';
import { judgeKnockBack } from './knock-back.ts';
import { judgeLineOfFire, judgeVisibility } from './line-of-fire.ts';
import { judgeBreakAway, judgeCombatValue } from './numbers.ts';
import { type OpenGame, openGame } from './open-game.ts';
import { judgePath } from './path.ts';
import type { Placed } from './place.ts';
import { judgePlacement } from './placement.ts';
import { judgePlay, type PlayedGame, playAll } from './play.ts';
import { createShapes } from './question-shape.ts';
import { judgeReach } from './reach.ts';
import { type RulesNamed, readQuestion } from './read.ts';
import { type JudgeFault, shown } from './shape.ts';
import { createTerrainCache } from './terrain-cache.ts';

/**
 * Answers questions by the rules of one or several editions. A question chooses among them by its `edition` and `pack`; the first is the
 * default. A question is answered faster if its map and objects are the same values as those of an earlier question, and deeply frozen.
 */
export interface Engine {
  /** A verdict with its chain, or an error; never throws for input that JSON can hold. */
  judge(question: unknown): Verdict;
  /** Opens the game whose set-up a question `play` has, leaving its actions and dice aside. Never throws for input that JSON can hold. */
  open(question: unknown): OpenGame | { readonly error: JudgeFault };
  /** The game of a question `play` after its actions, with its events. Undefined for any other question and for a faulty one. */
  played(question: unknown): PlayedGame | undefined;
}

export function createEngine(first: EditionRules, ...others: readonly EditionRules[]): Engine {
  const editions = [first, ...others];
  const rulesOf = ({ edition = first.edition, pack = first.pack }: RulesNamed): EditionRules | JudgeFault =>
    editions.find((r) => r.edition === edition && r.pack === pack) ?? notLoaded(editions, edition, pack);
  const shapesOf = createShapes();
  const cache = createTerrainCache();
  const readPlay = (unchecked: unknown) => {
    const read = readQuestion(unchecked, rulesOf, shapesOf, cache);
    if ('fault' in read) return read.fault;
    const rules = rulesOf(read.question);
    if ('code' in rules) return rules;
    const { question, placed } = read;
    if (question.ask !== 'play' || placed === undefined)
      return { code: 'unknown-question', message: `found ${shown(question.ask)}, expected play`, at: '/ask' } satisfies JudgeFault;
    return { game: rules.game, question, placed };
  };
  return {
    judge(question) {
      const read = readQuestion(question, rulesOf, shapesOf, cache);
      if ('fault' in read) return { error: read.fault };
      const rules = rulesOf(read.question);
      const answer = 'code' in rules ? rules : answerOrFault(rules, read.question, read.placed);
      return 'code' in answer ? { error: answer } : answer;
    },
    open(question) {
      const read = readPlay(question);
      const opened = 'code' in read ? read : openGame(read.game, read.question, read.placed);
      return 'code' in opened ? { error: opened } : opened;
    },
    played(question) {
      const read = readPlay(question);
      const played = 'code' in read ? read : playAll(read.game, read.question, read.placed);
      return 'code' in played ? undefined : played;
    },
  };
}

function notLoaded(editions: readonly EditionRules[], edition: string, pack: string | undefined): JudgeFault {
  const joined = (names: readonly string[]): string => [...new Set(names)].join(', ');
  const ofEdition = editions.filter((r) => r.edition === edition);
  if (ofEdition.length > 0) {
    const packs = joined(ofEdition.flatMap((r) => r.pack ?? []));
    const message =
      pack === undefined
        ? `this engine has edition "${edition}" only with a pack: ${packs}`
        : `this engine has no pack "${pack}" of edition "${edition}", only ${packs || 'the rulebook'}`;
    return { code: 'pack-not-loaded', message, at: '/pack' };
  }
  return {
    code: 'edition-not-loaded',
    message: `this engine has no edition "${edition}", only ${joined(editions.map((r) => r.edition))}`,
    at: '/edition',
  };
}

type Answer = Exclude<Verdict, { error: unknown }> | JudgeFault;

/** Rules that leave out how a question is answered give an error, never a guess. */
function answerOrFault(rules: EditionRules, question: Question, placed: Placed | undefined): Answer {
  try {
    return answerOf(rules, question, placed);
  } catch (error) {
    if (error instanceof NotAnsweredError) return { code: 'not-answered', message: error.message, at: '/ask' };
    throw error;
  }
}

function answerOf(rules: EditionRules, question: Question, placed: Placed | undefined): Answer {
  if (isAnsweredByGame(question)) return judgeGameQuestion(rules, question);
  if (question.ask === 'combat-value') return judgeCombatValue(rules, question);
  if (question.ask === 'break-away') return judgeBreakAway(rules, question, questionRule(rules, question.ask));
  if (placed === undefined) throw new Error('a question with a map has a board');
  if (question.ask === 'play') return judgePlay(rules.game, question, placed);
  const board = capableBoard(rules, question, placed);
  if ('code' in board) return board;
  switch (question.ask) {
    case 'adjacent':
      return judgeAdjacent(board, question);
    case 'line-of-fire':
      return judgeLineOfFire(board, question, questionRule(rules, question.ask));
    case 'visibility':
      return judgeVisibility(board, question);
    case 'reach':
      return judgeReach(board, question, questionRule(rules, question.ask));
    case 'path':
      return judgePath(board, question, questionRule(rules, question.ask));
    case 'placement':
      return judgePlacement(board, question);
    case 'knock-back':
      return judgeKnockBack(board, question, questionRule(rules, question.ask));
  }
}
