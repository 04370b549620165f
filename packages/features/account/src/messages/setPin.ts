import { defineMessages } from 'react-intl';
import { faultMessages, passwordMessages } from './password.ts';

/** Messages of the form for one's own PIN. */
export const setPinMessages = {
  ...defineMessages({
    title: { id: 'account.setPin.title', defaultMessage: 'Set your PIN' },
    lead: {
      id: 'account.setPin.lead',
      defaultMessage:
        'Your PIN signs you in on shared devices and approves actions. A new one replaces the one you have.',
    },
    current: passwordMessages.current,
    pin: { id: 'account.setPin.pin', defaultMessage: 'New PIN' },
    help: { id: 'account.setPin.help', defaultMessage: '4 to 6 digits.' },
    submit: { id: 'account.setPin.submit', defaultMessage: 'Set PIN' },
    done: { id: 'account.setPin.done', defaultMessage: 'PIN set.' },
  }),
  locked: passwordMessages.locked,
};

/** Errors of the fields, by field and code. */
export const setPinFaultMessages = {
  'current_password.wrong': faultMessages.wrong,
  ...defineMessages({
    'pin.regex': { id: 'account.setPin.regex', defaultMessage: 'Enter 4 to 6 digits.' },
    'pin.weak': {
      id: 'account.setPin.weak',
      defaultMessage:
        'This PIN is too easy to guess. Avoid sequences, repeated digits and the end of your phone number.',
    },
    'pin.taken': {
      id: 'account.setPin.taken',
      defaultMessage: 'This PIN isn’t available. Choose another.',
    },
  }),
};
