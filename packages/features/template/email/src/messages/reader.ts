import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, mailMessages } from '@servery/screens/messages';

/** Messages of an open email. */
export const readerMessages = defineMessages({
  back: { id: 'email.back', defaultMessage: 'Back to list' },
  previous: { id: 'email.previous', defaultMessage: 'Previous email' },
  next: { id: 'email.next', defaultMessage: 'Next email' },
  print: actionMessages.print,
  loading: { id: 'email.reader.loading', defaultMessage: 'Loading email…' },
  failed: { id: 'email.reader.failed', defaultMessage: 'Couldn’t load the email' },
  gone: { id: 'email.gone', defaultMessage: 'This email no longer exists' },
  details: fieldMessages.details,
  from: mailMessages.from,
  to: mailMessages.to,
  cc: { id: 'email.cc', defaultMessage: 'Cc' },
  bcc: { id: 'email.bcc', defaultMessage: 'Bcc' },
  date: fieldMessages.date,
  reply: { id: 'email.reply', defaultMessage: 'Reply' },
  replyAll: { id: 'email.replyAll', defaultMessage: 'Reply all' },
  forward: { id: 'email.forward', defaultMessage: 'Forward' },
  attachments: { id: 'email.attachments', defaultMessage: 'Attachments' },
  download: actionMessages.download,
  fileGone: {
    id: 'email.file.gone',
    defaultMessage: 'This file was only available until the page was reloaded.',
  },
});

/** Label of the button that expands the earlier messages. */
export const earlierMessages = defineMessage<{ count: number }>({
  id: 'email.earlier',
  defaultMessage: '{count, plural, one {# earlier message} other {# earlier messages}}',
});
/** Recipients of a message, in one line. */
export const forMessages = defineMessage<{ names: string }>({
  id: 'email.for',
  defaultMessage: 'to {names}',
});
/** Label of a message's menu. */
export const messageMenuMessages = defineMessage<{ name: string }>({
  id: 'email.message.menu',
  defaultMessage: 'More actions for the message from {name}',
});
/** Accessible name of a scrollable message body. */
export const bodyMessages = defineMessage<{ name: string }>({
  id: 'email.message.body',
  defaultMessage: 'Message from {name}',
});
