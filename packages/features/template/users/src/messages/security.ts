import { defineMessages } from '@servery/screens/define';
import { appMessages, fieldMessages, signInMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the tab “Security”. */
export const securityMessages = defineMessages({
  password: { id: 'users.security.password', defaultMessage: 'Change password' },
  currentPassword: signInMessages.currentPassword,
  currentText: {
    id: 'users.security.current.text',
    defaultMessage: 'This demo accepts any password until you change it.',
  },
  newPassword: signInMessages.newPassword,
  again: { id: 'users.security.again', defaultMessage: 'Confirm new password' },
  rules: {
    id: 'users.security.rules',
    defaultMessage: '8 or more characters, with an uppercase letter and a digit or symbol.',
  },
  mismatch: { id: 'users.security.mismatch', defaultMessage: 'The passwords don’t match.' },
  changed: { id: 'users.security.changed', defaultMessage: 'Password changed' },
  twoStep: appMessages.twoSteps,
  twoStepText: {
    id: 'users.security.twoStep.text',
    defaultMessage: 'At sign-in, a code is needed as well as the password.',
  },
  turnOn: { id: 'users.security.turnOn', defaultMessage: 'Turn on' },
  turnOff: { id: 'users.security.turnOff', defaultMessage: 'Turn off' },
  turnedOn: { id: 'users.security.turnedOn', defaultMessage: 'Two-step verification turned on' },
  turnedOff: { id: 'users.security.turnedOff', defaultMessage: 'Two-step verification turned off' },
  askTurnOff: {
    id: 'users.security.turnOff.ask',
    defaultMessage: 'Turn off two-step verification?',
  },
  turnOffText: {
    id: 'users.security.turnOff.text',
    defaultMessage: 'The password alone will be enough to sign in.',
  },
  method: { id: 'users.security.method', defaultMessage: 'Method' },
  app: { id: 'users.security.app', defaultMessage: 'Authenticator app' },
  appText: {
    id: 'users.security.app.text',
    defaultMessage: 'Scan a QR code with an app such as Aegis.',
  },
  sms: { id: 'users.security.sms', defaultMessage: 'Text message' },
  smsText: { id: 'users.security.sms.text', defaultMessage: 'Get a code on a mobile phone.' },
  qr: { id: 'users.security.qr', defaultMessage: 'QR code for the authenticator app' },
  key: { id: 'users.security.key', defaultMessage: 'Key, if you can’t scan the code' },
  phone: fieldMessages.phone,
  phoneText: {
    id: 'users.security.phone.text',
    defaultMessage: 'With the country code, such as +60123456789.',
  },
  code: { id: 'users.security.code', defaultMessage: 'Verification code' },
  codeText: {
    id: 'users.security.code.text',
    defaultMessage: 'This demo accepts any 6 digits.',
  },
  devices: { id: 'users.security.devices', defaultMessage: 'Recent devices' },
  noDevices: { id: 'users.security.devices.none', defaultMessage: 'No devices yet' },
  browser: { id: 'users.security.browser', defaultMessage: 'Browser' },
  device: { id: 'users.security.device', defaultMessage: 'Device' },
  place: { id: 'users.security.place', defaultMessage: 'Location' },
  lastSeen: { id: 'users.security.lastSeen', defaultMessage: 'Last activity' },
});

const weak = {
  id: 'users.security.weak',
  defaultMessage: 'Use an uppercase letter and a digit or symbol.',
};

/** Errors of the fields for passwords and two-step verification. */
export const securityErrorMessages = defineMessages({
  'current.wrong': signInMessages.wrongPassword,
  'password.regex': weak,
  'password.same': {
    id: 'users.security.same',
    defaultMessage: 'Use a password that differs from the current one.',
  },
  'again.mismatch': securityMessages.mismatch,
  'code.regex': {
    id: 'users.security.code.invalid',
    defaultMessage: 'Enter the 6 digits of the code.',
  },
});

/** When the password was last changed. */
export const changedAtMessage = defineMessage<{ date: string }>({
  id: 'users.security.changedAt',
  defaultMessage: 'Last changed on {date}',
});
