import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  capabilityMessages,
  fieldMessages,
  orderMessages,
  problemMessages as problems,
} from '@servery/screens/messages';

/** Messages of the items that can be added to a new order. */
export const itemMessages = defineMessages({
  title: { id: 'counter.item.title', defaultMessage: 'Counter' },
  forbidden: problems.missingRight,
  right: capabilityMessages['order.create'],
  items: { id: 'counter.item.items', defaultMessage: 'Items' },
  categories: fieldMessages.categories,
  search: orderMessages.searchMenu,
  searchHint: { id: 'counter.item.searchHint', defaultMessage: 'Name or code' },
  look: { id: 'counter.item.look', defaultMessage: 'Show pictures' },
  noItem: orderMessages.noItem,
  otherSearch: actionMessages.otherSearch,
  clearSearch: actionMessages.clearSearch,
  emptyTitle: { id: 'counter.item.emptyTitle', defaultMessage: 'No items on the menu' },
  empty: {
    id: 'counter.item.empty',
    defaultMessage: 'Add items to the menu, then take orders here.',
  },
  openMenu: { id: 'counter.item.openMenu', defaultMessage: 'Open food menus' },
  soldOut: orderMessages.soldOut,
  notNow: { id: 'counter.item.notNow', defaultMessage: 'Not available now' },
  onOrder: {
    id: 'counter.item.onOrder',
    defaultMessage: '{name}: {count, number} on this order',
  },
  nextQuantity: {
    id: 'counter.item.nextQuantity',
    defaultMessage: 'Next item: {quantity, number} ×',
  },
  code: { id: 'counter.item.code', defaultMessage: 'Code {code}' },
  clearTyped: { id: 'counter.item.clearTyped', defaultMessage: 'Clear typed keys' },
  unknownCode: { id: 'counter.item.unknownCode', defaultMessage: 'No item has the code {code}' },
  unavailable: { id: 'counter.item.unavailable', defaultMessage: '{name} isn’t available' },
  onlyLeft: {
    id: 'counter.item.onlyLeft',
    defaultMessage: '{name}: only {left, number} more can be added',
  },
  viewOrder: {
    id: 'counter.item.viewOrder',
    defaultMessage: 'View order · {count, plural, one {# item} other {# items}} · {amount}',
  },
  addIt: orderMessages.addFor,
  stale: actionMessages.stale,
});

/** Messages of the new order and its bill. */
export const billMessages = defineMessages({
  title: { id: 'counter.bill.title', defaultMessage: 'New order' },
  method: orderMessages.method,
  pickup: fieldMessages.pickup,
  dine_in: fieldMessages.dineIn,
  delivery: fieldMessages.delivery,
  phone: fieldMessages.phone,
  emptyTitle: { id: 'counter.bill.emptyTitle', defaultMessage: 'No items yet' },
  empty: { id: 'counter.bill.empty', defaultMessage: 'Select items to add them.' },
  lines: { id: 'counter.bill.lines', defaultMessage: 'Items on this order' },
  edit: actionMessages.editName,
  save: orderMessages.saveFor,
  seat: orderMessages.seat,
  gone: {
    id: 'counter.bill.gone',
    defaultMessage: 'No longer available. Remove it to continue.',
  },
  removed: { id: 'counter.bill.removed', defaultMessage: '{name} removed' },
  cleared: { id: 'counter.bill.cleared', defaultMessage: 'Order cleared' },
  undo: actionMessages.undo,
  subtotal: orderMessages.subtotal,
  serviceCharge: orderMessages.serviceCharge,
  deliveryFee: { id: 'counter.bill.deliveryFee', defaultMessage: 'Delivery fee' },
  tax: orderMessages.taxAt,
  taxIncluded: {
    id: 'counter.bill.taxIncluded',
    defaultMessage: '{name} {rate} (included)',
  },
  total: fieldMessages.total,
  charge: { id: 'counter.bill.charge', defaultMessage: 'Charge {amount}' },
  place: { id: 'counter.bill.place', defaultMessage: 'Place order' },
  repeat: { id: 'counter.bill.repeat', defaultMessage: 'Repeat last order' },
  parked: {
    id: 'counter.bill.parked',
    defaultMessage: '{count, plural, one {# parked order} other {# parked orders}}',
  },
  parkedOrder: {
    id: 'counter.bill.parkedOrder',
    defaultMessage: '{time} · {name} · {count, plural, one {# item} other {# items}}',
  },
  backToMenu: orderMessages.backToMenu,
  table: orderMessages.table,
  chooseTable: { id: 'counter.bill.chooseTable', defaultMessage: 'Choose table' },
  noTables: { id: 'counter.bill.noTables', defaultMessage: 'No tables to choose from' },
  owed: { id: 'counter.bill.owed', defaultMessage: '{amount} to pay' },
  guests: fieldMessages.guestCount,
  details: { id: 'counter.bill.details', defaultMessage: 'Guest details' },
  addDetails: { id: 'counter.bill.addDetails', defaultMessage: 'Add guest details' },
  addName: { id: 'counter.bill.addName', defaultMessage: 'Add name' },
  name: fieldMessages.name,
  address: fieldMessages.address,
  area: { id: 'counter.bill.area', defaultMessage: 'Delivery area' },
  saveDetails: actionMessages.save,
});

/** Messages of errors, with what to do. */
export const problemMessages = defineMessages({
  storeClosed: problems.storeClosed,
  itemUnavailable: {
    id: 'counter.problem.itemUnavailable',
    defaultMessage: 'An item has just sold out. Remove it and try again.',
  },
  minimum_order: {
    id: 'counter.problem.minimum_order',
    defaultMessage: 'This is below the minimum order. Add more items.',
  },
  out_of_service: {
    id: 'counter.problem.out_of_service',
    defaultMessage: 'This table is out of service. Choose another.',
  },
  outOfRange: {
    id: 'counter.problem.outOfRange',
    defaultMessage: 'This merchant doesn’t deliver to this area. Choose another.',
  },
  amountTooHigh: problems.conflict,
  conflict: problems.conflict,
  too_much: {
    id: 'counter.problem.too_much',
    defaultMessage: 'The change would be more than the largest note. Check the cash received.',
  },
  invalid: {
    id: 'counter.problem.invalid',
    defaultMessage: 'The server couldn’t accept this order. Check its items and details.',
  },
  forbidden: problems.forbidden,
  approvalRequired: problems.approvalRequired,
  notAllowedNow: problems.notNow,
  offline: problems.offline,
  other: problems.other,
});
