import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Messages of the QR codes of tables. */
export const codeMessages = defineMessages({
  title: { id: 'tables.code.title', defaultMessage: 'QR codes' },
  text: {
    id: 'tables.code.text',
    defaultMessage:
      'Guests scan their table’s code to order. If you create a new code, the old one stops working and you’ll need to print it again.',
  },
  print: actionMessages.print,
  image: { id: 'tables.code.image', defaultMessage: 'QR code for table {name}' },
  renew: { id: 'tables.code.renew', defaultMessage: 'Create new code' },
  renewTitle: { id: 'tables.code.renewTitle', defaultMessage: 'Create a new code for {name}?' },
  renewText: {
    id: 'tables.code.renewText',
    defaultMessage: 'The code on the table will stop working immediately.',
  },
  renewed: { id: 'tables.code.renewed', defaultMessage: 'New code created for {name}' },
});
