/** The labels of the site in its languages. Scripts import this file, so it must not import the book. */
import de from '../languages/de.json';
import en from '../languages/en.json';

export type Labels = { readonly [name in keyof typeof en]: string };

const labelsByLanguage: { readonly [language: string]: Labels } = { en, de };

export const labelsIn = (language: string): Labels => labelsByLanguage[language] ?? en;
