import type { TwoFactorMethod } from '@servery/api/template';
import { defineMessages } from '@servery/screens/define';
import { defineMessage } from 'react-intl';

/** Messages of the dialog that turns two-factor authentication on. */
export const twoFactorMessages = defineMessages({
  title: { id: 'modals.twoFactor', defaultMessage: 'Two-factor authentication' },
  text: {
    id: 'modals.twoFactor.text',
    defaultMessage: 'Ask for a code from an app or a phone when someone signs in.',
  },
  open: { id: 'modals.twoFactor.open', defaultMessage: 'Set up two-factor authentication' },
  method: { id: 'modals.twoFactor.method', defaultMessage: 'How to receive codes' },
  next: { id: 'modals.twoFactor.next', defaultMessage: 'Continue' },
  appText: {
    id: 'modals.twoFactor.appText',
    defaultMessage: 'Add this key to your authenticator app, then enter the code it shows.',
  },
  secret: { id: 'modals.twoFactor.secret', defaultMessage: 'Key' },
  copy: { id: 'modals.twoFactor.copy', defaultMessage: 'Copy key' },
  sendCode: { id: 'modals.twoFactor.sendCode', defaultMessage: 'Send code' },
  code: { id: 'modals.twoFactor.code', defaultMessage: '6-digit code' },
  turnOn: { id: 'modals.twoFactor.turnOn', defaultMessage: 'Turn on' },
  turnedOn: {
    id: 'modals.twoFactor.turnedOn',
    defaultMessage: 'Two-factor authentication turned on',
  },
});

/** The ways to receive codes. */
export const methodMessages = defineMessages({
  app: { id: 'modals.twoFactor.app', defaultMessage: 'Authenticator app' },
  sms: { id: 'modals.twoFactor.sms', defaultMessage: 'Text message' },
}) satisfies Record<TwoFactorMethod, unknown>;

/** How those ways work. */
export const methodTextMessages = defineMessages({
  app: {
    id: 'modals.twoFactor.app.text',
    defaultMessage: 'An app on your phone shows codes, even offline.',
  },
  sms: {
    id: 'modals.twoFactor.sms.text',
    defaultMessage: 'We send a code to your phone when you sign in.',
  },
}) satisfies Record<TwoFactorMethod, unknown>;

/** Errors of the code. */
export const codeErrorMessages = defineMessages({
  'code.*': {
    id: 'modals.twoFactor.code.invalid',
    defaultMessage: 'Check the code and try again.',
  },
});

/** Where a code was sent. */
export const codeSentMessage = defineMessage<{ phone: string }>({
  id: 'modals.twoFactor.codeSent',
  defaultMessage: 'Enter the code we sent to {phone}.',
});

/** The code to enter, because the example sends nothing. */
export const sampleCodeMessage = defineMessage<{ code: string }>({
  id: 'modals.twoFactor.sample',
  defaultMessage: 'This is an example. Enter {code}.',
});
