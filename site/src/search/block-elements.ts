/** Elements of HTML that are blocks, among them the parts of lists and tables. */
export const BLOCKS: ReadonlySet<string> = new Set(
  'p ul ol li table thead tbody tr td th blockquote pre dl figure h1 h2 h3 h4 h5 h6'.split(' '),
);
