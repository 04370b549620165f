import type { EmailFolder } from '@servery/api/template';
import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What is said after a change. */
export const changeWords = defineMessages({
  notDone: { id: 'email.notDone', defaultMessage: 'That could not be changed' },
  undo: { id: 'email.undo', defaultMessage: 'Undo' },
});

/** Asks before mails are deleted for ever. */
export const deleteWords = defineMessages({
  title: { id: 'email.delete', defaultMessage: 'Delete for ever' },
  text: { id: 'email.delete.text', defaultMessage: 'This cannot be undone.' },
  cancel: { id: 'email.delete.cancel', defaultMessage: 'Keep' },
});

/** The same as a question. */
export const deleteQuestion = defineMessage<{ count: number }>({
  id: 'email.delete.question',
  defaultMessage:
    '{count, plural, one {Delete this mail for ever?} other {Delete # mails for ever?}}',
});

/** What is gone. */
export const deletedWords = defineMessage<{ count: number }>({
  id: 'email.deleted',
  defaultMessage: '{count, plural, one {Deleted for ever} other {# deleted for ever}}',
});

/** Where mails went. */
export const movedWords = {
  inbox: defineMessage<{ count: number }>({
    id: 'email.moved.inbox',
    defaultMessage: '{count, plural, one {Moved to the inbox} other {# moved to the inbox}}',
  }),
  sent: defineMessage<{ count: number }>({
    id: 'email.moved.sent',
    defaultMessage: '{count, plural, one {Moved to sent} other {# moved to sent}}',
  }),
  draft: defineMessage<{ count: number }>({
    id: 'email.moved.draft',
    defaultMessage: '{count, plural, one {Moved to drafts} other {# moved to drafts}}',
  }),
  spam: defineMessage<{ count: number }>({
    id: 'email.moved.spam',
    defaultMessage: '{count, plural, one {Marked as spam} other {# marked as spam}}',
  }),
  trash: defineMessage<{ count: number }>({
    id: 'email.moved.trash',
    defaultMessage: '{count, plural, one {Moved to the trash} other {# moved to the trash}}',
  }),
} satisfies Record<EmailFolder, unknown>;
