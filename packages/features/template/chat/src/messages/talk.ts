import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, listPageMessages } from '@servery/screens/messages';

/** Messages of the open chat. */
export const talkMessages = defineMessages({
  back: actionMessages.back,
  messages: { id: 'chat.talk.messages', defaultMessage: 'Messages' },
  you: fieldMessages.you,
  today: fieldMessages.today,
  yesterday: fieldMessages.yesterday,
  new: { id: 'chat.talk.new', defaultMessage: 'New messages' },
  newest: { id: 'chat.talk.newest', defaultMessage: 'Go to newest message' },
  loading: { id: 'chat.talk.loading', defaultMessage: 'Loading messages…' },
  failed: { id: 'chat.talk.failed', defaultMessage: 'Couldn’t load messages' },
  gone: { id: 'chat.talk.gone', defaultMessage: 'This contact no longer exists' },
  goneText: {
    id: 'chat.talk.gone.text',
    defaultMessage: 'The contact was deleted, or the link is out of date.',
  },
  toList: { id: 'chat.talk.toList', defaultMessage: 'Back to chats' },
  empty: { id: 'chat.talk.empty', defaultMessage: 'No messages yet' },
  sending: { id: 'chat.talk.sending', defaultMessage: 'Sending…' },
  notSent: { id: 'chat.talk.notSent', defaultMessage: 'Not sent' },
  sendAgain: { id: 'chat.talk.sendAgain', defaultMessage: 'Send again' },
  discard: actionMessages.discard,
  call: { id: 'chat.talk.call', defaultMessage: 'Call' },
  video: { id: 'chat.talk.video', defaultMessage: 'Video call' },
  find: { id: 'chat.talk.find', defaultMessage: 'Search in this chat' },
  closeFind: actionMessages.closeSearch,
  older: { id: 'chat.talk.find.older', defaultMessage: 'Older match' },
  newer: { id: 'chat.talk.find.newer', defaultMessage: 'Newer match' },
  notFound: listPageMessages.noMatches,
  more: actionMessages.moreTools,
  view: { id: 'chat.talk.view', defaultMessage: 'View contact' },
  clear: { id: 'chat.talk.clear', defaultMessage: 'Clear chat' },
  report: { id: 'chat.talk.report', defaultMessage: 'Report…' },
  missed: { id: 'chat.talk.missed', defaultMessage: 'Missed call, no answer' },
  missedVideo: {
    id: 'chat.talk.missedVideo',
    defaultMessage: 'Missed video call, no answer',
  },
});

/** Label of the link to a person's details. */
export const aboutPersonMessages = defineMessage<{ person: string }>({
  id: 'chat.talk.about',
  defaultMessage: 'About {person}',
});

/** Text of a chat without messages. */
export const sayHelloMessage = defineMessage<{ person: string }>({
  id: 'chat.talk.empty.text',
  defaultMessage: 'Send {person} a message to start the chat.',
});

/** Position of the selected search match. */
export const matchMessages = defineMessage<{ place: number; count: number }>({
  id: 'chat.talk.find.place',
  defaultMessage: '{place} of {count}',
});

/** Accessible name of a picture in a chat. */
export const pictureMessages = defineMessage<{ name: string }>({
  id: 'chat.talk.picture',
  defaultMessage: 'Picture: {name}',
});

/** Shown instead of the composer if the contact is blocked. */
export const blockedMessages = defineMessage<{ person: string }>({
  id: 'chat.talk.blocked',
  defaultMessage: 'You blocked {person}. Neither of you can send messages.',
});
