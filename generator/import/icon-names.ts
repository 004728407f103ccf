/** Keys: names of icons in the published app; values: our names of each, where they differ. Facts about the app, not about the game. */
export const APP_ICONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['imp', ['improved']],
  ['impmov', ['improved-movement']],
  ['imptar', ['improved-targeting']],
  ['lotrbook', ['epic']],
  ['lotrm', ['horde', 'stack-max']],
  ['lotrs', ['stack-size']],
  ['threed', ['special-object']],
]);
