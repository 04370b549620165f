import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** The names of the other screens with settings. */
export const moreMessages = defineMessages({
  payments: { id: 'settings.more.payments', defaultMessage: 'Payment options' },
  bookings: { id: 'settings.more.bookings', defaultMessage: 'Booking settings' },
  zones: fieldMessages.zones,
  printers: { id: 'settings.more.printers', defaultMessage: 'Printers' },
  receipts: { id: 'settings.more.receipts', defaultMessage: 'Receipts and tickets' },
  devices: { id: 'settings.more.devices', defaultMessage: 'Shared devices' },
});
