/** The message of what was thrown, which may be any value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
