import { expect, test } from 'vitest';
import { randomSeries } from '../../generator/behaviour/edition-series.ts';
import { findDifferences } from '../../generator/behaviour/search.ts';
import { judgeIn, questionsOf } from '../../generator/cli/edition-answers.ts';
import { engineOf } from '../../generator/cli/project.ts';
import { runAll } from '../../generator/examples/run-all.ts';
import { editionId } from '../../generator/ids.ts';
import { bookCache, cachedJudgeOf, compileCached, sources } from '../fixtures/engines.ts';
import { aListOf, anObject, aRecordWith, parsedAs } from '../support/json-shape.ts';

test('the random positions of two editions show a change that only few positions notice', () => {
  const exception = { 'unless.1': { if: 'to.elevation == 3', clauses: ['terrain.hindering.stop-on-entry'], note: 'the top is level 3' } };
  const erratum = [
    '---\nid: guide-2017.top\npublication: guide-2017\nsource: Players Guide\n---\n',
    `# The top\n\nNo character stops there.\n\n\`\`\`set stop.hindering\n${JSON.stringify(exception)}\n\`\`\`\n`,
  ].join('\n');
  const withEdition = sources.map((source) => {
    if (source.path !== 'rules/editions.json') return source;
    const publication = { id: 'guide-2017', title: 'Guide of 2017', edition: '2017', editionTitle: '2017', date: '2017', says: 'A guide.' };
    const editions = parsedAs(source.text, aRecordWith({ publications: aListOf(anObject) }));
    return { ...source, text: JSON.stringify({ ...editions, publications: [...editions.publications, publication] }) };
  });
  const all = [...withEdition, { path: 'rules/errata/guide-2017-top.md', text: erratum }];
  const compilation = compileCached(all);
  const run = runAll(cachedJudgeOf(compilation), compilation, all, bookCache);
  const engine = engineOf(compilation);
  const [from, to] = [editionId('current'), editionId('2017')];
  const { positions } = randomSeries(run, questionsOf(run), compilation.editions, [from, to], 2);
  const differences = findDifferences(positions, judgeIn(engine, from), judgeIn(engine, to), { tries: 8000, onlyFirst: true });
  expect(differences).toHaveLength(1);
});
