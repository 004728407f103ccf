/** One text in the shapes in which editors and publishing systems store it. */

/** A paragraph of runs; those at odd indexes are bold. */
type Runs = readonly string[];

export const TEXTS: readonly (readonly [title: string, paragraphs: readonly Runs[]])[] = [
  [
    'Pouring',
    [
      ['When the host fills a ', 'second', ' cup, the guest at the table has to take it from the the tray.'],
      ['To pour the tea, roll a d6.'],
    ],
  ],
  ['Washing Up', [['Note:', ' At the end of the day the host washes the cups, ', 'rounding', ' the number of the charcters up.']]],
];

type Build = (heading: (title: string) => unknown, paragraph: (runs: Runs) => unknown) => readonly unknown[];
const blocks: Build = (heading, paragraph) =>
  TEXTS.flatMap(([title, paragraphs]) => [heading(title), ...paragraphs.map((one) => paragraph(one))]);
export const records = (textOf: (paragraphs: readonly Runs[]) => unknown) =>
  TEXTS.map(([title, paragraphs]) => ({ title, text: textOf(paragraphs) }));
const each = (runs: Runs, run: (text: string, isBold: boolean) => unknown) => runs.map((text, index) => run(text, index % 2 === 1));

export const typed = (text: string, isBold = false) => ({ type: 'text', ...(isBold ? { marks: [{ type: 'bold' }] } : {}), text });
export const leaf = (text: string, isBold = false) => (isBold ? { text, bold: true } : { text });
const op = (insert: string, isBold = false) => (isBold ? { insert, attributes: { bold: true } } : { insert });
const html = (runs: Runs) => `<p>${each(runs, (text, isBold) => (isBold ? `<b>${text}</b>` : text)).join('')}</p>`;
const literal = (value: string) => ({ type: 'text', value });
const noted = (text: string, bold = false) => ({ type: 'text', text: { content: text }, annotations: { bold }, plain_text: text });
const lexical = (text: string, isBold = false) => ({ format: isBold ? 1 : 0, mode: 'normal', style: '', text, type: 'text', version: 1 });
const span = (text: string, isBold = false) => ({ _type: 'span', _key: 'a1', text, marks: isBold ? ['strong'] : [] });
const value = (text: string, isBold = false) => ({ nodeType: 'text', value: text, marks: isBold ? [{ type: 'bold' }] : [], data: {} });
const element = (tagName: string, children: readonly unknown[]) => ({ type: 'element', tagName, properties: {}, children });

export const SHAPES: Readonly<Record<string, unknown>> = {
  'a document of headings and paragraphs with `content`': {
    type: 'doc',
    content: blocks(
      (title) => ({ type: 'heading', attrs: { level: 2 }, content: [typed(title)] }),
      (runs) => ({ type: 'paragraph', content: each(runs, typed) }),
    ),
  },
  'such documents as the texts of records': records((paragraphs) => ({
    type: 'doc',
    content: paragraphs.map((runs) => ({ type: 'paragraph', content: each(runs, typed) })),
  })),
  'a list of blocks with `children`': blocks(
    (title) => ({ type: 'heading-two', children: [leaf(title)] }),
    (runs) => ({ type: 'paragraph', children: each(runs, leaf) }),
  ),
  'nodes with leaves': {
    document: {
      nodes: blocks(
        (title) => ({ type: 'h2', nodes: [{ object: 'text', leaves: [leaf(title)] }] }),
        (runs) => ({ type: 'p', nodes: [{ object: 'text', leaves: each(runs, leaf) }] }),
      ),
    },
  },
  'spans in the paragraphs of records': records((paragraphs) => paragraphs.map((runs) => ({ spans: each(runs, leaf) }))),
  'insertions, where the line end names the heading': {
    ops: TEXTS.flatMap(([title, paragraphs]) => [
      op(title),
      { insert: '\n', attributes: { header: 2 } },
      ...paragraphs.flatMap((runs) => [...each(runs, op), op('\n')]),
    ]),
  },
  // Here an insertion contains a line end: the full stop of the first section's last sentence is in one insertion with the next title.
  'insertions with line ends inside': {
    ops: TEXTS.flatMap(([title, paragraphs], index) => [
      op(index === 0 ? title : `.\n${title}`),
      { insert: '\n', attributes: { header: 2 } },
      ...each(
        paragraphs.flatMap((runs, at) => (at === 0 ? runs : [runs.join('')])),
        (text, isBold) => op(text === 'To pour the tea, roll a d6.' ? '\nTo pour the tea, roll a d6' : text, isBold),
      ),
      ...(index === 0 ? [] : [op('\n')]),
    ]),
  },
  'blocks with one text each': {
    blocks: blocks(
      (text) => ({ key: 'a1', text, type: 'header-two', inlineStyleRanges: [], data: {} }),
      (runs) => ({ key: 'b2', text: runs.join(''), type: 'unstyled', inlineStyleRanges: [{ offset: 3, length: 4, style: 'BOLD' }] }),
    ),
    entityMap: {},
  },
  'blocks with data': {
    time: 1,
    blocks: blocks(
      (text) => ({ id: 'q', type: 'header', data: { text, level: 2 } }),
      (runs) => ({ id: 'w', type: 'paragraph', data: { text: html(runs) } }),
    ),
  },
  'styled texts among plain strings': {
    content: blocks(
      (text) => ({ text, style: 'header' }),
      (runs) => (runs.length === 1 ? runs[0] : { text: each(runs, (text, isBold) => (isBold ? leaf(text, isBold) : text)) }),
    ),
  },
  'a tree of Markdown': {
    type: 'root',
    children: blocks(
      (title) => ({ type: 'heading', depth: 2, children: [literal(title)] }),
      (runs) => ({
        type: 'paragraph',
        children: each(runs, (text, isBold) => (isBold ? { type: 'strong', children: [literal(text)] } : literal(text))),
      }),
    ),
  },
  'a tree of HTML': {
    type: 'root',
    children: blocks(
      (title) => element('h2', [literal(title)]),
      (runs) =>
        element(
          'p',
          each(runs, (text, isBold) => (isBold ? element('strong', [literal(text)]) : literal(text))),
        ),
    ).flatMap((block) => [block, literal('\n')]),
  },
  'lists that begin with a tag': [
    'html',
    { lang: 'en' },
    [
      'body',
      ...blocks(
        (title) => ['h2', { id: 'a1' }, title],
        (runs) => ['p', ...each(runs, (text, isBold) => (isBold ? ['b', text] : text))],
      ),
    ],
  ],
  'a root of nodes with versions': {
    root: {
      children: blocks(
        (title) => ({ children: [lexical(title)], direction: 'ltr', format: '', type: 'heading', version: 1, tag: 'h2' }),
        (runs) => ({ children: each(runs, lexical), direction: 'ltr', format: '', type: 'paragraph', version: 1 }),
      ),
      direction: 'ltr',
      type: 'root',
    },
  },
  'blocks that are below the name of their type': {
    object: 'list',
    results: blocks(
      (title) => ({ object: 'block', type: 'heading_2', heading_2: { rich_text: [noted(title)], color: 'default' } }),
      (runs) => ({ object: 'block', type: 'paragraph', paragraph: { rich_text: each(runs, noted), color: 'default' } }),
    ),
  },
  'blocks with a style': blocks(
    (title) => ({ _type: 'block', style: 'h2', markDefs: [], children: [span(title)] }),
    (runs) => ({ _type: 'block', style: 'normal', markDefs: [], children: each(runs, span) }),
  ),
  'nodes with values': {
    nodeType: 'document',
    data: {},
    content: blocks(
      (title) => ({ nodeType: 'heading-2', data: {}, content: [value(title)] }),
      (runs) => ({ nodeType: 'paragraph', data: {}, content: each(runs, value) }),
    ),
  },
  'strings of HTML in pairs': TEXTS.map(([title, paragraphs]) => [`<h2>${title}</h2>`, ...paragraphs.map(html)]),
  'one string of HTML': {
    html: `<div>${TEXTS.map(([title, paragraphs]) => `<h2>${title}</h2>${paragraphs.map(html).join('\n')}`).join('\n')}</div>`,
  },
  'a string of HTML that repeats the title': TEXTS.map(([title, paragraphs]) => ({
    title,
    text: `<h3>${title}</h3>${paragraphs.map(html).join('')}`,
  })),
};
