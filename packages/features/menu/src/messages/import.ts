import { defineMessages } from '@servery/screens/define';
import { problemMessages } from '@servery/screens/messages';

/** Messages of the import and export of items. */
export const importMessages = defineMessages({
  title: { id: 'menu.import.title', defaultMessage: 'Import food menus' },
  lead: {
    id: 'menu.import.lead',
    defaultMessage:
      'Choose a CSV or Excel file with a header row. Rows with an existing code or name update that item. All other rows add a new one.',
  },
  columns: { id: 'menu.import.columns', defaultMessage: 'Columns: {names}' },
  choose: { id: 'menu.import.choose', defaultMessage: 'Choose file' },
  other: { id: 'menu.import.other', defaultMessage: 'Choose another file' },
  templates: { id: 'menu.import.templates', defaultMessage: 'Start from a template' },
  templatesHelp: {
    id: 'menu.import.templatesHelp',
    defaultMessage: 'Sample dishes and prices that you can change afterwards.',
  },
  kopitiam: { id: 'menu.import.kopitiam', defaultMessage: 'Kopitiam' },
  cafe: { id: 'menu.import.cafe', defaultMessage: 'Café' },
  nasiKandar: { id: 'menu.import.nasiKandar', defaultMessage: 'Nasi kandar' },
  start: { id: 'menu.import.start', defaultMessage: 'Import or use a template' },
  unreadable: {
    id: 'menu.import.unreadable',
    defaultMessage: 'This file doesn’t have any rows with these columns.',
  },
  tooLong: {
    id: 'menu.import.tooLong',
    defaultMessage: 'This file has more than {most, number} rows. Split it into smaller files.',
  },
  trying: { id: 'menu.import.trying', defaultMessage: 'Checking {name}' },
  result: {
    id: 'menu.import.result',
    defaultMessage:
      '{created, number} new, {updated, number} changed, {unchanged, number} unchanged',
  },
  preview: { id: 'menu.import.preview', defaultMessage: 'Items in the file' },
  newCategories: { id: 'menu.import.newCategories', defaultMessage: 'New categories: {names}' },
  errorsTitle: {
    id: 'menu.import.errorsTitle',
    defaultMessage: '{count, plural, one {# problem to fix} other {# problems to fix}}',
  },
  errorsText: {
    id: 'menu.import.errorsText',
    defaultMessage: 'Nothing was imported. Correct the file and choose it again.',
  },
  errors: { id: 'menu.import.errors', defaultMessage: 'Problems in the file' },
  line: { id: 'menu.import.line', defaultMessage: 'Line' },
  column: { id: 'menu.import.column', defaultMessage: 'Column' },
  wrong: { id: 'menu.import.wrong', defaultMessage: 'Problem' },
  take: {
    id: 'menu.import.take',
    defaultMessage: '{count, plural, one {Import # item} other {Import # items}}',
  },
  done: {
    id: 'menu.import.done',
    defaultMessage: '{created, number} items added, {updated, number} updated',
  },
  money: { id: 'menu.import.money', defaultMessage: 'Enter an amount, such as 12.90.' },
  required: problemMessages.required,
  length: { id: 'menu.import.length', defaultMessage: 'This is too short or too long.' },
  number: { id: 'menu.import.number', defaultMessage: 'Enter a whole number or leave it blank.' },
  flag: { id: 'menu.import.flag', defaultMessage: 'Enter yes or no.' },
  twice: { id: 'menu.import.twice', defaultMessage: 'This item is in the file more than once.' },
  taken: { id: 'menu.import.taken', defaultMessage: 'Another item already has this code.' },
  unknown_tax_class: {
    id: 'menu.import.unknown_tax_class',
    defaultMessage: 'Use this merchant’s tax class, or leave the cell blank for a new item.',
  },
  below_zero: {
    id: 'menu.import.below_zero',
    defaultMessage: 'With its options, the price could fall below zero.',
  },
  otherError: problemMessages.wrong,
  file: { id: 'menu.import.file', defaultMessage: 'food menus' },
});
