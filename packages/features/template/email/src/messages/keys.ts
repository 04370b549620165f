import { defineMessages } from '@servery/screens/define';
import { actionMessages, boardMessages } from '@servery/screens/messages';

/** Messages of the shortcuts dialog. */
export const keyMessages = defineMessages({
  title: boardMessages.shortcuts,
  move: { id: 'email.keys.move', defaultMessage: 'Next or previous email' },
  open: { id: 'email.keys.open', defaultMessage: 'Open email' },
  back: { id: 'email.keys.back', defaultMessage: 'Back to list' },
  select: { id: 'email.keys.select', defaultMessage: 'Select email' },
  star: { id: 'email.keys.star', defaultMessage: 'Star email' },
  unread: { id: 'email.keys.unread', defaultMessage: 'Mark as unread' },
  trash: {
    id: 'email.keys.trash',
    defaultMessage: 'Move to trash; in the trash, delete permanently',
  },
  compose: { id: 'email.keys.compose', defaultMessage: 'Compose' },
  reply: { id: 'email.keys.reply', defaultMessage: 'Reply, reply all, forward' },
  search: actionMessages.search,
  help: boardMessages.showShortcuts,
});
