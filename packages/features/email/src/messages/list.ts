import type { EmailLabel, EmailPlace } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the list of mails says. */
export const listWords = defineMessages({
  compose: { id: 'email.compose', defaultMessage: 'Compose' },
  folders: { id: 'email.folders', defaultMessage: 'Folders' },
  labels: { id: 'email.labels', defaultMessage: 'Labels' },
  close: { id: 'email.close', defaultMessage: 'Close' },
  search: { id: 'email.search', defaultMessage: 'Search by sender or subject' },
  clearSearch: { id: 'email.search.clear', defaultMessage: 'Clear the search' },
  mails: { id: 'email.mails', defaultMessage: 'Mails' },
  selectAll: { id: 'email.selectAll', defaultMessage: 'Select all' },
  clearSelection: { id: 'email.select.clear', defaultMessage: 'Clear selection' },
  move: { id: 'email.move', defaultMessage: 'Move to' },
  label: { id: 'email.label', defaultMessage: 'Label' },
  markRead: { id: 'email.markRead', defaultMessage: 'Mark as read' },
  markUnread: { id: 'email.markUnread', defaultMessage: 'Mark as unread' },
  trash: { id: 'email.trash', defaultMessage: 'Move to the trash' },
  attachment: { id: 'email.attachment', defaultMessage: 'has attachments' },
  unread: { id: 'email.unread', defaultMessage: 'unread' },
  noSubject: { id: 'email.noSubject', defaultMessage: '(no subject)' },
  nobody: { id: 'email.nobody', defaultMessage: '(no recipient)' },
  scheduled: { id: 'email.scheduled', defaultMessage: 'Scheduled' },
  loading: { id: 'email.loading', defaultMessage: 'Loading the mails' },
  failed: { id: 'email.failed', defaultMessage: 'The mails could not be loaded' },
  none: { id: 'email.none', defaultMessage: 'Nothing here' },
  noneInbox: { id: 'email.none.inbox', defaultMessage: 'Everything is answered. Enjoy the quiet.' },
  noneOther: {
    id: 'email.none.other',
    defaultMessage: 'Mails that come to this place are shown here.',
  },
  noResult: { id: 'email.noResult', defaultMessage: 'No mail fits' },
  noResultText: { id: 'email.noResult.text', defaultMessage: 'Try another name or word.' },
});

/** What each folder is called. */
export const placeWords: Readonly<Record<EmailPlace, MessageDescriptor>> = defineMessages({
  inbox: { id: 'email.folder.inbox', defaultMessage: 'Inbox' },
  sent: { id: 'email.folder.sent', defaultMessage: 'Sent' },
  draft: { id: 'email.folder.draft', defaultMessage: 'Drafts' },
  starred: { id: 'email.folder.starred', defaultMessage: 'Starred' },
  spam: { id: 'email.folder.spam', defaultMessage: 'Spam' },
  trash: { id: 'email.folder.trash', defaultMessage: 'Trash' },
});

/** What each label is called. */
export const labelWords: Readonly<Record<EmailLabel, MessageDescriptor>> = defineMessages({
  personal: { id: 'email.label.personal', defaultMessage: 'Personal' },
  company: { id: 'email.label.company', defaultMessage: 'Company' },
  important: { id: 'email.label.important', defaultMessage: 'Important' },
  private: { id: 'email.label.private', defaultMessage: 'Private' },
});

/** Names a row's checkbox. */
export const selectWords = defineMessage<{ subject: string }>({
  id: 'email.select',
  defaultMessage: 'Select: {subject}',
});
/** Names a star. */
export const starWords = defineMessage<{ subject: string }>({
  id: 'email.star',
  defaultMessage: 'Star: {subject}',
});
/** How many mails there are. */
export const countWords = defineMessage<{ count: number }>({
  id: 'email.count',
  defaultMessage: '{count, plural, =0 {No mails} one {# mail} other {# mails}}',
});
/** How many are marked. */
export const selectedWords = defineMessage<{ count: number }>({
  id: 'email.selected',
  defaultMessage: '{count, number} selected',
});
/** Who one wrote to, in place of a sender. */
export const toWords = defineMessage<{ names: string }>({
  id: 'email.to',
  defaultMessage: 'To: {names}',
});
/** What a count beside a folder counts. */
export const unreadWords = defineMessage<{ count: number }>({
  id: 'email.count.unread',
  defaultMessage: '{count} unread',
});
/** What the count beside the drafts counts. */
export const draftWords = defineMessage<{ count: number }>({
  id: 'email.count.drafts',
  defaultMessage: '{count, plural, one {# draft} other {# drafts}}',
});
