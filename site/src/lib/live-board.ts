/** The rule page that carries the live board; it has a route of its own. */
export const liveBoardPage = 'concepts.line-of-fire';
