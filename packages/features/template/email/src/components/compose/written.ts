import type { Email, WrittenEmail } from '@servery/api/template';
import { documentOf, htmlOf } from '@servery/ui/html';
import { blank, type Draft } from './draft.ts';

/** Returns the draft of a saved email. */
export const draftOf = ({ message, ...mail }: Email): Draft => ({
  ...blank,
  to: mail.to,
  cc: mail.cc,
  bcc: mail.bcc,
  subject: mail.subject,
  text: message ? documentOf(message) : null,
  attachments: mail.attachments,
  labels: mail.labels,
  repliesTo: mail.repliesTo,
});

/** Returns a draft in the form in which it's sent. */
export const writtenOf = (draft: Draft): WrittenEmail => ({
  to: [...draft.to],
  cc: [...draft.cc],
  bcc: [...draft.bcc],
  subject: draft.subject,
  message: htmlOf(draft.text),
  attachments: [...draft.attachments],
  labels: [...draft.labels],
  repliesTo: draft.repliesTo,
});
