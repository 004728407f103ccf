/** A bot that answers at random: each answer that is legal is as likely as the others. */
import { drawAnswer } from '../game/draw.ts';
import type { Bot } from './bot.ts';

export const randomBot: Bot = drawAnswer;
