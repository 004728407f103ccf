/** An old link to a clause leads to that clause, not only to its page: the anchor says which link of this page to follow. */
const link = document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (link instanceof HTMLAnchorElement && link.classList.contains('moved')) location.replace(link.href);

export {};
