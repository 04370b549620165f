import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What an open mail says. */
export const readerWords = defineMessages({
  back: { id: 'email.back', defaultMessage: 'Back to the list' },
  previous: { id: 'email.previous', defaultMessage: 'Previous mail' },
  next: { id: 'email.next', defaultMessage: 'Next mail' },
  print: { id: 'email.print', defaultMessage: 'Print' },
  loading: { id: 'email.reader.loading', defaultMessage: 'Loading the mail' },
  failed: { id: 'email.reader.failed', defaultMessage: 'The mail could not be loaded' },
  gone: { id: 'email.gone', defaultMessage: 'This mail is not there any more' },
  details: { id: 'email.details', defaultMessage: 'Details' },
  from: { id: 'email.from', defaultMessage: 'From' },
  to: { id: 'email.toField', defaultMessage: 'To' },
  cc: { id: 'email.cc', defaultMessage: 'Cc' },
  bcc: { id: 'email.bcc', defaultMessage: 'Bcc' },
  date: { id: 'email.date', defaultMessage: 'Date' },
  reply: { id: 'email.reply', defaultMessage: 'Reply' },
  replyAll: { id: 'email.replyAll', defaultMessage: 'Reply to all' },
  forward: { id: 'email.forward', defaultMessage: 'Forward' },
  attachments: { id: 'email.attachments', defaultMessage: 'Attachments' },
  download: { id: 'email.download', defaultMessage: 'Download' },
  fileGone: {
    id: 'email.file.gone',
    defaultMessage: 'This file was kept only until the page was loaded anew.',
  },
});

/** Opens the conversation before the mail. */
export const earlierWords = defineMessage<{ count: number }>({
  id: 'email.earlier',
  defaultMessage: '{count, plural, one {# earlier message} other {# earlier messages}}',
});
/** Who a message is for, in one line. */
export const forWords = defineMessage<{ names: string }>({
  id: 'email.for',
  defaultMessage: 'to {names}',
});
/** Names what can be done with one message. */
export const messageMenuWords = defineMessage<{ name: string }>({
  id: 'email.message.menu',
  defaultMessage: 'More about the message of {name}',
});
/** Names a body that scrolls. */
export const bodyWords = defineMessage<{ name: string }>({
  id: 'email.message.body',
  defaultMessage: 'Message of {name}',
});
