import type { EmailFolder } from '@servery/api/template';
import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Messages after a change. */
export const changeMessages = defineMessages({
  notDone: { id: 'email.notDone', defaultMessage: 'Couldn’t make the change' },
  undo: actionMessages.undo,
});

/** Messages of the confirmation before emails are permanently deleted. */
export const deleteMessages = defineMessages({
  title: { id: 'email.delete', defaultMessage: 'Delete permanently' },
  text: { id: 'email.delete.text', defaultMessage: 'You can’t undo this.' },
});

/** Title of that confirmation. */
export const deleteQuestion = defineMessage<{ count: number }>({
  id: 'email.delete.question',
  defaultMessage:
    '{count, plural, one {Permanently delete this email?} other {Permanently delete # emails?}}',
});

/** Toast after emails were permanently deleted. */
export const deletedMessages = defineMessage<{ count: number }>({
  id: 'email.deleted',
  defaultMessage:
    '{count, plural, one {Email permanently deleted} other {# emails permanently deleted}}',
});

/** Toasts after emails were moved, by folder. */
export const movedMessages = {
  inbox: defineMessage<{ count: number }>({
    id: 'email.moved.inbox',
    defaultMessage:
      '{count, plural, one {Email moved to the inbox} other {# emails moved to the inbox}}',
  }),
  sent: defineMessage<{ count: number }>({
    id: 'email.moved.sent',
    defaultMessage: '{count, plural, one {Email moved to Sent} other {# emails moved to Sent}}',
  }),
  draft: defineMessage<{ count: number }>({
    id: 'email.moved.draft',
    defaultMessage: '{count, plural, one {Email moved to Drafts} other {# emails moved to Drafts}}',
  }),
  spam: defineMessage<{ count: number }>({
    id: 'email.moved.spam',
    defaultMessage: '{count, plural, one {Email marked as spam} other {# emails marked as spam}}',
  }),
  trash: defineMessage<{ count: number }>({
    id: 'email.moved.trash',
    defaultMessage:
      '{count, plural, one {Email moved to the trash} other {# emails moved to the trash}}',
  }),
} satisfies Record<EmailFolder, unknown>;
