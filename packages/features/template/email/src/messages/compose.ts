import { defineMessage } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldErrorMessages,
  fieldMessages,
  mailMessages,
} from '@servery/screens/messages';

/** Messages of the compose window. */
export const composeMessages = defineMessages({
  title: { id: 'email.compose.title', defaultMessage: 'New message' },
  loading: { id: 'email.compose.loading', defaultMessage: 'Opening message…' },
  failed: { id: 'email.compose.failed', defaultMessage: 'Couldn’t open the message' },
  minimise: { id: 'email.compose.minimise', defaultMessage: 'Minimise' },
  restore: { id: 'email.compose.restore', defaultMessage: 'Restore' },
  maximise: { id: 'email.compose.maximise', defaultMessage: 'Maximise' },
  shrink: { id: 'email.compose.shrink', defaultMessage: 'Exit full screen' },
  close: { id: 'email.compose.close', defaultMessage: 'Save and close' },
  chosen: { id: 'email.compose.chosen', defaultMessage: 'Recipients' },
  addCc: { id: 'email.compose.addCc', defaultMessage: 'Add Cc' },
  addBcc: { id: 'email.compose.addBcc', defaultMessage: 'Add Bcc' },
  removeCc: { id: 'email.compose.removeCc', defaultMessage: 'Remove Cc' },
  removeBcc: { id: 'email.compose.removeBcc', defaultMessage: 'Remove Bcc' },
  subject: mailMessages.subject,
  message: mailMessages.message,
  placeholder: { id: 'email.compose.placeholder', defaultMessage: 'Write your message' },
  send: actionMessages.send,
  sending: { id: 'email.send.group', defaultMessage: 'Send options' },
  otherWays: { id: 'email.send.ways', defaultMessage: 'More ways to send' },
  tomorrow: { id: 'email.send.tomorrow', defaultMessage: 'Tomorrow morning' },
  monday: { id: 'email.send.monday', defaultMessage: 'Monday morning' },
  chooseTime: { id: 'email.send.choose', defaultMessage: 'Choose a time' },
  sendLater: { id: 'email.send.later', defaultMessage: 'Send later' },
  sendAt: { id: 'email.send.at', defaultMessage: 'Send at' },
  past: fieldErrorMessages.past,
  schedule: { id: 'email.send.schedule', defaultMessage: 'Schedule' },
  cancel: actionMessages.cancel,
  timeOfDay: fieldMessages.time,
  hour: { id: 'email.send.hour', defaultMessage: 'Hour' },
  minute: { id: 'email.send.minute', defaultMessage: 'Minute' },
  dayPeriod: { id: 'email.send.dayPeriod', defaultMessage: 'AM/PM' },
  attach: { id: 'email.attach', defaultMessage: 'Attach files' },
  plain: { id: 'email.plain', defaultMessage: 'Plain text' },
  spelling: { id: 'email.spelling', defaultMessage: 'Check spelling' },
  options: { id: 'email.options', defaultMessage: 'More options' },
  discard: actionMessages.discard,
  discarded: { id: 'email.discarded', defaultMessage: 'Draft discarded' },
  saving: { id: 'email.saving', defaultMessage: 'Saving…' },
  saved: { id: 'email.saved', defaultMessage: 'Saved to drafts' },
  savedScheduled: { id: 'email.saved.scheduled', defaultMessage: 'Saved, still scheduled' },
  unschedule: { id: 'email.send.unschedule', defaultMessage: 'Cancel scheduled send' },
  notSaved: { id: 'email.notSaved', defaultMessage: 'Not saved' },
  sent: { id: 'email.sent', defaultMessage: 'Message sent' },
  notSent: { id: 'email.notSent', defaultMessage: 'Couldn’t send the message. It’s still here.' },
  nobody: { id: 'email.compose.nobody', defaultMessage: 'Add at least one recipient.' },
});

/** Suggestion to use the typed text as an address. */
export const createMessages = defineMessage<{ text: string }>({
  id: 'email.compose.create',
  defaultMessage: 'Send to {text}',
});
/** Error for an invalid address. */
export const badAddressMessages = defineMessage<{ address: string }>({
  id: 'email.compose.badAddress',
  defaultMessage: '{address} isn’t a valid email address.',
});
/** The time at which a message will be sent. */
export const willBeSentMessages = defineMessage<{ time: string }>({
  id: 'email.send.will',
  defaultMessage: 'Will be sent {time}',
});
/** Label of the button that removes an attachment. */
export const detachMessages = actionMessages.removeName;
/** Line above the quoted text of a reply. */
export const quoteMessages = defineMessage<{ time: string; name: string }>({
  id: 'email.quote',
  defaultMessage: 'On {time}, {name} wrote:',
});
/** Line above a forwarded message. */
export const forwardedMessages = defineMessage<{ time: string; name: string; subject: string }>({
  id: 'email.forwarded',
  defaultMessage: 'Message from {name}, {time}: {subject}',
});
/** Error for files that exceed the total size. */
export const tooLargeMessages = defineMessage<{ names: string }>({
  id: 'email.attach.tooLarge',
  defaultMessage: 'Attachments can be up to 2 MB in total. Not attached: {names}.',
});
