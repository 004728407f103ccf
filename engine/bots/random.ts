/** A bot that answers at random: each answer that `legalAnswers` lists is as likely as the others. Of the paths to one end it lists one. */
import { drawAnswer } from '../index.ts';
import type { Bot } from './bot.ts';

export const randomBot: Bot = drawAnswer;
