import { defineMessages } from './define.ts';

/** The notice of orders that can't be shown. */
export const unreadableWords = defineMessages({
  title: {
    id: 'orders.unreadable.title',
    defaultMessage: '{count, plural, one {# order can’t be shown} other {# orders can’t be shown}}',
  },
  text: {
    id: 'orders.unreadable.text',
    defaultMessage: 'The stored data is damaged. All other orders are listed below.',
  },
  order: { id: 'orders.unreadable.order', defaultMessage: 'Order {number} (ID {id})' },
  voidText: {
    id: 'orders.unreadable.voidText',
    defaultMessage: 'The order is voided as a mistake and no longer counts as open.',
  },
});
