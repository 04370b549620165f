import type { ChatReason, ChatTag } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** What is said about a contact, and what is done with one. */
export const contactWords = defineMessages({
  title: { id: 'chat.contact.title', defaultMessage: 'Contact' },
  close: { id: 'chat.contact.close', defaultMessage: 'Close' },
  about: { id: 'chat.contact.about', defaultMessage: 'About' },
  facts: { id: 'chat.contact.facts', defaultMessage: 'How to reach them' },
  mail: { id: 'chat.contact.mail', defaultMessage: 'E-mail' },
  phone: { id: 'chat.contact.phone', defaultMessage: 'Phone' },
  hours: { id: 'chat.contact.hours', defaultMessage: 'Hours' },
  tags: { id: 'chat.contact.tags', defaultMessage: 'Tags' },
  important: { id: 'chat.contact.important', defaultMessage: 'Important' },
  mute: { id: 'chat.contact.mute', defaultMessage: 'Mute' },
  muteText: {
    id: 'chat.contact.mute.text',
    defaultMessage: 'New messages are counted, and say nothing.',
  },
  unmute: { id: 'chat.contact.unmute', defaultMessage: 'Unmute' },
  media: { id: 'chat.contact.media', defaultMessage: 'Shared pictures' },
  noMedia: { id: 'chat.contact.media.none', defaultMessage: 'No pictures yet' },
  block: { id: 'chat.contact.block', defaultMessage: 'Block' },
  unblock: { id: 'chat.contact.unblock', defaultMessage: 'Unblock' },
  delete: { id: 'chat.contact.delete', defaultMessage: 'Delete contact' },
  deleteText: {
    id: 'chat.contact.delete.text',
    defaultMessage: 'The chat goes too. You can undo it for ten seconds.',
  },
  cancel: { id: 'chat.contact.cancel', defaultMessage: 'Cancel' },
  notDone: { id: 'chat.contact.notDone', defaultMessage: 'It could not be changed' },
  undo: { id: 'chat.contact.undo', defaultMessage: 'Undo' },
  cleared: { id: 'chat.contact.cleared', defaultMessage: 'The chat is cleared' },
  deleted: { id: 'chat.contact.deleted', defaultMessage: 'The contact is deleted' },
  reported: { id: 'chat.contact.reported', defaultMessage: 'Reported. Thank you' },
  report: { id: 'chat.report.act', defaultMessage: 'Report' },
  reason: { id: 'chat.report.reason', defaultMessage: 'What is wrong?' },
  reasonMissing: { id: 'chat.report.reason.missing', defaultMessage: 'Choose a reason.' },
  note: { id: 'chat.report.note', defaultMessage: 'What happened (optional)' },
  noteLong: { id: 'chat.report.note.long', defaultMessage: 'At most 500 characters.' },
  blockToo: { id: 'chat.report.block', defaultMessage: 'Block as well' },
  reportFailed: {
    id: 'chat.report.failed',
    defaultMessage: 'The report could not be sent. Try again in a moment.',
  },
});

/** The question before somebody is deleted. */
export const deletePersonWords = defineMessage<{ person: string }>({
  id: 'chat.contact.delete.title',
  defaultMessage: 'Delete {person}?',
});

/** Names the report about somebody. */
export const reportPersonWords = defineMessage<{ person: string }>({
  id: 'chat.report.title',
  defaultMessage: 'Report {person}',
});

/** What each tag is called. */
export const tagWords: Readonly<Record<ChatTag, MessageDescriptor>> = defineMessages({
  team: { id: 'chat.tag.team', defaultMessage: 'Team' },
  supplier: { id: 'chat.tag.supplier', defaultMessage: 'Supplier' },
  guest: { id: 'chat.tag.guest', defaultMessage: 'Guest' },
  event: { id: 'chat.tag.event', defaultMessage: 'Event' },
  urgent: { id: 'chat.tag.urgent', defaultMessage: 'Urgent' },
});

/** Why somebody is reported. */
export const reasonWords: Readonly<Record<ChatReason, MessageDescriptor>> = defineMessages({
  spam: { id: 'chat.report.spam', defaultMessage: 'Advertising nobody asked for' },
  rude: { id: 'chat.report.rude', defaultMessage: 'Rude or hurtful words' },
  fraud: { id: 'chat.report.fraud', defaultMessage: 'Looks like fraud' },
  other: { id: 'chat.report.other', defaultMessage: 'Something else' },
});
