import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** Names an invoice. */
export const titleMessage = defineMessage<{ number: string }>({
  id: 'invoices.name',
  defaultMessage: 'Invoice {number}',
});

/** What is said around an invoice that is looked at. */
export const previewWords = defineMessages({
  send: { id: 'invoices.preview.send', defaultMessage: 'Send invoice' },
  print: { id: 'invoices.preview.print', defaultMessage: 'Print' },
  printTab: { id: 'invoices.preview.print.tab', defaultMessage: 'Opens in a new tab' },
  addPayment: { id: 'invoices.preview.addPayment', defaultMessage: 'Add payment' },
  loading: { id: 'invoices.preview.loading', defaultMessage: 'Loading the invoice' },
  failed: { id: 'invoices.preview.failed', defaultMessage: 'The invoice could not be loaded' },
  file: { id: 'invoices.preview.file', defaultMessage: 'invoice' },
  toList: { id: 'invoices.preview.toList', defaultMessage: 'To all invoices' },
  unwritable: {
    id: 'invoices.preview.unwritable',
    defaultMessage: 'This PDF cannot hold these letters',
  },
  unwritableText: {
    id: 'invoices.preview.unwritable.text',
    defaultMessage: 'The print page is open instead: save it as PDF there.',
  },
  printAgain: { id: 'invoices.preview.print.again', defaultMessage: 'Open the print dialog' },
  choose: { id: 'invoices.choose.preview', defaultMessage: 'Which invoice?' },
  chooseText: { id: 'invoices.choose.text', defaultMessage: 'The latest ones are here.' },
  latest: { id: 'invoices.choose.latest', defaultMessage: 'Latest invoices' },
});

/** There is no invoice of this number. */
export const goneMessage = defineMessage<{ number: string }>({
  id: 'invoices.preview.gone',
  defaultMessage: 'Invoice {number} is not there',
});

/** The file is saved. */
export const downloadedMessage = defineMessage<{ number: string }>({
  id: 'invoices.preview.downloaded',
  defaultMessage: 'Invoice {number} is saved as PDF',
});
