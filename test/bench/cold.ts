/** `cold.ts compile|remark`: one cold run in its own process; prints its time in ms. Loading modules and reading files is not timed. */
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readSources } from '../../generator/cli/files.ts';
import { ROOT } from '../../generator/cli/root.ts';
import { compile } from '../../generator/compile.ts';

const sources = readSources(ROOT);
const start = performance.now();
if (process.argv[2] === 'compile') compile(sources);
else {
  const parser = unified().use(remarkParse);
  for (const source of sources) if (source.path.endsWith('.md')) parser.parse(source.text);
}
process.stdout.write(`${performance.now() - start}\n`);
