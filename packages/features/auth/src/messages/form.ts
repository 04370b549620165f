import { defineMessages } from 'react-intl';

/** What fields and problems say on every page. */
export const formWords = defineMessages({
  email: { id: 'auth.form.email', defaultMessage: 'E-mail' },
  password: { id: 'auth.form.password', defaultMessage: 'Password' },
  username: { id: 'auth.form.username', defaultMessage: 'Username' },
  reveal: { id: 'auth.form.reveal', defaultMessage: 'Show password' },
  toSignIn: { id: 'auth.form.toSignIn', defaultMessage: 'Back to sign in' },
  demoMail: {
    id: 'auth.form.demoMail',
    defaultMessage: 'In the demo nothing is sent. The message would be:',
  },
  loading: { id: 'auth.form.loading', defaultMessage: 'Loading' },
  again: { id: 'auth.form.again', defaultMessage: 'Try again' },
});
