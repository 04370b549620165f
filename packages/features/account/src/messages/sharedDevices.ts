import { defineMessage, defineMessages } from 'react-intl';
import {
  actionMessages,
  deviceMessages,
  fieldMessages,
  problemMessages,
} from '@servery/screens/messages';

/** Messages of the screen of shared devices. */
export const sharedMessages = {
  ...defineMessages({
    title: { id: 'account.shared.title', defaultMessage: 'Shared devices' },
    lead: {
      id: 'account.shared.lead',
      defaultMessage:
        'Kitchen displays, order displays and counters stay signed in until you revoke them.',
    },
    add: { id: 'account.shared.add', defaultMessage: 'Add device' },
    none: { id: 'account.shared.none', defaultMessage: 'No shared devices yet' },
    noneText: {
      id: 'account.shared.noneText',
      defaultMessage: 'Add a device to show orders without a personal sign-in.',
    },
    loading: { id: 'account.shared.loading', defaultMessage: 'Loading devices…' },
    kind: { id: 'account.shared.kind', defaultMessage: 'Used as' },
    kitchen: fieldMessages.kitchenDisplay,
    kitchenHelp: {
      id: 'account.shared.kitchenHelp',
      defaultMessage: 'Shows kitchen tickets. Staff use it to mark dishes as ready.',
    },
    display: { id: 'account.shared.display', defaultMessage: 'Order display' },
    displayHelp: {
      id: 'account.shared.displayHelp',
      defaultMessage: 'Shows orders but can’t change them.',
    },
    counter: { id: 'account.shared.counter', defaultMessage: 'Counter' },
    counterHelp: {
      id: 'account.shared.counterHelp',
      defaultMessage: 'Takes orders and payments. Staff sign in with their PIN.',
    },
    lockAfter: { id: 'account.shared.lockAfter', defaultMessage: 'Lock after' },
    lockAfterHelp: {
      id: 'account.shared.lockAfterHelp',
      defaultMessage: 'Minutes without use before the counter asks for a PIN again.',
    },
    lockAfterWrong: {
      id: 'account.shared.lockAfterWrong',
      defaultMessage: 'Enter 1 to 60 minutes.',
    },
    lockSooner: { id: 'account.shared.lockSooner', defaultMessage: 'Lock a minute sooner' },
    lockLater: { id: 'account.shared.lockLater', defaultMessage: 'Lock a minute later' },
    minutes: fieldMessages.minutes,
    name: fieldMessages.name,
    nameHelp: {
      id: 'account.shared.nameHelp',
      defaultMessage: 'Where the device is, such as “Grill”.',
    },
    nameWrong: {
      id: 'account.shared.nameWrong',
      defaultMessage: 'Enter a name of 2 to 40 characters that no other device uses.',
    },
    getCode: deviceMessages.getCode,
    code: { id: 'account.shared.code', defaultMessage: 'Pairing code' },
    close: actionMessages.close,
    cancel: actionMessages.cancel,
    paired: { id: 'account.shared.paired', defaultMessage: 'Paired' },
    waiting: { id: 'account.shared.waiting', defaultMessage: 'Waiting for the code' },
    expired: deviceMessages.expired,
    expiredText: {
      id: 'account.shared.expiredText',
      defaultMessage: 'To get a new code, revoke this device and add it again.',
    },
    neverSeen: { id: 'account.shared.neverSeen', defaultMessage: 'Not seen yet' },
    reusedTitle: deviceMessages.usedTwice,
    revoke: { id: 'account.shared.revoke', defaultMessage: 'Revoke' },
    revokeText: {
      id: 'account.shared.revokeText',
      defaultMessage:
        'The device will be signed out immediately. To use it again, add it again and enter its new code.',
    },
    failed: {
      id: 'account.shared.failed',
      defaultMessage: 'Couldn’t save. Try again in a moment.',
    },
    conflict: problemMessages.conflict,
    refused: {
      id: 'account.shared.refused',
      defaultMessage: 'You don’t have access to shared devices',
    },
    refusedText: {
      id: 'account.shared.refusedText',
      defaultMessage:
        'You need the “Manage shared devices” permission. Ask your account owner for access.',
    },
  }),
  how: defineMessage<{ address: string }>({
    id: 'account.shared.how',
    defaultMessage:
      'On the device, open {address} and select “Pair this device”. Then enter this code.',
  }),
  works: defineMessage<{ minutes: number }>({
    id: 'account.shared.works',
    defaultMessage:
      'The code works once, within {minutes, plural, one {# minute} other {# minutes}}.',
  }),
  locks: defineMessage<{ minutes: number }>({
    id: 'account.shared.locks',
    defaultMessage: 'Locks after {minutes, plural, one {# minute} other {# minutes}} without use',
  }),
  came: defineMessage<{ name: string }>({
    id: 'account.shared.came',
    defaultMessage: '{name} is paired.',
  }),
  seen: defineMessage<{ when: string }>({
    id: 'account.shared.seen',
    defaultMessage: 'Last seen {when}',
  }),
  reusedText: defineMessage<{ when: string }>({
    id: 'account.shared.reusedText',
    defaultMessage:
      'Someone tried to pair with this device’s code again: {when}. If it wasn’t you, revoke the device and add it again.',
  }),
  revokeName: defineMessage<{ name: string }>({
    id: 'account.shared.revokeName',
    defaultMessage: 'Revoke {name}',
  }),
  revokeAsk: defineMessage<{ name: string }>({
    id: 'account.shared.revokeAsk',
    defaultMessage: 'Revoke {name}?',
  }),
  revoked: defineMessage<{ name: string }>({
    id: 'account.shared.revoked',
    defaultMessage: '{name} revoked',
  }),
};
