import { defineMessages } from './define.ts';

/** What the dialogs with a preview say: combine and replace by delivery. */
export const combineDialogWords = defineMessages({
  choose: { id: 'orders.combine.choose', defaultMessage: 'Orders to move into this one' },
  search: { id: 'orders.combine.search', defaultMessage: 'Search by number, table or name' },
  clear: { id: 'orders.combine.clear', defaultMessage: 'Clear the search' },
  none: { id: 'orders.combine.none', defaultMessage: 'There is no other open order today.' },
  notFound: { id: 'orders.combine.notFound', defaultMessage: 'No open order fits this search.' },
  items: {
    id: 'orders.combine.items',
    defaultMessage: '{count, plural, one {# item} other {# items}}',
  },
  before: { id: 'orders.combine.before', defaultMessage: 'Before' },
  after: { id: 'orders.combine.after', defaultMessage: 'Order {number} then' },
  order: { id: 'orders.combine.order', defaultMessage: 'Order {number}' },
  sum: { id: 'orders.combine.sum', defaultMessage: 'Together' },
  lost: { id: 'orders.combine.lost', defaultMessage: 'These reductions go away: {names}' },
  kitchen: {
    id: 'orders.combine.kitchen',
    defaultMessage: 'Nothing is cooked again: the kitchen only hears that the lines have moved.',
  },
  change: { id: 'orders.combine.change', defaultMessage: 'Choose other orders' },
  chosen: { id: 'orders.combine.chosen', defaultMessage: 'Combine {numbers} into {number}' },
});

/** What the dialog that replaces by delivery asks and tells. */
export const deliverWords = defineMessages({
  postcode: { id: 'orders.deliver.postcode', defaultMessage: 'Postcode' },
  quote: { id: 'orders.deliver.quote', defaultMessage: 'Get a quote' },
  quoted: {
    id: 'orders.deliver.quoted',
    defaultMessage: '{area}: {fee}, about {minutes} minutes',
  },
  expires: { id: 'orders.deliver.expires', defaultMessage: 'This quote stands for {left} more.' },
  expired: { id: 'orders.deliver.expired', defaultMessage: 'This quote ran out.' },
  again: { id: 'orders.deliver.again', defaultMessage: 'Ask again' },
  name: { id: 'orders.deliver.name', defaultMessage: 'Name' },
  phone: { id: 'orders.deliver.phone', defaultMessage: 'Phone' },
  address: { id: 'orders.deliver.address', defaultMessage: 'Address' },
  edit: { id: 'orders.deliver.edit', defaultMessage: 'Change the address' },
  table: {
    id: 'orders.deliver.table',
    defaultMessage: 'Table {table} is free again.',
  },
});
