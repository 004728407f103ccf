import { describe, expect, it } from 'vitest';
import { drawMarks } from '../../site/src/boards/draw-verdict.ts';
import { fieldsOf } from '../../site/src/boards/json.ts';
import { readPosition } from '../../site/src/boards/position.ts';
import { readSteps } from '../../site/src/boards/steps.ts';
import { book } from '../../site/src/lib/book.ts';
import { currentEdition } from '../../site/src/lib/editions.ts';
import { drawStill } from '../../site/src/lib/still-board.ts';

const boards = Object.values(book.clauses)
  .flatMap(({ examples }) => examples)
  .flatMap(({ id, question, verdicts }) => {
    const position = readPosition(question);
    return position === undefined ? [] : [{ id, position, question: fieldsOf(question), verdict: fieldsOf(verdicts[currentEdition]) }];
  });

describe('a board that no script touches', () => {
  it('has every figure, every step of a reach and every number of the chain', () => {
    expect(boards.length).toBeGreaterThan(100);
    for (const { id, position, question, verdict } of boards) {
      const drawing = drawStill(position, question, verdict);
      expect(drawing, id).not.toMatch(/NaN|undefined|aria-hidden|class="lines"/);
      expect(drawing.match(/class="figure /g) ?? [], id).toHaveLength(position.figures.length);
      // As many boxes as the live board has, and a number in each.
      const live = drawMarks(readSteps(verdict)).match(/<rect /g) ?? [];
      expect(drawing.match(/h12v12h-12z/g) ?? [], id).toHaveLength(live.length);
      const [, places = ''] = /<g class="mark">.*?<text x="([^"]*)"/.exec(drawing) ?? [];
      expect(places === '' ? [] : places.split(' '), id).toHaveLength(live.length);
      const steps = [...drawing.matchAll(/<text class="steps" x="([^"]*)"/g)].flatMap(([, x]) => x?.split(' ') ?? []);
      expect(steps, id).toHaveLength(Object.keys(fieldsOf(verdict.reach)).length);
    }
  });
});
