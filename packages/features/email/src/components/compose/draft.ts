import type { EmailAttachment, EmailLabel, EmailRecipient } from '@servery/api/template';
import type { EditorDocument } from '@servery/ui/editor';

/** A mail while it is written: its text as the editor has it. */
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

/** A draft with nothing in it. */
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
