import { defineMessages } from './define.ts';

/** What the code of the public page says. */
export const codeWords = defineMessages({
  title: { id: 'reservations.code.title', defaultMessage: 'Page for guests' },
  text: {
    id: 'reservations.code.text',
    defaultMessage: 'Guests scan the code or follow the address to book a table.',
  },
  alt: { id: 'reservations.code.alt', defaultMessage: 'QR code of the page for guests' },
  address: { id: 'reservations.code.address', defaultMessage: 'Address' },
  copy: { id: 'reservations.code.copy', defaultMessage: 'Copy' },
  copied: { id: 'reservations.code.copied', defaultMessage: 'Copied' },
  copyFailed: { id: 'reservations.code.copyFailed', defaultMessage: 'Could not be copied' },
  open: { id: 'reservations.code.open', defaultMessage: 'Open the page' },
});
