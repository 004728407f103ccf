/** The noun with `a`, or with `an` before the sound of a vowel. */
export const withArticle = (noun: string): string => `${/^(?:[aeio]|u(?!s|ni)|honou?r)/.test(noun) ? 'an' : 'a'} ${noun}`;
