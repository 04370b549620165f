import { defineMessage } from 'react-intl';
import { defineMessages } from './define.ts';

/** What the window for writing says. */
export const composeWords = defineMessages({
  title: { id: 'email.compose.title', defaultMessage: 'New message' },
  loading: { id: 'email.compose.loading', defaultMessage: 'Opening the message' },
  failed: { id: 'email.compose.failed', defaultMessage: 'The message could not be opened' },
  minimise: { id: 'email.compose.minimise', defaultMessage: 'Minimise' },
  restore: { id: 'email.compose.restore', defaultMessage: 'Open again' },
  maximise: { id: 'email.compose.maximise', defaultMessage: 'Maximise' },
  shrink: { id: 'email.compose.shrink', defaultMessage: 'Make smaller' },
  close: { id: 'email.compose.close', defaultMessage: 'Save and close' },
  chosen: { id: 'email.compose.chosen', defaultMessage: 'Recipients' },
  addCc: { id: 'email.compose.addCc', defaultMessage: 'Add Cc' },
  addBcc: { id: 'email.compose.addBcc', defaultMessage: 'Add Bcc' },
  removeCc: { id: 'email.compose.removeCc', defaultMessage: 'Remove Cc' },
  removeBcc: { id: 'email.compose.removeBcc', defaultMessage: 'Remove Bcc' },
  subject: { id: 'email.compose.subject', defaultMessage: 'Subject' },
  message: { id: 'email.compose.message', defaultMessage: 'Message' },
  placeholder: { id: 'email.compose.placeholder', defaultMessage: 'Write your message' },
  send: { id: 'email.send', defaultMessage: 'Send' },
  sending: { id: 'email.send.group', defaultMessage: 'Sending' },
  otherWays: { id: 'email.send.ways', defaultMessage: 'Other times to send' },
  tomorrow: { id: 'email.send.tomorrow', defaultMessage: 'Tomorrow morning' },
  monday: { id: 'email.send.monday', defaultMessage: 'Monday morning' },
  chooseTime: { id: 'email.send.choose', defaultMessage: 'Choose a time' },
  sendLater: { id: 'email.send.later', defaultMessage: 'Send later' },
  sendAt: { id: 'email.send.at', defaultMessage: 'Send at' },
  past: { id: 'email.send.past', defaultMessage: 'Choose a time that is still to come.' },
  schedule: { id: 'email.send.schedule', defaultMessage: 'Schedule' },
  cancel: { id: 'email.send.cancel', defaultMessage: 'Cancel' },
  timeOfDay: { id: 'email.send.time', defaultMessage: 'Time' },
  hour: { id: 'email.send.hour', defaultMessage: 'Hour' },
  minute: { id: 'email.send.minute', defaultMessage: 'Minute' },
  dayPeriod: { id: 'email.send.dayPeriod', defaultMessage: 'Part of the day' },
  attach: { id: 'email.attach', defaultMessage: 'Attach files' },
  plain: { id: 'email.plain', defaultMessage: 'Plain text' },
  spelling: { id: 'email.spelling', defaultMessage: 'Check spelling' },
  options: { id: 'email.options', defaultMessage: 'More options' },
  discard: { id: 'email.discard', defaultMessage: 'Discard' },
  discarded: { id: 'email.discarded', defaultMessage: 'The draft is discarded' },
  saving: { id: 'email.saving', defaultMessage: 'Saving…' },
  saved: { id: 'email.saved', defaultMessage: 'Saved to drafts' },
  savedScheduled: { id: 'email.saved.scheduled', defaultMessage: 'Saved, still scheduled' },
  unschedule: { id: 'email.send.unschedule', defaultMessage: 'Do not send by itself' },
  notSaved: { id: 'email.notSaved', defaultMessage: 'Not saved' },
  sent: { id: 'email.sent', defaultMessage: 'The message is sent' },
  notSent: { id: 'email.notSent', defaultMessage: 'It could not be sent. It stays here.' },
  nobody: { id: 'email.compose.nobody', defaultMessage: 'Say who it is for.' },
});

/** Offers what is written as an address. */
export const createWords = defineMessage<{ text: string }>({
  id: 'email.compose.create',
  defaultMessage: 'Write to {text}',
});
/** An address that cannot be. */
export const badAddressWords = defineMessage<{ address: string }>({
  id: 'email.compose.badAddress',
  defaultMessage: '{address} is no e-mail address.',
});
/** When a mail will be sent. */
export const willBeSentWords = defineMessage<{ time: string }>({
  id: 'email.send.will',
  defaultMessage: 'Will be sent {time}',
});
/** Takes a file away. */
export const detachWords = defineMessage<{ name: string }>({
  id: 'email.detach',
  defaultMessage: 'Remove {name}',
});
/** Stands above what a reply quotes. */
export const quoteWords = defineMessage<{ time: string; name: string }>({
  id: 'email.quote',
  defaultMessage: 'On {time}, {name} wrote:',
});
/** Stands above what is passed on. */
export const forwardedWords = defineMessage<{ time: string; name: string; subject: string }>({
  id: 'email.forwarded',
  defaultMessage: 'Message of {name}, {time}: {subject}',
});
/** Files that were chosen and cannot go along. */
export const tooLargeWords = defineMessage<{ names: string }>({
  id: 'email.attach.tooLarge',
  defaultMessage: 'Attachments can have 2 MB in all. Left out: {names}.',
});
