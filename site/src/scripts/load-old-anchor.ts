/** Loads the redirects of old anchors if the anchor in the address is not on the page, or is only a link to a moved clause (`.moved`). */
import anchorModule from './old-anchor.ts?lazy';

if (location.hash !== '' && !document.querySelector(':target:not(.moved)')) void import(/* @vite-ignore */ anchorModule);
