import { defineMessages } from '@servery/screens/define';
import { fieldMessages, setUpStepMessages } from '@servery/screens/messages';
import { featuresMessages } from './features.ts';

/** The names of the other screens with settings. */
export const moreMessages = defineMessages({
  payments: { id: 'settings.more.payments', defaultMessage: 'Payment options' },
  bookings: { id: 'settings.more.bookings', defaultMessage: 'Booking settings' },
  features: featuresMessages.title,
  zones: fieldMessages.zones,
  printers: setUpStepMessages.printers,
  receipts: { id: 'settings.more.receipts', defaultMessage: 'Receipts and tickets' },
  platform: { id: 'settings.more.platform', defaultMessage: 'Platform settings' },
  devices: { id: 'settings.more.devices', defaultMessage: 'Shared devices' },
});
