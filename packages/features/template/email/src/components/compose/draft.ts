import type { EmailAttachment, EmailLabel, EmailRecipient } from '@servery/api/template';
import type { EditorDocument } from '@servery/ui/editor';

/** A message being written, with its body as an editor document. */
export interface Draft {
  to: readonly EmailRecipient[];
  cc: readonly EmailRecipient[];
  bcc: readonly EmailRecipient[];
  subject: string;
  text: EditorDocument | null;
  attachments: readonly EmailAttachment[];
  labels: readonly EmailLabel[];
  repliesTo: number | null;
}

/** An empty draft. */
export const blank: Draft = {
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  text: null,
  attachments: [],
  labels: [],
  repliesTo: null,
};
