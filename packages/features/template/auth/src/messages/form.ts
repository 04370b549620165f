import { defineMessages } from 'react-intl';
import {
  actionMessages,
  errorMessages,
  fieldMessages,
  signInMessages,
} from '@servery/screens/messages';

/** Messages of fields and problems on every page. */
export const formMessages = defineMessages({
  email: fieldMessages.email,
  password: signInMessages.password,
  username: signInMessages.username,
  reveal: signInMessages.showPassword,
  toSignIn: { id: 'auth.form.toSignIn', defaultMessage: 'Back to sign in' },
  demoMail: {
    id: 'auth.form.demoMail',
    defaultMessage: 'The demo doesn’t send email. The message would be:',
  },
  loading: actionMessages.loading,
  again: errorMessages.retry,
});
