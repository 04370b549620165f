import { defineMessages } from './define.ts';

/** Messages about signing in, and about passwords. */
export const signInMessages = defineMessages({
  aboutYou: { id: 'screens.signIn.aboutYou', defaultMessage: 'About you' },
  currentPassword: { id: 'screens.signIn.currentPassword', defaultMessage: 'Current password' },
  newPassword: { id: 'screens.signIn.newPassword', defaultMessage: 'New password' },
  password: { id: 'screens.signIn.password', defaultMessage: 'Password' },
  passwordsDiffer: {
    id: 'screens.signIn.passwordsDiffer',
    defaultMessage: 'The passwords don’t match.',
  },
  renew: { id: 'screens.signIn.renew', defaultMessage: 'Create new invitation' },
  renewAsk: {
    id: 'screens.signIn.renewAsk',
    defaultMessage: 'Create a new invitation for {name}?',
  },
  renewText: {
    id: 'screens.signIn.renewText',
    defaultMessage: 'The earlier link will stop working.',
  },
  repeatPassword: { id: 'screens.signIn.repeatPassword', defaultMessage: 'Confirm new password' },
  showPassword: { id: 'screens.signIn.showPassword', defaultMessage: 'Show password' },
  submit: { id: 'screens.signIn.submit', defaultMessage: 'Sign in' },
  username: { id: 'screens.signIn.username', defaultMessage: 'Username' },
  wrong: { id: 'screens.signIn.wrong', defaultMessage: 'Incorrect username or password.' },
  wrongPassword: {
    id: 'screens.signIn.wrongPassword',
    defaultMessage: 'Your current password is incorrect.',
  },
});
