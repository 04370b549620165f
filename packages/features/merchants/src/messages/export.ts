import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Messages of downloading everything that belongs to a merchant. */
export const exportMessages = defineMessages({
  title: { id: 'merchants.export.title', defaultMessage: 'Data' },
  text: {
    id: 'merchants.export.text',
    defaultMessage:
      'One ZIP file with orders, payments, refunds, members, wallets, menu, tables, bookings, queues, staff, hours, shifts and day closings. The download is recorded in the audit.',
  },
  download: { id: 'merchants.export.download', defaultMessage: 'Download everything' },
  running: {
    id: 'merchants.export.running',
    defaultMessage: 'Downloading: {done, number} of {total, number} rows',
  },
  cancel: actionMessages.cancel,
  done: { id: 'merchants.export.done', defaultMessage: 'Data of {name} downloaded' },
});
