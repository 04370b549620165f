import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** Messages about automatic printing. */
export const autoMessages = defineMessages({
  title: { id: 'printing.auto.title', defaultMessage: 'Print automatically' },
  kitchen: {
    id: 'printing.auto.kitchen',
    defaultMessage: 'Kitchen tickets, when an order is accepted',
  },
  kitchenHelp: {
    id: 'printing.auto.kitchenHelp',
    defaultMessage:
      'Later changes and voids are printed too. Tickets for a zone print on its own printer. All others print on the default printer for kitchen tickets.',
  },
  receipt: { id: 'printing.auto.receipt', defaultMessage: 'Receipts, when an order is fully paid' },
  dine_in: fieldMessages.dineIn,
  pickup: fieldMessages.pickup,
  delivery: fieldMessages.delivery,
  itself: { id: 'printing.did.itself', defaultMessage: 'Sent automatically to {printer}' },
});
