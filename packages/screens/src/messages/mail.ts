import { defineMessages } from './define.ts';

/** Messages about emails. */
export const mailMessages = defineMessages({
  from: { id: 'screens.mail.from', defaultMessage: 'From' },
  message: { id: 'screens.mail.message', defaultMessage: 'Message' },
  subject: { id: 'screens.mail.subject', defaultMessage: 'Subject' },
  to: { id: 'screens.mail.to', defaultMessage: 'To' },
});
