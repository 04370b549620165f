import { defineMessages } from '@servery/screens/define';

/** The messages of the dialog that splits a bill. */
export const splitMessages = defineMessages({
  amounts: {
    id: 'orders.split.amounts',
    defaultMessage:
      'To divide the total equally or by amount, take payment instead: one bill can be paid in several shares.',
  },
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
