import { defineMessages } from '@servery/screens/define';
import { fieldMessages, partyMessages } from '@servery/screens/messages';

/** Messages of the queue forms. */
export const formMessages = defineMessages({
  join: { id: 'queue.form.join', defaultMessage: 'Add to queue' },
  joinTitle: { id: 'queue.form.joinTitle', defaultMessage: 'Add to {queue}' },
  joined: { id: 'queue.form.joined', defaultMessage: '{number} added, about {minutes} min' },
  party: fieldMessages.guests,
  partyHelp: { id: 'queue.form.partyHelp', defaultMessage: '{min} to {max} guests.' },
  guestName: fieldMessages.name,
  phone: fieldMessages.phone,
  phoneHelp: partyMessages.phoneHelp,
  create: { id: 'queue.form.create', defaultMessage: 'Create queue' },
  editTitle: { id: 'queue.form.editTitle', defaultMessage: 'Edit {queue}' },
  name: fieldMessages.name,
  prefix: { id: 'queue.form.prefix', defaultMessage: 'Number prefix' },
  prefixHelp: {
    id: 'queue.form.prefixHelp',
    defaultMessage: 'Up to two letters. For example, B gives B12.',
  },
  partyMin: partyMessages.min,
  partyMax: partyMessages.max,
  maxLength: { id: 'queue.form.maxLength', defaultMessage: 'Maximum parties waiting' },
  average: { id: 'queue.form.average', defaultMessage: 'Minutes per party' },
  averageHelp: {
    id: 'queue.form.averageHelp',
    defaultMessage:
      'The first wait times use this. Later ones follow how fast the queue moves today.',
  },
  callMinutes: { id: 'queue.form.callMinutes', defaultMessage: 'Minutes to arrive' },
  callMinutesHelp: {
    id: 'queue.form.callMinutesHelp',
    defaultMessage: 'How long guests have to arrive after they’re called.',
  },
  notifying: { id: 'queue.form.notifying', defaultMessage: 'Ask for a phone number' },
  saved: { id: 'queue.form.saved', defaultMessage: '{queue} saved' },
});
