import { defineMessages } from '@servery/screens/define';
import { fieldMessages, orderMessages } from '@servery/screens/messages';

/** Messages of the dialogs with a bill preview: combine and replace by delivery. */
export const combineDialogMessages = defineMessages({
  choose: { id: 'orders.combine.choose', defaultMessage: 'Orders to combine into this one' },
  search: { id: 'orders.combine.search', defaultMessage: 'Search by number, table or name' },
  none: { id: 'orders.combine.none', defaultMessage: 'There are no other open orders today.' },
  notFound: { id: 'orders.combine.notFound', defaultMessage: 'No matching open orders.' },
  items: {
    id: 'orders.combine.items',
    defaultMessage: '{count, plural, one {# item} other {# items}}',
  },
  before: { id: 'orders.combine.before', defaultMessage: 'Before' },
  after: { id: 'orders.combine.after', defaultMessage: 'Order {number} after' },
  order: orderMessages.number,
  sum: fieldMessages.total,
  lost: { id: 'orders.combine.lost', defaultMessage: 'These discounts will be removed: {names}' },
  kitchen: {
    id: 'orders.combine.kitchen',
    defaultMessage:
      'Nothing will be made again. The kitchen is only notified that the items have moved.',
  },
  change: { id: 'orders.combine.change', defaultMessage: 'Choose different orders' },
  chosen: { id: 'orders.combine.chosen', defaultMessage: 'Combine {numbers} into {number}' },
});

/** Messages of the dialog that replaces an order by a delivery. */
export const deliverMessages = defineMessages({
  postcode: fieldMessages.postcode,
  quote: { id: 'orders.deliver.quote', defaultMessage: 'Get quote' },
  quoted: {
    id: 'orders.deliver.quoted',
    defaultMessage: '{area}: {fee}, about {minutes} minutes',
  },
  expires: {
    id: 'orders.deliver.expires',
    defaultMessage: 'This quote is valid for another {left}.',
  },
  expired: { id: 'orders.deliver.expired', defaultMessage: 'This quote has expired.' },
  again: { id: 'orders.deliver.again', defaultMessage: 'Get a new quote' },
  name: { id: 'orders.deliver.name', defaultMessage: 'Name' },
  phone: fieldMessages.phone,
  address: fieldMessages.address,
  edit: { id: 'orders.deliver.edit', defaultMessage: 'Change address' },
  table: {
    id: 'orders.deliver.table',
    defaultMessage: 'Table {table} will be freed.',
  },
});
