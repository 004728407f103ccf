/** What happens in an example that plays a game, in sentences. The engine plays it again when the page is built. */

import type { Engine } from '../../../engine/index.ts';
import { type Fields, textOf } from '../base/json.ts';
import { sentenceOf } from './event-text.ts';
import { loadEngine } from './playable-rules.ts';

const enginesByEdition = new Map<string, Promise<Engine>>();

export async function eventSentences(edition: string, question: Fields): Promise<readonly string[]> {
  if (textOf(question.ask) !== 'play') return [];
  const loading = enginesByEdition.get(edition) ?? loadEngine(edition);
  enginesByEdition.set(edition, loading);
  const engine = await loading;
  const played = engine.played({ ...question, edition });
  return played?.events.map((event) => sentenceOf(played.game, event)) ?? [];
}
