/** The modules that a live board loads when they are first needed. */

import boardAsTableModule from './board-as-table.ts?lazy';
import comparisonModule from './board-comparison.ts?lazy';
import hashModule from './board-hash.ts?lazy';
import keysModule from './board-keys.ts?lazy';
import copyModule from './copy-board.ts?lazy';
import hintsModule from './hints.ts?lazy';
import mapKindModule from './map-kind.ts?lazy';
import offersModule from './offers.ts?lazy';
import addressModule from './open-address.ts?lazy';
import presetsModule from './presets.ts?lazy';
import probeModule from './probe.ts?lazy';
import toolbarVerdictModule from './toolbar-verdict.ts?lazy';

/** Opens what the address of the page names. */
export const loadAddress = (): Promise<typeof import('./open-address.ts')> => import(/* @vite-ignore */ addressModule);
/** The verdict above the toolbar of a small screen. */
export const loadToolbarVerdict = (): Promise<typeof import('./toolbar-verdict.ts')> => import(/* @vite-ignore */ toolbarVerdictModule);
/** The comparison of two editions in the errata lab. */
export const loadComparison = (): Promise<typeof import('./board-comparison.ts')> => import(/* @vite-ignore */ comparisonModule);
/** Copies or saves a board in several formats. */
export const loadCopy = (): Promise<typeof import('./copy-board.ts')> => import(/* @vite-ignore */ copyModule);
/** Offers beside the verdict: changes that flip it, the line back, the rolls that break away. */
export const loadOffers = (): Promise<typeof import('./offers.ts')> => import(/* @vite-ignore */ offersModule);
/** The hash of the address for what the board shows. */
export const loadHash = (): Promise<typeof import('./board-hash.ts')> => import(/* @vite-ignore */ hashModule);
/** How to use each tool. */
export const loadHints = (): Promise<typeof import('./hints.ts')> => import(/* @vite-ignore */ hintsModule);
/** Handles the keys pressed on the board. */
export const loadKeys = (): Promise<typeof import('./board-keys.ts')> => import(/* @vite-ignore */ keysModule);
/** Changes the kind of the map. */
export const loadMapKind = (): Promise<typeof import('./map-kind.ts')> => import(/* @vite-ignore */ mapKindModule);
/** The list of maps and positions to open. */
export const loadPresets = (): Promise<typeof import('./presets.ts')> => import(/* @vite-ignore */ presetsModule);
/** The answer for the square under the pointer, and `drawPathTo`, the path to a tapped square. */
export const loadProbe = (): Promise<typeof import('./probe.ts')> => import(/* @vite-ignore */ probeModule);
/** The board as an HTML table, with the list of its figures. */
export const loadBoardAsTable = (): Promise<typeof import('./board-as-table.ts')> => import(/* @vite-ignore */ boardAsTableModule);
