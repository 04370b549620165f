import type { Email, WrittenEmail } from '@servery/api/template';
import { documentOf, htmlOf } from '@servery/ui/html';
import { blank, type Draft } from './draft.ts';

/** A draft as it was kept. */
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

/** A draft as it is sent. */
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
