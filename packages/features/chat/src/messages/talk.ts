import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the open chat says. */
export const talkWords = defineMessages({
  back: { id: 'chat.talk.back', defaultMessage: 'Back' },
  messages: { id: 'chat.talk.messages', defaultMessage: 'Messages' },
  you: { id: 'chat.talk.you', defaultMessage: 'You' },
  today: { id: 'chat.talk.today', defaultMessage: 'Today' },
  yesterday: { id: 'chat.talk.yesterday', defaultMessage: 'Yesterday' },
  new: { id: 'chat.talk.new', defaultMessage: 'New messages' },
  newest: { id: 'chat.talk.newest', defaultMessage: 'To the newest message' },
  loading: { id: 'chat.talk.loading', defaultMessage: 'Loading the messages' },
  failed: { id: 'chat.talk.failed', defaultMessage: 'The messages could not be loaded' },
  gone: { id: 'chat.talk.gone', defaultMessage: 'This contact is not there any more' },
  goneText: {
    id: 'chat.talk.gone.text',
    defaultMessage: 'It was deleted, or the link is an old one.',
  },
  toList: { id: 'chat.talk.toList', defaultMessage: 'To the chats' },
  empty: { id: 'chat.talk.empty', defaultMessage: 'Nothing said yet' },
  sending: { id: 'chat.talk.sending', defaultMessage: 'Sending…' },
  notSent: { id: 'chat.talk.notSent', defaultMessage: 'Not sent' },
  sendAgain: { id: 'chat.talk.sendAgain', defaultMessage: 'Send again' },
  discard: { id: 'chat.talk.discard', defaultMessage: 'Discard' },
  call: { id: 'chat.talk.call', defaultMessage: 'Call' },
  video: { id: 'chat.talk.video', defaultMessage: 'Video call' },
  find: { id: 'chat.talk.find', defaultMessage: 'Search in this chat' },
  clearFind: { id: 'chat.talk.find.clear', defaultMessage: 'Clear the words' },
  closeFind: { id: 'chat.talk.find.close', defaultMessage: 'Close the search' },
  older: { id: 'chat.talk.find.older', defaultMessage: 'Older match' },
  newer: { id: 'chat.talk.find.newer', defaultMessage: 'Newer match' },
  notFound: { id: 'chat.talk.find.none', defaultMessage: 'Not found' },
  more: { id: 'chat.talk.more', defaultMessage: 'More' },
  view: { id: 'chat.talk.view', defaultMessage: 'View contact' },
  clear: { id: 'chat.talk.clear', defaultMessage: 'Clear chat' },
  report: { id: 'chat.talk.report', defaultMessage: 'Report…' },
  missed: { id: 'chat.talk.missed', defaultMessage: 'Missed call, nobody answered' },
  missedVideo: {
    id: 'chat.talk.missedVideo',
    defaultMessage: 'Missed video call, nobody answered',
  },
});

/** Leads to what is known of somebody. */
export const aboutPersonWords = defineMessage<{ person: string }>({
  id: 'chat.talk.about',
  defaultMessage: 'About {person}',
});

/** What an empty chat invites to. */
export const sayHelloWords = defineMessage<{ person: string }>({
  id: 'chat.talk.empty.text',
  defaultMessage: 'Write to {person}; the first message begins the chat.',
});

/** Which match one is at. */
export const matchWords = defineMessage<{ place: number; count: number }>({
  id: 'chat.talk.find.place',
  defaultMessage: '{place} of {count}',
});

/** Names a picture in a chat. */
export const pictureWords = defineMessage<{ name: string }>({
  id: 'chat.talk.picture',
  defaultMessage: 'Picture: {name}',
});

/** Says in the place of the composer that nothing can be said. */
export const blockedWords = defineMessage<{ person: string }>({
  id: 'chat.talk.blocked',
  defaultMessage: 'You blocked {person}. Nothing goes there, and nothing comes.',
});
