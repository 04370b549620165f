import { defineMessages } from './define.ts';

/** What the list of keys says. */
export const keyWords = defineMessages({
  title: { id: 'email.keys', defaultMessage: 'Keys in the mailbox' },
  move: { id: 'email.keys.move', defaultMessage: 'Next and previous mail' },
  open: { id: 'email.keys.open', defaultMessage: 'Open the mail' },
  back: { id: 'email.keys.back', defaultMessage: 'Back to the list' },
  select: { id: 'email.keys.select', defaultMessage: 'Select the mail' },
  star: { id: 'email.keys.star', defaultMessage: 'Star the mail' },
  unread: { id: 'email.keys.unread', defaultMessage: 'Mark as unread' },
  trash: { id: 'email.keys.trash', defaultMessage: 'Move to the trash; there, delete for ever' },
  compose: { id: 'email.keys.compose', defaultMessage: 'Compose' },
  reply: { id: 'email.keys.reply', defaultMessage: 'Reply, reply to all, forward' },
  search: { id: 'email.keys.search', defaultMessage: 'Search' },
  help: { id: 'email.keys.help', defaultMessage: 'These keys' },
});
