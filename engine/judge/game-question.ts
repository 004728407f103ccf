import { answerQuestion } from '../game/ask.ts';
import type { Question } from '../generated/question.ts';
import type {
  ActionTotalVerdict,
  AttackRollVerdict,
  DamageVerdict,
  DialVerdict,
  ForceVerdict,
  ThemedTeamVerdict,
  VictoryVerdict,
} from '../generated/verdict.ts';
import { NotAnsweredError } from '../kernel/question-rule.ts';
import { diceLeft } from './dice-left.ts';
import type { EditionRules } from './edition-rules.ts';
import { emptyBoard } from './numbers.ts';
import type { JudgeFault } from './shape.ts';
import { orTooManyEntries } from './too-many.ts';

type GameQuestion = Extract<Question, { ask: keyof typeof FIELDS }>;
type GameVerdict = DialVerdict | AttackRollVerdict | DamageVerdict | ActionTotalVerdict | ForceVerdict | ThemedTeamVerdict | VictoryVerdict;

/** The fields that the protocol promises of each verdict: the definitions must give them. */
const FIELDS = {
  'attack-roll': ['total', 'hits', 'critical', 'doubles'],
  damage: ['dealt', 'taken', 'defeated'],
  'action-total': ['actions', 'epicActions'],
  force: ['legal', 'points', 'problems'],
  'themed-team': ['themed', 'keywords', 'named', 'initiativeBonus', 'rerolls'],
  victory: ['winner', 'scores', 'byPoints'],
  dial: ['dial', 'click', 'defeated', 'taken', 'healed', 'points'],
} as const;

export const isAnsweredByGame = (question: Question): question is GameQuestion => question.ask in FIELDS;

const isComplete = (value: object, ask: GameQuestion['ask']): value is GameVerdict => FIELDS[ask].every((field) => field in value);

export function judgeGameQuestion(rules: EditionRules, question: GameQuestion): GameVerdict | JudgeFault {
  const { game } = rules;
  if (game === undefined)
    return {
      code: 'game-not-loaded',
      message: 'this engine judges boards and plays no games, so it cannot answer this question',
      at: '/ask',
    };
  const definition = game.questions.find((q) => q.ask === question.ask);
  if (definition === undefined)
    throw new NotAnsweredError(`the rules of edition "${rules.edition}" do not say how "${question.ask}" is answered`);
  return orTooManyEntries(question, () => {
    const answered = answerQuestion(game, definition, { ...question }, emptyBoard(rules));
    if (answered.kind === 'answered') {
      const problems = answered.problems === undefined ? {} : { problems: answered.problems };
      const verdict = { ...answered.fields, ...problems, edition: rules.edition, because: answered.because.map((rule) => ({ rule })) };
      if (!isComplete(verdict, question.ask)) throw new NotAnsweredError(`"${definition.id}" does not give every field of the verdict`);
      return verdict;
    }
    const { field, left } = answered;
    return left > 0
      ? { code: 'dice-left', message: diceLeft(left), at: `/${field}` }
      : { code: 'dice-missing', message: 'the dice run out', at: `/${field}` };
  });
}
