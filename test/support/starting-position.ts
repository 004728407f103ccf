import { startingQuestions } from '../../site/src/boards/starting-questions.ts';

export const startingPosition = { edition: 'current', ...startingQuestions['line-of-fire'] };
