import { defineMessages } from '@servery/screens/define';
import { fieldMessages, partyMessages } from '@servery/screens/messages';

/** Messages of the dialog with the public page's QR code. */
export const codeMessages = defineMessages({
  title: { id: 'reservations.code.title', defaultMessage: 'Guest page' },
  text: {
    id: 'reservations.code.text',
    defaultMessage: 'Guests scan the code or open the link to book a table.',
  },
  alt: { id: 'reservations.code.alt', defaultMessage: 'QR code for the guest page' },
  address: fieldMessages.address,
  copy: { id: 'reservations.code.copy', defaultMessage: 'Copy' },
  open: partyMessages.openGuestPage,
});
