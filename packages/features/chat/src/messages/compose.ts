import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What writing a message says. */
export const composeWords = defineMessages({
  write: { id: 'chat.compose.write', defaultMessage: 'Write a message' },
  send: { id: 'chat.compose.send', defaultMessage: 'Send' },
  picture: { id: 'chat.compose.picture', defaultMessage: 'Attach a picture' },
  remove: { id: 'chat.compose.remove', defaultMessage: 'Take it off again' },
  noPicture: {
    id: 'chat.compose.noPicture',
    defaultMessage: 'This file is no picture that can be sent.',
  },
  long: { id: 'chat.compose.long', defaultMessage: 'At most 4,000 characters.' },
  record: { id: 'chat.compose.record', defaultMessage: 'Record a voice message' },
  stop: { id: 'chat.compose.stop', defaultMessage: 'Stop recording' },
  cancel: { id: 'chat.compose.cancel', defaultMessage: 'Discard the recording' },
  recording: { id: 'chat.compose.recording', defaultMessage: 'Recording' },
  refused: {
    id: 'chat.compose.refused',
    defaultMessage:
      'This page may not use the microphone. Allow it in the browser, then try again.',
  },
  missing: {
    id: 'chat.compose.missing',
    defaultMessage: 'There is no microphone here that could record.',
  },
  play: { id: 'chat.voice.play', defaultMessage: 'Play the voice message' },
  pause: { id: 'chat.voice.pause', defaultMessage: 'Pause' },
  broken: { id: 'chat.voice.broken', defaultMessage: 'It cannot be played here.' },
});

/** What a call says. */
export const callWords = defineMessages({
  ringing: { id: 'chat.call.ringing', defaultMessage: 'Ringing…' },
  demo: {
    id: 'chat.call.demo',
    defaultMessage: 'In this demo nobody answers. The call ends by itself after half a minute.',
  },
  end: { id: 'chat.call.end', defaultMessage: 'End call' },
  quiet: { id: 'chat.call.quiet', defaultMessage: 'Ringing aloud' },
});

/** Whom a call goes to. */
export const callingWords = defineMessage<{ person: string; isVideo: string }>({
  id: 'chat.call.title',
  defaultMessage: '{isVideo, select, yes {Video call to {person}} other {Call to {person}}}',
});
