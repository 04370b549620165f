import type { EmailLabel, EmailPlace } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the email list. */
export const listMessages = defineMessages({
  compose: { id: 'email.compose', defaultMessage: 'Compose' },
  folders: { id: 'email.folders', defaultMessage: 'Folders' },
  labels: fieldMessages.labels,
  close: actionMessages.close,
  search: { id: 'email.search', defaultMessage: 'Search by sender or subject' },
  clearSearch: actionMessages.clearSearch,
  mails: { id: 'email.mails', defaultMessage: 'Emails' },
  selectAll: { id: 'email.selectAll', defaultMessage: 'Select all' },
  clearSelection: { id: 'email.select.clear', defaultMessage: 'Clear selection' },
  move: actionMessages.moveTo,
  label: { id: 'email.label', defaultMessage: 'Label' },
  markRead: { id: 'email.markRead', defaultMessage: 'Mark as read' },
  markUnread: { id: 'email.markUnread', defaultMessage: 'Mark as unread' },
  trash: { id: 'email.trash', defaultMessage: 'Move to trash' },
  attachment: { id: 'email.attachment', defaultMessage: 'has attachments' },
  unread: { id: 'email.unread', defaultMessage: 'unread' },
  noSubject: { id: 'email.noSubject', defaultMessage: '(no subject)' },
  nobody: { id: 'email.nobody', defaultMessage: '(no recipient)' },
  scheduled: { id: 'email.scheduled', defaultMessage: 'Scheduled' },
  loading: { id: 'email.loading', defaultMessage: 'Loading emails…' },
  failed: { id: 'email.failed', defaultMessage: 'Couldn’t load emails' },
  none: { id: 'email.none', defaultMessage: 'No emails' },
  noneInbox: {
    id: 'email.none.inbox',
    defaultMessage: 'You’ve answered everything. Enjoy the quiet.',
  },
  noneOther: {
    id: 'email.none.other',
    defaultMessage: 'Emails in this folder appear here.',
  },
  noResult: { id: 'email.noResult', defaultMessage: 'No matching emails' },
  noResultText: actionMessages.otherSearch,
});

/** Names of the folders. */
export const placeMessages: Readonly<Record<EmailPlace, MessageDescriptor>> = defineMessages({
  inbox: { id: 'email.folder.inbox', defaultMessage: 'Inbox' },
  sent: { id: 'email.folder.sent', defaultMessage: 'Sent' },
  draft: { id: 'email.folder.draft', defaultMessage: 'Drafts' },
  starred: { id: 'email.folder.starred', defaultMessage: 'Starred' },
  spam: { id: 'email.folder.spam', defaultMessage: 'Spam' },
  trash: { id: 'email.folder.trash', defaultMessage: 'Trash' },
});

/** Names of the labels. */
export const labelMessages: Readonly<Record<EmailLabel, MessageDescriptor>> = defineMessages({
  personal: fieldMessages.personal,
  company: { id: 'email.label.company', defaultMessage: 'Company' },
  important: fieldMessages.important,
  private: { id: 'email.label.private', defaultMessage: 'Private' },
});

/** Label of a row's checkbox. */
export const selectMessages = defineMessage<{ subject: string }>({
  id: 'email.select',
  defaultMessage: 'Select: {subject}',
});
/** Label of a row's star. */
export const starMessages = defineMessage<{ subject: string }>({
  id: 'email.star',
  defaultMessage: 'Star: {subject}',
});
/** Number of emails. */
export const countMessages = defineMessage<{ count: number }>({
  id: 'email.count',
  defaultMessage: '{count, plural, =0 {No emails} one {# email} other {# emails}}',
});
/** Number of selected emails. */
export const selectedMessages = defineMessage<{ count: number }>({
  id: 'email.selected',
  defaultMessage: '{count, number} selected',
});
/** Recipients, shown in place of the sender for the user's own emails. */
export const toMessages = defineMessage<{ names: string }>({
  id: 'email.to',
  defaultMessage: 'To: {names}',
});
/** Label of a folder's unread count. */
export const unreadMessages = defineMessage<{ count: number }>({
  id: 'email.count.unread',
  defaultMessage: '{count} unread',
});
/** Label of the drafts count. */
export const draftMessages = defineMessage<{ count: number }>({
  id: 'email.count.drafts',
  defaultMessage: '{count, plural, one {# draft} other {# drafts}}',
});
