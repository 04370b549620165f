import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Title of an invoice. */
export const titleMessage = defineMessage<{ number: string }>({
  id: 'invoices.name',
  defaultMessage: 'Invoice {number}',
});

/** Messages of the preview page. */
export const previewMessages = defineMessages({
  send: { id: 'invoices.preview.send', defaultMessage: 'Send invoice' },
  print: actionMessages.print,
  printTab: { id: 'invoices.preview.print.tab', defaultMessage: 'Opens in a new tab' },
  addPayment: { id: 'invoices.preview.addPayment', defaultMessage: 'Add payment' },
  loading: { id: 'invoices.preview.loading', defaultMessage: 'Loading invoice…' },
  failed: { id: 'invoices.preview.failed', defaultMessage: 'Couldn’t load the invoice' },
  file: { id: 'invoices.preview.file', defaultMessage: 'invoice' },
  toList: { id: 'invoices.preview.toList', defaultMessage: 'All invoices' },
  unwritable: {
    id: 'invoices.preview.unwritable',
    defaultMessage: 'This PDF can’t show some characters',
  },
  unwritableText: {
    id: 'invoices.preview.unwritable.text',
    defaultMessage: 'We’ve opened the print page instead. Save it as a PDF from there.',
  },
  printAgain: { id: 'invoices.preview.print.again', defaultMessage: 'Open print dialog' },
  choose: { id: 'invoices.choose.preview', defaultMessage: 'Choose an invoice' },
  chooseText: { id: 'invoices.choose.text', defaultMessage: 'Here are the latest invoices.' },
  latest: { id: 'invoices.choose.latest', defaultMessage: 'Latest invoices' },
});

/** Title if no invoice has the number. */
export const goneMessage = defineMessage<{ number: string }>({
  id: 'invoices.preview.gone',
  defaultMessage: 'Invoice {number} doesn’t exist',
});

/** Toast after the PDF was saved. */
export const downloadedMessage = defineMessage<{ number: string }>({
  id: 'invoices.preview.downloaded',
  defaultMessage: 'Invoice {number} saved as a PDF',
});
