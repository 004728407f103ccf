import type { Json, JsonObject } from '../../engine/base/json.ts';
import { isObject } from '../../engine/base/json.ts';
import { isCitationField } from '../definition-clauses.ts';
import { type Candidate, isShownField, templateText } from './candidates.ts';
import { countedNumbersIn } from './counted-numbers.ts';
import type { RuleChange } from './rule-change.ts';

type ChangedPartText = Candidate & { readonly words: readonly string[] };

/**
 * The texts that stay as they were although another field of the same part changes, such as the message of a refusal with a new condition.
 * Their numbers are in `words`: they may be of the old condition.
 */
export const textsOfChangedParts = ({ replaced }: RuleChange): ChangedPartText[] =>
  replaced.flatMap(({ before, now }) =>
    (now === undefined ? [] : keptTexts(before, now)).map(({ key, text }) => ({
      where: `"${key}" of ${before.id}`,
      text,
      words: [...new Set(countedNumbersIn(text).map(({ number }) => number))],
    })),
  );

interface ShownText {
  readonly key: string;
  readonly text: string;
}

/** The unchanged texts in the objects whose rule differs (`ruleIn`), at any depth. */
function keptTexts(before: Json, after: Json): readonly ShownText[] {
  const [partsBefore, parts] = [partsOf(before), partsOf(after)];
  if (ruleIn(before) === ruleIn(after)) return [];
  const kept = [...parts].flatMap(([key, value]): ShownText[] =>
    isShownField(key) && typeof value === 'string' && value === partsBefore.get(key) ? [{ key, text: templateText(value) }] : [],
  );
  // An entry of a list may move when others are added or removed.
  const unchanged = after instanceof Array ? new Set([...partsBefore.values()].map(ruleIn)) : new Set<string>();
  return [
    ...kept,
    ...[...parts].flatMap(([key, value]) => {
      const previous = partsBefore.get(key);
      return previous === undefined || unchanged.has(ruleIn(value)) ? [] : keptTexts(previous, value);
    }),
  ];
}

const partsOf = (value: Json): ReadonlyMap<string, Json> =>
  new Map(value instanceof Array || isObject(value) ? Object.entries<Json>(value) : []);

const ruleIn = (value: Json | JsonObject): string =>
  JSON.stringify(value, (key, part: unknown) => (isCitationField(key) || isShownField(key) ? undefined : part));
