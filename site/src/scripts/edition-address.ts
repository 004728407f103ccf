/** Redirects `?edition=2014` to the page's path in that edition, with its anchor. */
import { hashForOtherEdition } from './edition-hash.ts';

const wanted = new URLSearchParams(location.search).get('edition');
const link = wanted && document.querySelector<HTMLAnchorElement>(`.editions [data-edition="${CSS.escape(wanted)}"]`);
if (link) location.replace(link.href + hashForOtherEdition(location.hash));
