import type { ChatStatus } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, appMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the side column with chats and contacts. */
export const listMessages = defineMessages({
  title: appMessages.chat,
  people: { id: 'chat.people', defaultMessage: 'Chats and contacts' },
  own: { id: 'chat.own', defaultMessage: 'Your profile' },
  search: { id: 'chat.search', defaultMessage: 'Search people and tags' },
  clearSearch: actionMessages.clearSearch,
  chats: { id: 'chat.chats', defaultMessage: 'Chats' },
  noChats: { id: 'chat.chats.none', defaultMessage: 'No chats yet' },
  noChatFits: { id: 'chat.chats.noResult', defaultMessage: 'No matching chats' },
  contacts: { id: 'chat.contacts', defaultMessage: 'Contacts' },
  noContacts: { id: 'chat.contacts.none', defaultMessage: 'No contacts yet' },
  noContactFits: { id: 'chat.contacts.noResult', defaultMessage: 'No matching contacts' },
  loading: { id: 'chat.loading', defaultMessage: 'Loading chats…' },
  failed: { id: 'chat.failed', defaultMessage: 'Couldn’t load chats' },
  picture: fieldMessages.picture,
  voice: { id: 'chat.last.voice', defaultMessage: 'Voice message' },
  call: { id: 'chat.last.call', defaultMessage: 'Missed call' },
  nothing: { id: 'chat.last.nothing', defaultMessage: 'No messages' },
  typing: { id: 'chat.typing', defaultMessage: 'is typing…' },
  important: { id: 'chat.important', defaultMessage: 'important' },
  blocked: { id: 'chat.blocked', defaultMessage: 'blocked' },
  muted: { id: 'chat.muted', defaultMessage: 'muted' },
  open: actionMessages.open,
  start: { id: 'chat.start', defaultMessage: 'Who do you want to talk to?' },
  startText: {
    id: 'chat.start.text',
    defaultMessage: 'Choose a chat, or pick a contact to start one.',
  },
  startAction: { id: 'chat.start.act', defaultMessage: 'Start a conversation' },
});

/** Prefix of the user's own last message. */
export const youMessages = defineMessage<{ text: string }>({
  id: 'chat.last.you',
  defaultMessage: 'You: {text}',
});

/** Unread count of a chat, for screen readers. */
export const unseenMessages = defineMessage<{ count: number }>({
  id: 'chat.unseen',
  defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
});

/** Number of search results, for screen readers. */
export const foundMessages = defineMessage<{ chats: number; contacts: number }>({
  id: 'chat.found',
  defaultMessage:
    '{chats, plural, one {# chat} other {# chats}}, {contacts, plural, one {# contact} other {# contacts}}',
});

/** An incoming message, announced to screen readers. */
export const receivedMessage = defineMessage<{ person: string; text: string }>({
  id: 'chat.heard',
  defaultMessage: '{person}: {text}',
});

/** Labels of a person's status. */
export const statusMessages: Readonly<Record<ChatStatus, MessageDescriptor>> = defineMessages({
  online: { id: 'chat.status.online', defaultMessage: 'Online' },
  busy: { id: 'chat.status.busy', defaultMessage: 'Busy' },
  away: { id: 'chat.status.away', defaultMessage: 'Away' },
  offline: { id: 'chat.status.offline', defaultMessage: 'Offline' },
});
