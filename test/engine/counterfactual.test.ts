/** Exceptions in the chain are right: without exceptions the verdict is worse exactly where the chain says that one applied. */
import { expect, test } from 'vitest';
import printed from '../../engine/generated/2014.ts';
import current from '../../engine/generated/current.ts';
import { createEngine, type Reason, type Rules } from '../../engine/index.ts';
import { seeded } from '../oracle/random.ts';
import { randomQuestion } from '../oracle/random-question.ts';

const strict = (rules: Rules): Rules => ({ ...rules, restrictions: rules.restrictions.map((r) => ({ ...r, test: r.alone ?? r.test })) });
const editions = [current, printed].map((rules) => ({ rules, engine: createEngine(rules), without: createEngine(strict(rules)) }));

/** The reasons that name an applied exception to a restriction. Exceptions to values change no label, so they are left out. */
function applied(rules: Rules, because: readonly Reason[]): readonly Reason[] {
  const notes = new Set(rules.restrictions.flatMap((r) => (r.unless ?? []).map((e) => `${r.note}, but ${e.note}`)));
  return because.filter(({ note }) => note !== undefined && notes.has(note));
}

const labels = ['clear', 'hindered', 'blocked'];

test.each(editions)(
  'a line of fire is worse without exceptions exactly where its chain has one: edition $rules.edition',
  ({ rules, engine, without }) => {
    let seen = 0;
    for (let number = 0; number < 3000; number += 1) {
      const question = randomQuestion(seeded(number), 'line-of-fire');
      if (question.ask !== 'line-of-fire') continue;
      // Without exceptions another line of a larger base or a giant may become the best one, so the ends are bare squares.
      const squareOf = (end: typeof question.from): string => {
        const at = typeof end === 'string' ? end : question.characters?.find(({ id }) => id === end.character)?.at;
        return (typeof at === 'string' ? at : at?.[0]) ?? 'A1';
      };
      const { edition: _, ...asked } = { edition: undefined, ...question, from: squareOf(question.from), to: squareOf(question.to) };
      const [now, then] = [engine.judge(asked), without.judge(asked)];
      if (!('lineOfFire' in now) || !('lineOfFire' in then)) throw new Error(JSON.stringify(asked));
      const found = applied(rules, now.because);
      const worse = labels.indexOf(then.lineOfFire) > labels.indexOf(now.lineOfFire);
      // Always fails here, and shows the question with both verdicts.
      if (found.length > 0 !== worse) expect({ asked, now, then }).toBe(`${worse ? 'an' : 'no'} exception in the chain`);
      seen += worse ? 1 : 0;
    }
    expect(seen).toBeGreaterThan(20);
  },
);

test.each(editions)(
  'a path without an exception in its chain is the same without exceptions: edition $rules.edition',
  ({ rules, engine, without }) => {
    let seen = 0;
    for (let number = 0; number < 3000; number += 1) {
      const question = randomQuestion(seeded(number), 'path');
      const { edition: _, ...asked } = { edition: undefined, ...question };
      const [now, then] = [engine.judge(asked), without.judge(asked)];
      if (!('legal' in now) || !('legal' in then) || 'problems' in now || 'problems' in then) throw new Error(JSON.stringify(asked));
      const found = applied(rules, now.because);
      if (found.length === 0) expect([then.legal, then.stopsAt], JSON.stringify(asked)).toEqual([now.legal, now.stopsAt]);
      else seen += then.legal === now.legal ? 0 : 1;
    }
    expect(seen).toBeGreaterThan(20);
  },
);
