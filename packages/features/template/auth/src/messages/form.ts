import { defineMessages } from 'react-intl';

/** Messages of fields and problems on every page. */
export const formMessages = defineMessages({
  email: { id: 'auth.form.email', defaultMessage: 'Email' },
  password: { id: 'auth.form.password', defaultMessage: 'Password' },
  username: { id: 'auth.form.username', defaultMessage: 'Username' },
  reveal: { id: 'auth.form.reveal', defaultMessage: 'Show password' },
  toSignIn: { id: 'auth.form.toSignIn', defaultMessage: 'Back to sign in' },
  demoMail: {
    id: 'auth.form.demoMail',
    defaultMessage: 'The demo doesn’t send email. The message would be:',
  },
  loading: { id: 'auth.form.loading', defaultMessage: 'Loading…' },
  again: { id: 'auth.form.again', defaultMessage: 'Try again' },
});
