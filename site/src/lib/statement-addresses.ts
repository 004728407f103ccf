export const slugOf = (id: string): string => id.replaceAll('.', '-');
export const erratumHref = (id: string): string => `/errata/${slugOf(id)}/`;
/** The id of a reading begins with its kind, which the address leaves out. */
export const rulingSlug = (id: string): string => slugOf(id.replace(/^reading\./, ''));
export const rulingHref = (id: string): string => `/rulings/${rulingSlug(id)}/`;
