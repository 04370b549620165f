import type { ChatStatus } from '@servery/api/template';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the chats and contacts beside the open chat say. */
export const listWords = defineMessages({
  title: { id: 'chat.title', defaultMessage: 'Chat' },
  people: { id: 'chat.people', defaultMessage: 'Chats and contacts' },
  own: { id: 'chat.own', defaultMessage: 'Your profile' },
  search: { id: 'chat.search', defaultMessage: 'Search people and tags' },
  clearSearch: { id: 'chat.search.clear', defaultMessage: 'Clear the search' },
  chats: { id: 'chat.chats', defaultMessage: 'Chats' },
  noChats: { id: 'chat.chats.none', defaultMessage: 'No chats yet' },
  noChatFits: { id: 'chat.chats.noResult', defaultMessage: 'No chat fits' },
  contacts: { id: 'chat.contacts', defaultMessage: 'Contacts' },
  noContacts: { id: 'chat.contacts.none', defaultMessage: 'No contacts yet' },
  noContactFits: { id: 'chat.contacts.noResult', defaultMessage: 'No contact fits' },
  loading: { id: 'chat.loading', defaultMessage: 'Loading the chats' },
  failed: { id: 'chat.failed', defaultMessage: 'The chats could not be loaded' },
  picture: { id: 'chat.last.picture', defaultMessage: 'Picture' },
  voice: { id: 'chat.last.voice', defaultMessage: 'Voice message' },
  call: { id: 'chat.last.call', defaultMessage: 'Missed call' },
  nothing: { id: 'chat.last.nothing', defaultMessage: 'No messages' },
  typing: { id: 'chat.typing', defaultMessage: 'is typing…' },
  important: { id: 'chat.important', defaultMessage: 'important' },
  blocked: { id: 'chat.blocked', defaultMessage: 'blocked' },
  muted: { id: 'chat.muted', defaultMessage: 'muted' },
  open: { id: 'chat.open', defaultMessage: 'Open' },
  start: { id: 'chat.start', defaultMessage: 'Who do you want to talk to?' },
  startText: {
    id: 'chat.start.text',
    defaultMessage: 'Pick a chat, or somebody from your contacts to begin one.',
  },
  startAct: { id: 'chat.start.act', defaultMessage: 'Start a conversation' },
});

/** What one's own last words begin with. */
export const youWords = defineMessage<{ text: string }>({
  id: 'chat.last.you',
  defaultMessage: 'You: {text}',
});

/** How much is new in a chat, read out. */
export const unseenWords = defineMessage<{ count: number }>({
  id: 'chat.unseen',
  defaultMessage: '{count, plural, one {# new message} other {# new messages}}',
});

/** What was found, read out. */
export const foundWords = defineMessage<{ chats: number; contacts: number }>({
  id: 'chat.found',
  defaultMessage:
    '{chats, plural, one {# chat} other {# chats}}, {contacts, plural, one {# contact} other {# contacts}}',
});

/** Somebody’s words, read out as they come. */
export const heardWords = defineMessage<{ person: string; text: string }>({
  id: 'chat.heard',
  defaultMessage: '{person}: {text}',
});

/** Whether somebody can be talked to. */
export const statusWords: Readonly<Record<ChatStatus, MessageDescriptor>> = defineMessages({
  online: { id: 'chat.status.online', defaultMessage: 'Online' },
  busy: { id: 'chat.status.busy', defaultMessage: 'Busy' },
  away: { id: 'chat.status.away', defaultMessage: 'Away' },
  offline: { id: 'chat.status.offline', defaultMessage: 'Offline' },
});
