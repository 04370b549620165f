import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the item form. */
export const formMessages = defineMessages({
  code: { id: 'menu.form.code', defaultMessage: 'Code' },
  codeHelp: {
    id: 'menu.form.codeHelp',
    defaultMessage: 'A short code for the till and for files. Each item needs its own.',
  },
  description: fieldMessages.description,
  prices: { id: 'menu.form.prices', defaultMessage: 'Prices' },
  methodHelp: {
    id: 'menu.form.methodHelp',
    defaultMessage: 'Leave blank to use the standard price.',
  },
  dineIn: fieldMessages.dineIn,
  pickup: fieldMessages.pickup,
  delivery: fieldMessages.delivery,
  tax: { id: 'menu.form.tax', defaultMessage: 'Tax class' },
  ordering: { id: 'menu.form.ordering', defaultMessage: 'Ordering' },
  min: { id: 'menu.form.min', defaultMessage: 'Minimum per order' },
  max: { id: 'menu.form.max', defaultMessage: 'Maximum per order' },
  prep: { id: 'menu.form.prep', defaultMessage: 'Preparation time' },
  minutes: fieldMessages.minutes,
  options: { id: 'menu.form.options', defaultMessage: 'Food options' },
  optionsHelp: {
    id: 'menu.form.optionsHelp',
    defaultMessage: 'Choices guests can make with this item.',
  },
  windows: { id: 'menu.form.windows', defaultMessage: 'Availability' },
  always: {
    id: 'menu.form.always',
    defaultMessage: 'Available at any time. Add hours to limit it.',
  },
  addWindow: { id: 'menu.form.addWindow', defaultMessage: 'Add hours' },
  window: { id: 'menu.form.window', defaultMessage: 'Hours {place, number}' },
  removeWindow: { id: 'menu.form.removeWindow', defaultMessage: 'Remove hours {place, number}' },
  removedWindow: {
    id: 'menu.form.removedWindow',
    defaultMessage: 'Hours {place, number} removed',
  },
  days: { id: 'menu.form.days', defaultMessage: 'Days' },
  hours: { id: 'menu.form.hours', defaultMessage: 'Hours' },
  hoursHelp: {
    id: 'menu.form.hoursHelp',
    defaultMessage:
      'If the end is before the start, it falls on the next day. If you don’t choose a day, the hours apply every day.',
  },
  from: { id: 'menu.form.from', defaultMessage: 'From' },
  to: { id: 'menu.form.to', defaultMessage: 'To' },
  undo: actionMessages.undo,
  hour: fieldMessages.hour,
  minute: fieldMessages.minute,
  dayPeriod: fieldMessages.dayPeriod,
  stockSection: { id: 'menu.form.stockSection', defaultMessage: 'Stock' },
  stock: { id: 'menu.form.stock', defaultMessage: 'Starting stock' },
  stockHelp: { id: 'menu.form.stockHelp', defaultMessage: 'Leave blank if you don’t track stock.' },
  low: { id: 'menu.form.low', defaultMessage: 'Low-stock warning at' },
  negative: { id: 'menu.form.negative', defaultMessage: 'Allow sales below zero' },
  isActive: { id: 'menu.form.isActive', defaultMessage: 'Show on the menu' },
  more: actionMessages.more,
  fewer: actionMessages.fewer,
});
