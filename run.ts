import { readSources } from '/work/h/import13/generator/cli/files.ts';
import { ownBook, readAll } from '/work/h/import13/generator/cli/import-read.ts';
import { compile } from '/work/h/import13/generator/compile.ts';
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
const ROOT = '/work/h/import13';
const cacheFile = '/tmp/i13/book.json';
let book: any;
if (existsSync(cacheFile)) {
  const c = JSON.parse(readFileSync(cacheFile, 'utf8'));
  const { indexTexts } = await import('/work/h/import13/generator/import/likeness.ts');
  const clauses = new Map<string,string>(c.clauses);
  book = { citations: c.citations, clauses, likeness: indexTexts(clauses), texts: c.texts, icons: c.icons, documents: new Set(c.documents) };
} else {
  const { rulebook } = compile(readSources(ROOT));
  book = ownBook(rulebook!);
  writeFileSync(cacheFile, JSON.stringify({ citations: book.citations, clauses: [...book.clauses], texts: book.texts, icons: book.icons, documents: [...book.documents] }));
}
const files = process.argv.slice(2);
const out: any = {};
for (const file of files) out[file] = readAll([file], 'doc-x', book).diagnostics.map(({ code, place, found, expected, message }) => ({ code, line: place.line, column: place.column, endLine: place.endLine, endColumn: place.endColumn, found, expected, message }));
console.log(JSON.stringify(out));
