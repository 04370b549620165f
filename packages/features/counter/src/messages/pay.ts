import { defineMessages } from '@servery/screens/define';

/** Messages of taking payment and of what follows. */
export const payMessages = defineMessages({
  title: { id: 'counter.pay.title', defaultMessage: 'Charge {amount}' },
  none: {
    id: 'counter.pay.none',
    defaultMessage:
      'No payment option is available for this order. Place it, and take payment later.',
  },
  totalChanged: {
    id: 'counter.pay.totalChanged',
    defaultMessage: 'Order {number} comes to {amount}. Check with the guest, then take payment.',
  },
  notPaid: {
    id: 'counter.pay.notPaid',
    defaultMessage: 'Order {number} is placed but not paid. It stays on the live board.',
  },
  payLater: { id: 'counter.pay.payLater', defaultMessage: 'Take payment later' },
  paid: { id: 'counter.pay.paid', defaultMessage: 'Order {number} · paid' },
  change: { id: 'counter.pay.change', defaultMessage: 'Order {number} · change {amount}' },
  unpaid: { id: 'counter.pay.unpaid', defaultMessage: 'Order {number} · {amount} to pay' },
  sent: { id: 'counter.pay.sent', defaultMessage: 'Order {number} · sent to the kitchen' },
  print: { id: 'counter.pay.print', defaultMessage: 'Print receipt' },
  view: { id: 'counter.pay.view', defaultMessage: 'View order' },
});
