import { defineMessages } from '@servery/screens/define';

/** Messages of the merge view, which shows a concurrent change next to the intended action. */
export const mergeMessages = defineMessages({
  title: {
    id: 'orders.merge.title',
    defaultMessage: '{who} changed order {number} while you had it open',
  },
  help: {
    id: 'orders.merge.help',
    defaultMessage: 'Nothing you entered is lost. Review the changes, then decide.',
  },
  yours: { id: 'orders.merge.yours', defaultMessage: 'You were about to: {intent}' },
  what: { id: 'orders.merge.what', defaultMessage: 'Field' },
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
