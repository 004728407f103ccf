/** By the name of an icon in the published app, ours where they differ: facts about the app, not about the game. */
export const APP_ICONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['imp', ['improved']],
  ['impmov', ['improved-movement']],
  ['imptar', ['improved-targeting']],
  ['lotrbook', ['epic']],
  ['lotrm', ['horde', 'stack-max']],
  ['lotrs', ['stack-size']],
  ['threed', ['special-object']],
]);
