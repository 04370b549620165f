import { defineMessage, defineMessages } from 'react-intl';
import { signInMessages } from '@servery/screens/messages';

/** Messages of the sign-in page. */
export const loginMessages = {
  ...defineMessages({
    title: { id: 'auth.login.title', defaultMessage: 'Welcome back' },
    lead: { id: 'auth.login.lead', defaultMessage: 'Sign in to pick up where you left off.' },
    remember: { id: 'auth.login.remember', defaultMessage: 'Remember me' },
    forgot: { id: 'auth.login.forgot', defaultMessage: 'Forgot your password?' },
    submit: signInMessages.submit,
    newHere: { id: 'auth.login.newHere', defaultMessage: 'New here?' },
    create: { id: 'auth.login.create', defaultMessage: 'Create an account' },
    providers: { id: 'auth.login.providers', defaultMessage: 'Or continue with' },
    fill: { id: 'auth.login.fill', defaultMessage: 'Fill in' },
  }),
  hint: defineMessage<{ email: string; password: string }>({
    id: 'auth.login.hint',
    defaultMessage: 'To try it out, use {email} with the password {password}',
  }),
  doneTitle: defineMessage<{ name: string }>({
    id: 'auth.login.doneTitle',
    defaultMessage: 'You’re signed in, {name}',
  }),
  done: defineMessage<{ when: string }>({
    id: 'auth.login.done',
    defaultMessage: 'You’ll stay signed in until {when}.',
  }),
  answer: defineMessage<{ provider: string; name: string; email: string }>({
    id: 'auth.login.answer',
    defaultMessage: 'The demo doesn’t contact {provider}. It would return: {name}, {email}.',
  }),
  goOn: defineMessage<{ name: string }>({
    id: 'auth.login.goOn',
    defaultMessage: 'Continue as {name}',
  }),
};
