import { expect, test } from 'vitest';
import gameWithPack from '../../../engine/generated/packs/standard/game/current.ts';
import { editionRules } from '../../fixtures/edition-rules.ts';
import { expectEnough } from '../../support/enough-cases.ts';

/** The events in the source text of a generated function. */
function eventsIn(code: string): readonly { readonly says: string; readonly clauses: readonly string[] }[] {
  const found = code.matchAll(/events\?\.push\(\{.*?says: "(?<says>.*?)",\s+fields: .*?because: \[(?<clauses>.*?)\]/gs);
  return [...found].map(({ groups }) => ({ says: groups?.says ?? '', clauses: groups?.clauses?.match(/"[^"]+"/g) ?? [] }));
}

test.each([...editionRules.map(({ edition, gameRules }) => ({ name: edition, gameRules })), { name: 'the pack', gameRules: gameWithPack }])(
  'every event cites the one or two clauses that decide it: $name',
  ({ gameRules }) => {
    const emitted = gameRules.procedures.flatMap(({ code }) => code.flatMap((i) => (i.op === 'do' ? eventsIn(String(i.does)) : [])));
    expectEnough(emitted.length, 60);
    expect(emitted.filter(({ clauses }) => clauses.length < 1 || clauses.length > 2)).toEqual([]);
  },
);
