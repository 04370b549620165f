import meta, * as stories from './CsvImport.stories.tsx';

export default {
  ...meta,
  title: 'Spreadsheet / CsvImport / Right to left',
  globals: { locale: 'ar' },
};

export const Default = stories.Default;
export const Empty = stories.Empty;
export const Unreadable = stories.Unreadable;
export const Invalid = stories.Invalid;
export const BrokenRows = stories.BrokenRows;
export const WesternEuropean = stories.WesternEuropean;
export const AmbiguousNumbers = stories.AmbiguousNumbers;
export const RepeatedColumn = stories.RepeatedColumn;
export const NotText = stories.NotText;
export const Keyboard = stories.Keyboard;
export const Pending = stories.Pending;
export const LongText = stories.LongText;
export const Many = stories.Many;
