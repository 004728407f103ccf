import { capitalised } from '../../../engine/base/text.ts';
import { type Page, type Part, pagesOf } from './book.ts';

/** The title of a page in a list under the heading of its part: without the words before a colon that all titles of the part begin with. */
export function titleInPart(part: Part, { title }: Page): string {
  const prefix = title.slice(0, title.indexOf(': ') + 1);
  const areAll = prefix !== '' && pagesOf(part).every((page) => page.title.startsWith(prefix));
  return areAll ? capitalised(title.slice(prefix.length).trim()) : title;
}
