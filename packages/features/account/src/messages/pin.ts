import { defineMessage, defineMessages } from 'react-intl';
import { errorMessages } from '@servery/screens/messages';

/** Messages of the PIN pad. */
export const pinMessages = {
  ...defineMessages({
    pin: { id: 'account.approval.pin', defaultMessage: 'PIN' },
    failed: {
      id: 'account.approval.failed',
      defaultMessage: 'Couldn’t check the PIN. Try again in a moment.',
    },
    offline: errorMessages.offline,
  }),
  locked: defineMessage<{ minutes: number }>({
    id: 'account.approval.locked',
    defaultMessage:
      'Too many incorrect PINs. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
  }),
};
