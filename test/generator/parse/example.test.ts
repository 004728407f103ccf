import { describe, expect, it } from 'vitest';
import { pageId } from '../../../generator/ids.ts';
import { compactDials, expandDials } from '../../../generator/parse/dials.ts';
import { parsePage } from '../../../generator/parse/markdown.ts';

/** The block's first line is line 4 of the page. */
const parse = (block: string) => {
  const { page, diagnostics } = parsePage({ path: 'a.md', text: `# T\n## C {#c}\n\`\`\`example x\n${block}\n\`\`\`\n` }, pageId('a.b'));
  return { example: page?.clauses[0]?.examples[0], diagnostics };
};
const faults = (block: string) =>
  parse(block).diagnostics.map(({ code, place, found, expected }) => [
    code,
    `${place.line}:${place.column}-${place.endColumn}`,
    found,
    expected,
  ]);
const ask = 'ask: {"ask":"reach","character":"A"}';

describe('an example', () => {
  it('of a source needs no question; values on the lines below their keys are the only faults', () => {
    expect(faults('says: A file.\nfile:\n  {"a": 1}\ndiagnostic:\n  "json-syntax"').map(([code, at]) => [code, at])).toEqual([
      ['example-line-malformed', '6:3-11'],
      ['example-line-malformed', '8:3-16'],
    ]);
  });

  it('asks about the drawn board with the fields added to it', () => {
    const { example, diagnostics } = parse(`says: All of it.
board:
      A   B   C   D
  1   A2" A | &   b
              ===
  2   .   " = #   3:
map: {"kind":"indoor","stairs":["A1|B2"],"hindering":["D1"],"elevation":{"3":["C1"],"12":["B2"]}}
characters: {"A":{"size":"great","player":"p3"},"Xx":{"player":"p1","at":"D2"}}
objects: {"o1":{"kind":"heavy"},"o9":{"kind":"light"}}
${ask}
verdict: {"reach":{}}`);
    expect(diagnostics).toEqual([]);
    expect(Object.keys(example?.question ?? {})).toEqual(['ask', 'character', 'map', 'characters', 'objects']);
    expect(example?.question).toEqual({
      ask: 'reach',
      character: 'A',
      map: {
        kind: 'indoor',
        columns: 4,
        rows: 2,
        hindering: ['A1', 'B2', 'D1'],
        blocking: ['C2'],
        interior: ['D2'],
        elevation: { 2: ['A1'], 3: ['D2', 'C1'], 12: ['B2'] },
        walls: ['B1|C1'],
        stairs: ['C1|C2', 'B2|C2', 'A1|B2'],
      },
      characters: [
        { id: 'A', player: 'p3', at: ['A1', 'B1'], size: 'great' },
        { id: 'B', player: 'p2', at: 'D1' },
        { id: 'Xx', player: 'p1', at: 'D2' },
      ],
      objects: [
        { id: 'o1', kind: 'heavy', at: 'C1' },
        { id: 'o9', kind: 'light' },
      ],
    });
    expect(example?.board).toBe('    A   B   C   D\n1   A2" A | &   b\n            ===\n2   .   " = #   3:');
    expect(example).toMatchObject({ id: 'a.b.c#x', clause: 'a.b.c', form: 'judge', says: 'All of it.', place: { line: 3, endLine: 15 } });
  });

  it('may bring its own map, or none', () => {
    const questionWithMap =
      '{"ask":"reach","map":{"kind":"indoor","columns":2,"rows":1},"characters":[{"id":"A","player":"p1","at":"A1"}]}';
    expect(parse(`says: Own.\nask: ${questionWithMap}`).example?.question).toEqual(JSON.parse(questionWithMap));
    expect(parse('says: None.\nask: {"ask":"action-total","buildTotal":300}').example).toMatchObject({
      question: { ask: 'action-total', buildTotal: 300 },
      claims: [],
    });
  });

  it('claims for every edition, except where a line is for one edition', () => {
    const claims = parse(
      `says: s\n${ask}\nverdict 2014: {"a":1}\nbecause: ["c A1"]\nverdict: {"a":2}\nrefused original: {"code":"x","at":""}\nbecause current: ["c A2"]`,
    ).example?.claims;
    expect(claims?.map(({ place, becausePlace: _, ...claim }) => [claim, place.line])).toEqual([
      [{ verdict: { a: 2 }, because: ['c A1'] }, 8],
      [{ edition: '2014', verdict: { a: 1 } }, 6],
      [{ edition: 'original', refused: { code: 'x', at: '' } }, 9],
      [{ edition: 'current', verdict: { a: 2 }, because: ['c A2'] }, 10],
    ]);
    const refused = parse(`says: s\n${ask}\nrefused: {"code":"x","at":""}\nverdict current: {"a":1}\nbecause current: ["c A2"]`).example;
    expect(refused?.claims.map(({ place: _, becausePlace: __, ...claim }) => claim)).toEqual([
      { refused: { code: 'x', at: '' } },
      { edition: 'current', verdict: { a: 1 }, because: ['c A2'] },
    ]);
    expect(parse(`says: s\n${ask}\nrefused: {"code":"x","at":""}`).example?.form).toBe('refused');
  });

  it('may show a source or an equality', () => {
    expect(parse('says: s\nfile: {"page":"x"}\ndiagnostic: {"code":"page-unknown","pointer":"/page"}').example).toMatchObject({
      form: 'source',
      file: { page: 'x' },
      diagnostic: { code: 'page-unknown', pointer: '/page' },
    });
    expect(parse('says: s\nfile: 1\ndiagnostic: "x"').example?.diagnostic).toEqual({ code: 'x' });
    expect(parse('says: s\nsame-as: a.b.d').example).toMatchObject({ form: 'same-as', sameAs: 'a.b.d', claims: [] });
  });
});

describe('equal clicks of a dial', () => {
  const [slowClick, fastClick] = [{ speed: 4 }, { speed: 9, powers: { speed: 'charge' } }];

  it('are read from one click with their number', () => {
    const { example, diagnostics } = parse(`says: s
board:
      A
  1   A
characters: {"A":{"dial":[{"clicks":2,"speed":4},{"speed":9,"powers":{"speed":"charge"}},{"clicks":2,"speed":4}]}}
ask: {"ask":"dial","dials":[{"id":"B","dial":[{"clicks":3,"speed":4}]}],"clicks":7}`);
    expect(diagnostics).toEqual([]);
    expect(example?.question).toMatchObject({
      dials: [{ id: 'B', dial: [slowClick, slowClick, slowClick] }],
      clicks: 7,
      characters: [{ id: 'A', dial: [slowClick, slowClick, fastClick, slowClick, slowClick] }],
    });
  });

  it('are printed once with their number, and other dials as they are', () => {
    const question = { ask: 'dial', dials: [{ dial: [slowClick, slowClick, fastClick] }, { dial: [fastClick] }, { dial: ['a', 'a'] }] };
    const compact = {
      ask: 'dial',
      dials: [{ dial: [{ clicks: 2, ...slowClick }, fastClick] }, { dial: [fastClick] }, { dial: ['a', 'a'] }],
    };
    expect(compactDials(question)).toEqual(compact);
    expect(expandDials(compact, () => expect.unreachable())).toEqual(question);
  });
});

describe('a fault of an example is reported at its place:', () => {
  it('keys', () => {
    expect(faults(`sais: s\n${ask}`)).toEqual([['example-key-unknown', '4:1-5', 'sais', 'says']]);
    expect(faults(`says: s\n${ask}\n${ask}`)).toEqual([['example-key-duplicate', '6:1-37', 'ask', undefined]]);
    expect(faults(`says: s\n${ask}\nask 2014: {}`)).toEqual([['example-key-unknown', '6:1-9', 'ask 2014', 'ask']]);
    expect(faults('says: s\nverdict: {}')).toEqual([['example-key-missing', '3:1-undefined', undefined, 'ask: …']]);
    expect(faults('says: s\nsame-as:')).toEqual([['example-key-missing', '5:1-9', undefined, 'same-as: …']]);
    expect(faults(`says: s\n  more\n${ask}`)).toEqual([['example-line-malformed', '5:3-7', undefined, 'key: value']]);
    expect(faults(`says: s\n${ask}\nfile: {}\ndiagnostic: "x"`).map(([code]) => code)).toEqual(['example-form-mixed']);
    expect(faults(`says: s\n${ask}\nverdict: {}\nrefused: {}`).map(([code]) => code)).toEqual(['example-form-mixed']);
  });

  it('the number of equal clicks', () => {
    const withClicks = (clicks: string) => `says: s\n${ask}\ncharacters: {"A":{"at":"A1","dial":[{"clicks":${clicks},"speed":8}]}}`;
    expect(faults(withClicks('1')).map(([code, , found, expected]) => [code, found, expected])).toEqual([
      ['example-value-malformed', '"clicks": 1', 'a whole number from 2 to 99'],
    ]);
    for (const wrong of ['0', '2.5', '100', '"2"', 'null', '[]']) expect(faults(withClicks(wrong)), wrong).toHaveLength(1);
  });

  it('values', () => {
    expect(faults('says: s\nask:  {"ask":"reach",}')).toEqual([['example-json-syntax', '5:22-23', '}', 'a name in double quotes']]);
    expect(faults('says: s\nask:')).toEqual([['example-json-syntax', '5:5-5', 'the end of the text', 'a value']]);
    expect(faults('says: s\nask: {"a":1,"a":2}')).toEqual([['json-duplicate-key', '5:13-16', 'a', undefined]]);
    expect(faults('says: s\nask: {"__proto__":2}')).toEqual([['json-forbidden-key', '5:7-18', '__proto__', undefined]]);
    expect(faults(`says: s\n${ask}\nbecause: [1]`)).toEqual([
      ['example-value-malformed', '6:10-13', '[1]', 'a list: ["clause SQUARE", …], or no line at all'],
    ]);
    expect(faults('says: s\nask: {"ask":"x","edition":"2014"}').map(([code]) => code)).toEqual(['example-edition-misplaced']);
    expect(faults('says: s\nmap: {"kind":"indoor"}\nask: {"ask":"x","map":{}}').map(([code]) => code)).toEqual(['example-form-mixed']);
    expect(faults(`says: s\n${ask}\ncharacters: {"A":{"size":"great"}}`).map(([code, , found]) => [code, found])).toEqual([
      ['example-value-malformed', 'A'],
    ]);
    expect(faults(`says: s\n${ask}\nobjects: {"o1":{"id":"o2"},"o2":3}`).map(([code]) => code)).toEqual([
      'example-value-malformed',
      'example-value-malformed',
    ]);
  });
});
