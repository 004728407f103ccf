import type { TranslationAst } from '../ast.ts';
import type { ReadingFile } from '../generated/reading.ts';
import type { Memo } from '../memo.ts';
import { parseReadings } from '../parse/readings-document.ts';
import { parseTranslation } from '../parse/translation.ts';
import { ANY_NAME } from '../recovery/unread-names.ts';
import type { DocumentReader, ValidDocument } from './document-reader.ts';
import type { BookFiles } from './source-files.ts';

export function readTranslations({ translations }: BookFiles, reader: DocumentReader, memo: Memo): TranslationAst[] {
  return translations.flatMap(({ page, language, text }) => {
    const parsed = memo.of(parseTranslation, text, page, language);
    reader.diagnostics.push(...parsed.diagnostics);
    return parsed.translation ?? [];
  });
}

export function readReadings({ readings }: BookFiles, reader: DocumentReader, memo: Memo): ValidDocument<ReadingFile>[] {
  return readings.flatMap((source) => {
    if (source.path.endsWith('.json')) return reader.readAs('ReadingFile', source) ?? [];
    const parsed = memo.of(parseReadings, source);
    reader.diagnostics.push(...parsed.diagnostics);
    if (parsed.diagnostics.length > 0) reader.unread.add(ANY_NAME);
    return parsed.documents.flatMap((document) => reader.validate('ReadingFile', source, document) ?? []);
  });
}
