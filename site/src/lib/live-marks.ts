/** Whether markup has marks that only `components/LiveMarks.css` has styles for: fields of fire and faults. */
export const hasLiveMarks = (html: string): boolean => /<path class="(?:field-of-fire|fault)\b/.test(html);
