/** The labels of the site in its languages. Scripts import this file, so it must not import the book. */
import de from '../languages/de.json';
import en from '../languages/en.json';

export type InterfaceWords = { readonly [name in keyof typeof en]: string };

/** A language without a file here has English labels. */
const wordsByLanguage: { readonly [language: string]: InterfaceWords } = { en, de };

export const interfaceWords = (language: string): InterfaceWords => wordsByLanguage[language] ?? en;
