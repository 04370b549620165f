import { defineMessages } from './define.ts';

/** What the forms of queues ask. */
export const formWords = defineMessages({
  join: { id: 'queue.form.join', defaultMessage: 'Add to queue' },
  joinTitle: { id: 'queue.form.joinTitle', defaultMessage: 'Add to {queue}' },
  joined: { id: 'queue.form.joined', defaultMessage: '{number} waits about {minutes} min' },
  party: { id: 'queue.form.party', defaultMessage: 'How many guests' },
  partyHelp: { id: 'queue.form.partyHelp', defaultMessage: 'From {min} to {max}.' },
  guestName: { id: 'queue.form.guestName', defaultMessage: 'Name' },
  phone: { id: 'queue.form.phone', defaultMessage: 'Phone' },
  phoneHelp: {
    id: 'queue.form.phoneHelp',
    defaultMessage: 'With country code, or beginning with 0.',
  },
  create: { id: 'queue.form.create', defaultMessage: 'New queue' },
  editTitle: { id: 'queue.form.editTitle', defaultMessage: 'Edit {queue}' },
  name: { id: 'queue.form.name', defaultMessage: 'Name' },
  prefix: { id: 'queue.form.prefix', defaultMessage: 'Letters before the number' },
  prefixHelp: { id: 'queue.form.prefixHelp', defaultMessage: 'Up to two: B makes B12.' },
  partyMin: { id: 'queue.form.partyMin', defaultMessage: 'Smallest party' },
  partyMax: { id: 'queue.form.partyMax', defaultMessage: 'Largest party' },
  maxLength: { id: 'queue.form.maxLength', defaultMessage: 'Most who may wait' },
  average: { id: 'queue.form.average', defaultMessage: 'Minutes per party' },
  averageHelp: {
    id: 'queue.form.averageHelp',
    defaultMessage: 'Quotes begin with this and follow how fast the queue moves today.',
  },
  callMinutes: { id: 'queue.form.callMinutes', defaultMessage: 'Minutes to come' },
  callMinutesHelp: {
    id: 'queue.form.callMinutesHelp',
    defaultMessage: 'How long somebody who is called has.',
  },
  notifying: { id: 'queue.form.notifying', defaultMessage: 'Ask for a phone number' },
  saved: { id: 'queue.form.saved', defaultMessage: '{queue} is saved' },
});
