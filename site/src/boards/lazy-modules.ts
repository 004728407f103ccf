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

export const loadAddress = (): Promise<typeof import('./open-address.ts')> => import(/* @vite-ignore */ addressModule);
export const loadToolbarVerdict = (): Promise<typeof import('./toolbar-verdict.ts')> => import(/* @vite-ignore */ toolbarVerdictModule);
export const loadComparison = (): Promise<typeof import('./board-comparison.ts')> => import(/* @vite-ignore */ comparisonModule);
export const loadCopy = (): Promise<typeof import('./copy-board.ts')> => import(/* @vite-ignore */ copyModule);
export const loadOffers = (): Promise<typeof import('./offers.ts')> => import(/* @vite-ignore */ offersModule);
export const loadHash = (): Promise<typeof import('./board-hash.ts')> => import(/* @vite-ignore */ hashModule);
export const loadHints = (): Promise<typeof import('./hints.ts')> => import(/* @vite-ignore */ hintsModule);
export const loadKeys = (): Promise<typeof import('./board-keys.ts')> => import(/* @vite-ignore */ keysModule);
export const loadMapKind = (): Promise<typeof import('./map-kind.ts')> => import(/* @vite-ignore */ mapKindModule);
export const loadPresets = (): Promise<typeof import('./presets.ts')> => import(/* @vite-ignore */ presetsModule);
/** Has `drawPathTo` too, the path to a tapped square. */
export const loadProbe = (): Promise<typeof import('./probe.ts')> => import(/* @vite-ignore */ probeModule);
export const loadBoardAsTable = (): Promise<typeof import('./board-as-table.ts')> => import(/* @vite-ignore */ boardAsTableModule);
