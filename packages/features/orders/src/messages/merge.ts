import { defineMessages } from '@servery/screens/define';
import { fieldMessages, orderMessages, splitMessages } from '@servery/screens/messages';
import { detailMessages } from './detail.ts';

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
  comped: orderMessages.comped,
  on: { id: 'orders.merge.on', defaultMessage: 'On' },
  off: { id: 'orders.merge.off', defaultMessage: 'Off' },
  status: fieldMessages.status,
  payment: { id: 'orders.merge.payment', defaultMessage: 'Payment' },
  method: { id: 'orders.merge.method', defaultMessage: 'Method' },
  total: fieldMessages.total,
  refunds: detailMessages.refunds,
  balance: { id: 'orders.merge.balance', defaultMessage: 'To pay' },
  table: fieldMessages.table,
  staff: { id: 'orders.merge.staff', defaultMessage: 'Served by' },
  member: { id: 'orders.merge.member', defaultMessage: 'Member' },
  covers: { id: 'orders.merge.covers', defaultMessage: 'Covers' },
  seats: { id: 'orders.merge.seats', defaultMessage: 'Seats' },
  seat: splitMessages.ofSeat,
  note: { id: 'orders.merge.note', defaultMessage: 'Note' },
  serviceCharge: orderMessages.serviceCharge,
});
