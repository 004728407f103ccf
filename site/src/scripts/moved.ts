/** Redirects an old link to a clause: the anchor names the link of this page to follow. */
const link = document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (link instanceof HTMLAnchorElement && link.classList.contains('moved')) location.replace(link.href);

export {};
