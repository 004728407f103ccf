import { resolve } from 'node:path';

/** The top folder of the project. */
export const ROOT = resolve(import.meta.dirname, '..', '..');
