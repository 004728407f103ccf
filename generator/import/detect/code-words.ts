/** Whether a word is part of an address, an icon, a name of a program, masked text (U+2060), a hyphened word or one such as "(D)rink". */
export const isInCode = (text: string, start: number, end: number): boolean =>
  /\(\p{L}\)$/u.test(text.slice(Math.max(0, start - 3), start)) ||
  /[\p{L}\p{N}_@#/\\|\u2060.'’-]$/u.test(text.slice(Math.max(0, start - 1), start)) ||
  /^(?:[\p{N}_@#/\\|\u2060'’]|-\S|\.\p{Ll}|\()/u.test(text.slice(end, end + 2));
