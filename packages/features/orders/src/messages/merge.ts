import { defineMessages } from './define.ts';

/** What the merge view says: somebody else's change beside one's own. */
export const mergeWords = defineMessages({
  title: {
    id: 'orders.merge.title',
    defaultMessage: '{who} changed order {number} while this was open',
  },
  help: {
    id: 'orders.merge.help',
    defaultMessage: 'Nothing that you entered is lost. See what is different now, then decide.',
  },
  yours: { id: 'orders.merge.yours', defaultMessage: 'You were about to: {intent}' },
  what: { id: 'orders.merge.what', defaultMessage: 'What' },
  before: { id: 'orders.merge.before', defaultMessage: 'When you opened it' },
  now: { id: 'orders.merge.now', defaultMessage: 'Now' },
  comped: { id: 'orders.merge.comped', defaultMessage: 'Comped' },
  on: { id: 'orders.merge.on', defaultMessage: 'On' },
  off: { id: 'orders.merge.off', defaultMessage: 'Off' },
  status: { id: 'orders.merge.status', defaultMessage: 'Status' },
  payment: { id: 'orders.merge.payment', defaultMessage: 'Payment' },
  method: { id: 'orders.merge.method', defaultMessage: 'Method' },
  total: { id: 'orders.merge.total', defaultMessage: 'Total' },
  balance: { id: 'orders.merge.balance', defaultMessage: 'To pay' },
  table: { id: 'orders.merge.table', defaultMessage: 'Table' },
  staff: { id: 'orders.merge.staff', defaultMessage: 'Served by' },
  member: { id: 'orders.merge.member', defaultMessage: 'Member' },
  covers: { id: 'orders.merge.covers', defaultMessage: 'Covers' },
  note: { id: 'orders.merge.note', defaultMessage: 'Note' },
  serviceCharge: { id: 'orders.merge.serviceCharge', defaultMessage: 'Service charge' },
});
