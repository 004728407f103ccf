import type { ErratumFile } from '../generated/erratum.ts';
import type { ReadingFile } from '../generated/reading.ts';
import type { ErratumNode, ReadingNode } from '../rulebook.ts';
import type { ValidDocument } from '../sources/document-reader.ts';

export const erratumNode = ({ value, document }: ValidDocument<ErratumFile>): ErratumNode => ({ erratum: value, document });

export const readingNode = ({ value, document }: ValidDocument<ReadingFile>): ReadingNode => ({ reading: value, document });
