/**
 * Menus that no option names, and options of menus that no step offers. A misspelt name in a step that offers a menu causes both; one in an
 * option may cause only the second, since the menu can have other options.
 */
import type { Program } from './program.ts';

export const menusWithoutOptions = ({ menus, options }: Program): readonly string[] =>
  [...menus.keys()].filter((menu) => !options.some((option) => option.in === menu));

/** Whether a menu is misspelt: then it is not known which procedures are under way in its options. */
export const areMenusUnmatched = (program: Program): boolean =>
  menusWithoutOptions(program).length > 0 || program.options.some((option) => !program.menus.has(option.in));
