/** Loads the redirects of old anchors when the page lacks the anchor of its address, or only links to where it is now. */
import anchorModule from './old-anchor.ts?lazy';

if (location.hash !== '' && !document.querySelector(':target:not(.moved)')) void import(/* @vite-ignore */ anchorModule);
