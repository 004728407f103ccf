/** Whether markup has marks of boards whose styles only `components/LiveMarks.css` has: fields of fire and faults. */
export const hasLiveMarks = (html: string): boolean => /<path class="(?:field-of-fire|fault)\b/.test(html);
