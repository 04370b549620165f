import type { EmailFolder } from '@servery/api/template';
import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What is said after a change. */
export const changeWords = defineMessages({
  notDone: { id: 'email.notDone', defaultMessage: 'That could not be changed' },
  undo: { id: 'email.undo', defaultMessage: 'Undo' },
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
