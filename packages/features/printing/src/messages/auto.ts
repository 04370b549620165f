import { defineMessages } from './define.ts';

/** What comes out of printers by itself, in words. */
export const autoWords = defineMessages({
  title: { id: 'printing.auto.title', defaultMessage: 'Comes out by itself' },
  kitchen: {
    id: 'printing.auto.kitchen',
    defaultMessage: 'Kitchen tickets, once an order is accepted',
  },
  kitchenHelp: {
    id: 'printing.auto.kitchenHelp',
    defaultMessage:
      'Changes and voids after it too. Each zone’s come out at its own printer, all others at the first choice for kitchen tickets.',
  },
  receipt: { id: 'printing.auto.receipt', defaultMessage: 'Receipts, once all is paid' },
  dine_in: { id: 'printing.auto.dineIn', defaultMessage: 'Dine-in' },
  pickup: { id: 'printing.auto.pickup', defaultMessage: 'Pickup' },
  delivery: { id: 'printing.auto.delivery', defaultMessage: 'Delivery' },
  itself: { id: 'printing.did.itself', defaultMessage: 'Came by itself, for {printer}' },
});
