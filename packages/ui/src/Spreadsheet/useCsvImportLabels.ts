import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { CsvImportLabels } from './CsvImport.tsx';
import { useCsvTexts } from './useCsvTexts.ts';

const texts = {
  choose: { id: 'csvImport.choose', text: 'Choose file' },
  noColumn: { id: 'csvImport.noColumn', text: 'No column' },
  missing: { id: 'csvImport.missing', text: 'This value is missing.' },
  preview: { id: 'csvImport.preview', text: 'First rows' },
  unreadable: { id: 'csvImport.unreadable', text: 'This file has no rows.' },
};

const messages = {
  chosen: { id: 'csvImport.chosen', text: '{file}: {count, plural, one {# row} other {# rows}}' },
  error: { id: 'csvImport.error', text: 'Line {line}, {field}: {message}' },
  errors: {
    id: 'csvImport.errors',
    text: '{count, plural, one {# value isn’t valid} other {# values aren’t valid}}',
  },
  repeatedColumn: { id: 'csvImport.repeatedColumn', text: '{name} (column {number})' },
  take: { id: 'csvImport.take', text: '{count, plural, one {Import # row} other {Import # rows}}' },
};

/** Returns the texts of a `CsvImport`, with those that are given instead of the kit's own. */
export function useCsvImportLabels(given?: Partial<CsvImportLabels>): CsvImportLabels {
  const format = useFormatMessage();
  return {
    ...useCsvTexts(),
    ...useTexts(texts),
    chosen: (file, count) => format(messages.chosen, { file, count }),
    error: (line, field, message) => format(messages.error, { line, field, message }),
    errors: (count) => format(messages.errors, { count }),
    repeatedColumn: (name, number) => format(messages.repeatedColumn, { name, number }),
    take: (count) => format(messages.take, { count }),
    ...given,
  };
}
