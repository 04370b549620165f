import { defineMessages } from '@servery/screens/define';

/** Messages of the notice about orders that can't be shown. */
export const unreadableMessages = defineMessages({
  order: { id: 'orders.unreadable.order', defaultMessage: 'Order {number} (ID {id})' },
  voidText: {
    id: 'orders.unreadable.voidText',
    defaultMessage: 'The order will be voided as a mistake and will no longer count as open.',
  },
});
