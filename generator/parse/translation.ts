/** Pages in another language: the same headings as the page they translate, each with the digest of the text that it translates. */
import type { Heading, RootContent } from 'mdast';
import type { Source, TranslatedClauseAst, TranslationAst } from '../ast.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostic.ts';
import type { PageId } from '../ids.ts';
import { type Prose, readProse } from '../prose/prose.ts';
import { cutBraces, faultOfHeading, SLUG } from './heading.ts';
import type { LineIndex } from './line-index.ts';
import { cutAtSections, isExample, openTitled } from './markdown.ts';
import { placeOfMarkdown, plainText } from './markdown-nodes.ts';

/** Parses the translation of the page `page` (`area.page`). Never throws. Clauses without an id are left out. */
export function parseTranslation(
  source: Source,
  page: PageId,
  language: string,
): { translation?: TranslationAst; diagnostics: Diagnostic[] } {
  const { opened, diagnostics } = openTitled(source);
  if (opened === undefined) return { diagnostics };
  const { lines, tree, title } = opened;
  for (const node of tree.children) if (isExample(node)) diagnostics.push(exampleForbidden(lines, node));
  const clauses: TranslatedClauseAst[] = [];
  const [first, ...sections] = cutAtSections(tree);
  for (const { heading, nodes } of sections) if (heading !== undefined) readClause(lines, heading, nodes, clauses, diagnostics);
  const pageTitle = cutBraces(title === undefined ? '' : plainText(title));
  return {
    translation: {
      page,
      language,
      path: source.path,
      title: pageTitle.title,
      ...(pageTitle.braces === undefined ? {} : { originalDigest: pageTitle.braces.slice(1, -1).trim() }),
      opening: proseOf(
        lines,
        (first?.nodes ?? []).filter((node) => node !== title),
      ),
      clauses,
      place: lines.place(title?.position?.start.offset ?? 0, title?.position?.end.offset ?? 0),
    },
    diagnostics: sortDiagnostics(diagnostics),
  };
}

const proseOf = (lines: LineIndex, nodes: readonly RootContent[]): Prose =>
  readProse({ type: 'root', children: nodes.filter((node) => !isExample(node)) }, lines.path);

function readClause(
  lines: LineIndex,
  heading: Heading,
  nodes: readonly RootContent[],
  clauses: TranslatedClauseAst[],
  diagnostics: Diagnostic[],
): void {
  const place = placeOfMarkdown(lines, heading);
  const { title, braces } = cutBraces(plainText(heading));
  const [, name = '', digest = ''] = /^#(\S*)\s*(.*)$/.exec(braces?.slice(1, -1) ?? '') ?? [];
  const fault = faultOfHeading({
    title,
    ...(braces === undefined ? {} : { braces }),
    ...(SLUG.test(name) ? { slug: name } : {}),
  });
  if (fault !== undefined) {
    diagnostics.push({ severity: 'error', place, ...fault });
    return;
  }
  const earlier = clauses.find(({ slug }) => slug === name);
  if (earlier !== undefined) {
    const related = [{ message: 'The first is here.', place: earlier.place }];
    diagnostics.push({
      code: 'clause-duplicate',
      severity: 'error',
      message: `There already is a clause "${name}" on this page.`,
      place,
      found: name,
      related,
    });
    return;
  }
  // Where the heading alone is translated, the clause would be shown without its rule.
  if (!nodes.some((node) => !isExample(node)))
    diagnostics.push({
      code: 'translation-text-missing',
      severity: 'error',
      message: `The clause "${name}" has no text in this translation.`,
      place,
      found: 'nothing but a heading',
      expected: 'the translated text',
      hint: 'Write the text below the heading, or remove the heading: the clause is then shown in the language of the page.',
    });
  clauses.push({ slug: name, title, ...(digest === '' ? {} : { originalDigest: digest }), prose: proseOf(lines, nodes), place });
}

function exampleForbidden(lines: LineIndex, node: RootContent): Diagnostic {
  return {
    code: 'translation-example-forbidden',
    severity: 'error',
    message: 'A translation contains an example.',
    expected: 'text alone',
    hint: 'Remove it: the examples of the page itself are shown.',
    place: placeOfMarkdown(lines, node),
  };
}
