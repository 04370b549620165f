import { defineMessage, defineMessages } from 'react-intl';
import { actionMessages, appMessages } from '@servery/screens/messages';

/** Messages of the second step of signing in. */
export const codeMessages = {
  ...defineMessages({
    title: appMessages.twoSteps,
    label: { id: 'auth.code.label', defaultMessage: '6-digit code' },
    submit: actionMessages.confirm,
    resend: { id: 'auth.code.resend', defaultMessage: 'Send a new code' },
    call: { id: 'auth.code.call', defaultMessage: 'Call me instead' },
    sent: { id: 'auth.code.sent', defaultMessage: 'A new code is on its way.' },
    demoCall: {
      id: 'auth.code.demoCall',
      defaultMessage: 'The demo doesn’t make calls. You would hear:',
    },
  }),
  mailed: defineMessage<{ to: string }>({
    id: 'auth.code.mailed',
    defaultMessage: 'Enter the code we sent to {to}.',
  }),
  called: defineMessage<{ to: string }>({
    id: 'auth.code.called',
    defaultMessage: 'Enter the code you hear on the phone at {to}.',
  }),
  wait: defineMessage<{ seconds: number }>({
    id: 'auth.code.wait',
    defaultMessage: 'You can request another code in {seconds, number} s.',
  }),
  message: defineMessage<{ code: string }>({
    id: 'auth.code.message',
    defaultMessage: 'Your code is {code}.',
  }),
  doneTitle: defineMessage<{ name: string }>({
    id: 'auth.code.doneTitle',
    defaultMessage: 'You’re verified, {name}',
  }),
};
