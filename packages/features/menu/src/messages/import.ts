import { defineMessages } from './define.ts';

/** What the import and the export of items say. */
export const importWords = defineMessages({
  title: { id: 'menu.import.title', defaultMessage: 'Import food menus' },
  lead: {
    id: 'menu.import.lead',
    defaultMessage:
      'A CSV file with a header. Rows with a known code or name change that item, the others add one.',
  },
  columns: { id: 'menu.import.columns', defaultMessage: 'Columns: {names}' },
  choose: { id: 'menu.import.choose', defaultMessage: 'Choose a file' },
  other: { id: 'menu.import.other', defaultMessage: 'Choose another file' },
  unreadable: {
    id: 'menu.import.unreadable',
    defaultMessage: 'This file has no rows with these columns.',
  },
  tooLong: {
    id: 'menu.import.tooLong',
    defaultMessage: 'This file has more than {most, number} rows. Split it.',
  },
  trying: { id: 'menu.import.trying', defaultMessage: 'Looking through {name}' },
  result: {
    id: 'menu.import.result',
    defaultMessage:
      '{created, number} new, {updated, number} changed, {unchanged, number} as they are',
  },
  newCategories: { id: 'menu.import.newCategories', defaultMessage: 'New categories: {names}' },
  errorsTitle: {
    id: 'menu.import.errorsTitle',
    defaultMessage:
      '{count, plural, one {# thing stands in the way} other {# things stand in the way}}',
  },
  errorsText: {
    id: 'menu.import.errorsText',
    defaultMessage: 'Nothing was imported. Right the file and choose it again.',
  },
  errors: { id: 'menu.import.errors', defaultMessage: 'What is wrong in the file' },
  line: { id: 'menu.import.line', defaultMessage: 'Line' },
  column: { id: 'menu.import.column', defaultMessage: 'Column' },
  wrong: { id: 'menu.import.wrong', defaultMessage: 'What is wrong' },
  take: {
    id: 'menu.import.take',
    defaultMessage: '{count, plural, one {Import # item} other {Import # items}}',
  },
  done: {
    id: 'menu.import.done',
    defaultMessage: '{created, number} items added, {updated, number} changed',
  },
  money: { id: 'menu.import.money', defaultMessage: 'Write an amount like 12.90.' },
  required: { id: 'menu.import.required', defaultMessage: 'This is required.' },
  length: { id: 'menu.import.length', defaultMessage: 'This is too short or too long.' },
  number: { id: 'menu.import.number', defaultMessage: 'Write a whole number, or nothing.' },
  flag: { id: 'menu.import.flag', defaultMessage: 'Write yes or no.' },
  twice: { id: 'menu.import.twice', defaultMessage: 'This item stands in the file twice.' },
  taken: { id: 'menu.import.taken', defaultMessage: 'Another item has this code.' },
  unknown_tax_class: {
    id: 'menu.import.unknown_tax_class',
    defaultMessage: 'Use this merchant’s tax class, or leave the cell blank for a new item.',
  },
  below_zero: {
    id: 'menu.import.below_zero',
    defaultMessage: 'With its options this could cost less than nothing.',
  },
  otherError: { id: 'menu.import.otherError', defaultMessage: 'This is not right.' },
  file: { id: 'menu.import.file', defaultMessage: 'food menus' },
});
