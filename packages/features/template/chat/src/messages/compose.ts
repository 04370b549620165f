import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, pictureMessages } from '@servery/screens/messages';

/** Messages of the composer. */
export const composeMessages = defineMessages({
  write: { id: 'chat.compose.write', defaultMessage: 'Write a message' },
  send: actionMessages.send,
  picture: { id: 'chat.compose.picture', defaultMessage: 'Attach picture' },
  remove: pictureMessages.remove,
  noPicture: {
    id: 'chat.compose.noPicture',
    defaultMessage: 'This file isn’t a picture that can be sent.',
  },
  long: { id: 'chat.compose.long', defaultMessage: 'Use 4,000 characters or fewer.' },
  record: { id: 'chat.compose.record', defaultMessage: 'Record voice message' },
  stop: { id: 'chat.compose.stop', defaultMessage: 'Stop recording' },
  cancel: { id: 'chat.compose.cancel', defaultMessage: 'Discard recording' },
  recording: { id: 'chat.compose.recording', defaultMessage: 'Recording' },
  refused: {
    id: 'chat.compose.refused',
    defaultMessage:
      'This page doesn’t have access to your microphone. Allow it in the browser, then try again.',
  },
  missing: {
    id: 'chat.compose.missing',
    defaultMessage: 'No microphone found.',
  },
  play: { id: 'chat.voice.play', defaultMessage: 'Play voice message' },
  pause: { id: 'chat.voice.pause', defaultMessage: 'Pause' },
  broken: { id: 'chat.voice.broken', defaultMessage: 'This message can’t be played here.' },
});

/** Messages of the call panel. */
export const callMessages = defineMessages({
  ringing: { id: 'chat.call.ringing', defaultMessage: 'Ringing…' },
  demo: {
    id: 'chat.call.demo',
    defaultMessage: 'Nobody answers in this demo. The call ends by itself after 30 seconds.',
  },
  end: { id: 'chat.call.end', defaultMessage: 'End call' },
  quiet: { id: 'chat.call.quiet', defaultMessage: 'Ringing sound' },
});

/** Title of a call. */
export const callingMessages = defineMessage<{ person: string; isVideo: string }>({
  id: 'chat.call.title',
  defaultMessage: '{isVideo, select, yes {Video call to {person}} other {Call to {person}}}',
});
