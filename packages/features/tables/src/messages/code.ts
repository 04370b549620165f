import { defineMessages } from './define.ts';

/** The QR codes of tables. */
export const codeWords = defineMessages({
  title: { id: 'tables.code.title', defaultMessage: 'QR codes' },
  text: {
    id: 'tables.code.text',
    defaultMessage:
      'Guests scan the code of their table to order. A new code makes the old one useless: print it again.',
  },
  print: { id: 'tables.code.print', defaultMessage: 'Print' },
  image: { id: 'tables.code.image', defaultMessage: 'QR code of table {name}' },
  renew: { id: 'tables.code.renew', defaultMessage: 'New code' },
  renewTitle: { id: 'tables.code.renewTitle', defaultMessage: 'New code for {name}?' },
  renewText: {
    id: 'tables.code.renewText',
    defaultMessage: 'The code that stands on the table now stops working at once.',
  },
  renewed: { id: 'tables.code.renewed', defaultMessage: '{name} has a new code' },
});
