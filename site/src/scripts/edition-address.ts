/** `?edition=2014` on any page that has editions leads to its path in that edition; the anchor is kept. */
const wanted = new URLSearchParams(location.search).get('edition');
const link = wanted && document.querySelector<HTMLAnchorElement>(`.editions [data-edition="${CSS.escape(wanted)}"]`);
if (link) location.replace(link.href + location.hash);
