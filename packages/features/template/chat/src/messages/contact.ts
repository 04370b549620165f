import type { ChatReason, ChatTag } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldMessages,
  pictureMessages,
  problemMessages,
  taskMessages,
} from '@servery/screens/messages';

/** Messages of the contact panel and its actions. */
export const contactMessages = defineMessages({
  title: { id: 'chat.contact.title', defaultMessage: 'Contact' },
  close: actionMessages.close,
  about: { id: 'chat.contact.about', defaultMessage: 'About' },
  facts: { id: 'chat.contact.facts', defaultMessage: 'Contact details' },
  mail: fieldMessages.email,
  phone: fieldMessages.phone,
  hours: { id: 'chat.contact.hours', defaultMessage: 'Hours' },
  tags: taskMessages.tags,
  important: fieldMessages.important,
  mute: { id: 'chat.contact.mute', defaultMessage: 'Mute' },
  muteText: {
    id: 'chat.contact.mute.text',
    defaultMessage: 'New messages are still counted, but don’t notify you.',
  },
  unmute: { id: 'chat.contact.unmute', defaultMessage: 'Unmute' },
  media: { id: 'chat.contact.media', defaultMessage: 'Shared pictures' },
  noMedia: pictureMessages.none,
  block: { id: 'chat.contact.block', defaultMessage: 'Block' },
  unblock: { id: 'chat.contact.unblock', defaultMessage: 'Unblock' },
  delete: { id: 'chat.contact.delete', defaultMessage: 'Delete contact' },
  deleteText: {
    id: 'chat.contact.delete.text',
    defaultMessage: 'This also deletes the chat. You can undo it for 10 seconds.',
  },
  cancel: actionMessages.cancel,
  notDone: { id: 'chat.contact.notDone', defaultMessage: 'Couldn’t change the contact' },
  undo: actionMessages.undo,
  cleared: { id: 'chat.contact.cleared', defaultMessage: 'Chat cleared' },
  deleted: { id: 'chat.contact.deleted', defaultMessage: 'Contact deleted' },
  reported: { id: 'chat.contact.reported', defaultMessage: 'Report sent. Thank you' },
  report: { id: 'chat.report.act', defaultMessage: 'Report' },
  reason: { id: 'chat.report.reason', defaultMessage: 'Why are you reporting this?' },
  note: { id: 'chat.report.note', defaultMessage: 'What happened? (optional)' },
  blockToo: { id: 'chat.report.block', defaultMessage: 'Also block this contact' },
  reportFailed: {
    id: 'chat.report.failed',
    defaultMessage: 'Couldn’t send the report. Try again in a moment.',
  },
});

/** Errors of the fields of a report. */
export const reportErrorMessages = defineMessages({
  'reason.picklist': problemMessages.reasonMissing,
});

/** Title of the confirmation before a contact is deleted. */
export const deletePersonMessages = defineMessage<{ person: string }>({
  id: 'chat.contact.delete.title',
  defaultMessage: 'Delete {person}?',
});

/** Title of the report form. */
export const reportPersonMessages = defineMessage<{ person: string }>({
  id: 'chat.report.title',
  defaultMessage: 'Report {person}',
});

/** Labels of the tags. */
export const tagMessages: Readonly<Record<ChatTag, MessageDescriptor>> = defineMessages({
  team: taskMessages.team,
  supplier: { id: 'chat.tag.supplier', defaultMessage: 'Supplier' },
  guest: fieldMessages.guest,
  event: { id: 'chat.tag.event', defaultMessage: 'Event' },
  urgent: { id: 'chat.tag.urgent', defaultMessage: 'Urgent' },
});

/** Labels of the reasons for a report. */
export const reasonMessages: Readonly<Record<ChatReason, MessageDescriptor>> = defineMessages({
  spam: { id: 'chat.report.spam', defaultMessage: 'Spam or unwanted advertising' },
  rude: { id: 'chat.report.rude', defaultMessage: 'Rude or hurtful language' },
  fraud: { id: 'chat.report.fraud', defaultMessage: 'Looks like fraud' },
  other: { id: 'chat.report.other', defaultMessage: 'Something else' },
});
