/** Redirects the old anchor of a clause that has moved, and of an example that is on another page or gone: such a link leads to its clause. */
// Ids of clauses and examples are plain letters, digits and hyphens; anything else, as the position of a board, names none.
const anchor = location.hash.slice(1);
const [slug = '', example] = anchor.split('--');
const suffix = example === undefined ? '' : `--${example}`;
const clause = document.getElementById(slug);

/** Where the anchor leads to, unless this page has it or knows nothing of it. */
function target(): string | undefined {
  if (clause instanceof HTMLAnchorElement && clause.classList.contains('moved')) return clause.href + suffix;
  if (suffix === '' || document.getElementById(anchor) !== null) return undefined;
  if (location.pathname.endsWith('/examples/')) return `../#${slug}`;
  const section = clause?.closest('.clause');
  if (!section) return undefined;
  const renamed = section.id + suffix;
  const further = section.querySelector<HTMLAnchorElement>('.further a');
  if (document.getElementById(renamed) !== null) return `#${renamed}`;
  return further === null ? `#${section.id}` : further.href + suffix;
}

const address = target();
if (address !== undefined) location.replace(address);

export {};
