export const withArticle = (noun: string): string => `${/^(?:[aeio]|u(?!s|ni)|honou?r)/.test(noun) ? 'an' : 'a'} ${noun}`;
