import { defineMessage, defineMessages } from 'react-intl';

/** What the second step of signing in says. */
export const codeWords = {
  ...defineMessages({
    title: { id: 'auth.code.title', defaultMessage: 'One more step' },
    label: { id: 'auth.code.label', defaultMessage: 'Code of six figures' },
    submit: { id: 'auth.code.submit', defaultMessage: 'Confirm' },
    resend: { id: 'auth.code.resend', defaultMessage: 'Send a new code' },
    call: { id: 'auth.code.call', defaultMessage: 'Call me' },
    sent: { id: 'auth.code.sent', defaultMessage: 'A new code is on its way.' },
    demoCall: {
      id: 'auth.code.demoCall',
      defaultMessage: 'In the demo nobody calls. You would hear:',
    },
  }),
  mailed: defineMessage<{ to: string }>({
    id: 'auth.code.mailed',
    defaultMessage: 'Write the code that we sent to {to}.',
  }),
  called: defineMessage<{ to: string }>({
    id: 'auth.code.called',
    defaultMessage: 'Write the code that you hear on the phone {to}.',
  }),
  wait: defineMessage<{ seconds: number }>({
    id: 'auth.code.wait',
    defaultMessage: 'Another one can be had in {seconds, number} s.',
  }),
  message: defineMessage<{ code: string }>({
    id: 'auth.code.message',
    defaultMessage: 'Your code is {code}.',
  }),
  doneTitle: defineMessage<{ name: string }>({
    id: 'auth.code.doneTitle',
    defaultMessage: 'That is right, {name}',
  }),
};
