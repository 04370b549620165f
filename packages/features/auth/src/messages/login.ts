import { defineMessage, defineMessages } from 'react-intl';

/** What signing in says. */
export const loginWords = {
  ...defineMessages({
    title: { id: 'auth.login.title', defaultMessage: 'Welcome back' },
    lead: { id: 'auth.login.lead', defaultMessage: 'Sign in and go on where you left off.' },
    remember: { id: 'auth.login.remember', defaultMessage: 'Remember me' },
    forgot: { id: 'auth.login.forgot', defaultMessage: 'Forgot your password?' },
    submit: { id: 'auth.login.submit', defaultMessage: 'Sign in' },
    newHere: { id: 'auth.login.newHere', defaultMessage: 'New here?' },
    create: { id: 'auth.login.create', defaultMessage: 'Create an account' },
    providers: { id: 'auth.login.providers', defaultMessage: 'Or go on with' },
    fill: { id: 'auth.login.fill', defaultMessage: 'Fill it in' },
  }),
  hint: defineMessage<{ email: string; password: string }>({
    id: 'auth.login.hint',
    defaultMessage: 'To try it out: {email} with the password {password}',
  }),
  doneTitle: defineMessage<{ name: string }>({
    id: 'auth.login.doneTitle',
    defaultMessage: 'You are signed in, {name}',
  }),
  done: defineMessage<{ when: string }>({ id: 'auth.login.done', defaultMessage: 'Until {when}.' }),
  answer: defineMessage<{ provider: string; name: string; email: string }>({
    id: 'auth.login.answer',
    defaultMessage: 'In the demo no provider is asked. {provider} would answer: {name}, {email}.',
  }),
  goOn: defineMessage<{ name: string }>({
    id: 'auth.login.goOn',
    defaultMessage: 'Go on as {name}',
  }),
};
