/** The words of the site's own, in each language that it has them in. Without the book, so that scripts may carry it. */
import de from '../languages/de.json';
import en from '../languages/en.json';

export type InterfaceWords = { readonly [name in keyof typeof en]: string };

/** A language of the book without its file here has English words around its pages. */
const interfaces: { readonly [language: string]: InterfaceWords } = { en, de };

export const interfaceWords = (language: string): InterfaceWords => interfaces[language] ?? en;
