import { defineMessage, defineMessages } from 'react-intl';
import { actionMessages, deviceMessages } from '@servery/screens/messages';

/** Messages of the list of devices. */
export const devicesMessages = {
  ...defineMessages({
    title: { id: 'account.devices.title', defaultMessage: 'Where you’re signed in' },
    lead: {
      id: 'account.devices.lead',
      defaultMessage: 'Don’t recognise a device? Sign it out and change your password.',
    },
    unknown: { id: 'account.devices.unknown', defaultMessage: 'Unknown device' },
    here: deviceMessages.here,
    now: { id: 'account.devices.now', defaultMessage: 'Active now' },
    signOut: { id: 'account.devices.signOut', defaultMessage: 'Sign out' },
    all: { id: 'account.devices.all', defaultMessage: 'Sign out all other devices' },
    alone: { id: 'account.devices.alone', defaultMessage: 'You’re not signed in anywhere else.' },
    back: actionMessages.cancel,
    askText: {
      id: 'account.devices.askText',
      defaultMessage:
        'You’ll need your password to sign in there again. Unsaved work there will be lost.',
    },
    failed: {
      id: 'account.devices.failed',
      defaultMessage: 'Couldn’t sign out the device. Try again in a moment.',
    },
  }),
  named: defineMessage<{ browser: string; system: string }>({
    id: 'account.devices.named',
    defaultMessage: '{browser} on {system}',
  }),
  seen: defineMessage<{ ago: string }>({
    id: 'account.devices.seen',
    defaultMessage: 'Last active {ago}',
  }),
  since: defineMessage<{ when: string }>({
    id: 'account.devices.since',
    defaultMessage: 'Signed in since {when}',
  }),
  network: defineMessage<{ network: string }>({
    id: 'account.devices.network',
    defaultMessage: 'Network {network}',
  }),
  signOutNamed: defineMessage<{ device: string }>({
    id: 'account.devices.signOutNamed',
    defaultMessage: 'Sign out {device}',
  }),
  ask: defineMessage<{ device: string }>({
    id: 'account.devices.ask',
    defaultMessage: 'Sign out {device}?',
  }),
  askAll: defineMessage<{ count: number }>({
    id: 'account.devices.askAll',
    defaultMessage: 'Sign out {count, plural, one {# other device} other {# other devices}}?',
  }),
  done: defineMessage<{ device: string }>({
    id: 'account.devices.done',
    defaultMessage: '{device} signed out.',
  }),
  doneAll: defineMessage<{ count: number }>({
    id: 'account.devices.doneAll',
    defaultMessage: '{count, plural, one {# other device} other {# other devices}} signed out.',
  }),
};
