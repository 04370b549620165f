import { defineMessage, defineMessages } from 'react-intl';
import { errorMessages, fieldMessages } from '@servery/screens/messages';

/** Messages of the PIN pad. */
export const pinMessages = {
  ...defineMessages({
    pin: fieldMessages.pin,
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
