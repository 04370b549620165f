import { defineMessages } from '@servery/screens/define';

/** The messages of the dialog that splits a bill. */
export const splitMessages = defineMessages({
  choose: { id: 'orders.split.choose', defaultMessage: 'Items for the new bill' },
  item: { id: 'orders.split.item', defaultMessage: '{name} (up to {quantity, number})' },
  fewer: { id: 'orders.split.fewer', defaultMessage: 'One fewer {name}' },
  more: { id: 'orders.split.more', defaultMessage: 'One more {name}' },
  amounts: {
    id: 'orders.split.amounts',
    defaultMessage:
      'To divide the total equally or by amount, take payment instead: one bill can be paid in several shares.',
  },
  newBill: { id: 'orders.split.newBill', defaultMessage: 'New bill' },
  sumHigher: {
    id: 'orders.split.sumHigher',
    defaultMessage:
      'Together, the bills come to {amount} more, because amounts are rounded on each bill.',
  },
  sumLower: {
    id: 'orders.split.sumLower',
    defaultMessage:
      'Together, the bills come to {amount} less, because amounts are rounded on each bill.',
  },
  kitchen: {
    id: 'orders.split.kitchen',
    defaultMessage: 'Items already sent to the kitchen won’t be sent again.',
  },
  change: { id: 'orders.split.change', defaultMessage: 'Choose other items' },
  restore: {
    id: 'orders.split.restore',
    defaultMessage:
      '{count, plural, one {Order {numbers} gets its items, number and table back.} other {Orders {numbers} get their items, numbers and tables back.}} Items added since then stay on order {number}.',
  },
  intent: {
    id: 'orders.split.intent',
    defaultMessage:
      '{count, plural, one {Move # item to a new bill} other {Move # items to a new bill}}',
  },
});
