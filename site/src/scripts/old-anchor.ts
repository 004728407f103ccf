/**
 * Redirects old anchors: those of clauses that have moved, and those of examples that are on another page now. The anchor of an example
 * that is gone leads to its clause.
 */
// Anchors of clauses and examples have only letters, digits and hyphens. Any other, such as the position of a board, matches no element.
const anchor = location.hash.slice(1);
const [slug = '', example] = anchor.split('--');
const suffix = example === undefined ? '' : `--${example}`;
const elementOfSlug = document.getElementById(slug);

/**
 * The address to redirect to; undefined if the anchor is on this page, or if no clause of this page has or had it. A page of further
 * examples redirects every example that it lacks to its clause on the rule page, without the anchor of the example, because the rule page
 * could redirect that anchor back.
 */
function target(): string | undefined {
  if (elementOfSlug instanceof HTMLAnchorElement && elementOfSlug.classList.contains('moved')) return elementOfSlug.href + suffix;
  if (suffix === '' || document.getElementById(anchor) !== null) return undefined;
  if (location.pathname.endsWith('/examples/')) return `../#${slug}`;
  const section = elementOfSlug?.closest('.clause');
  if (!section) return undefined;
  const renamedAnchor = section.id + suffix;
  const examplesLink = section.querySelector<HTMLAnchorElement>('.more-examples a');
  if (document.getElementById(renamedAnchor) !== null) return `#${renamedAnchor}`;
  return examplesLink === null ? `#${section.id}` : examplesLink.href + suffix;
}

const address = target();
if (address !== undefined) location.replace(address);

export {};
