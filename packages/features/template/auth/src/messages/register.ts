import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the registration page. */
export const registerMessages = {
  ...defineMessages({
    title: { id: 'auth.register.title', defaultMessage: 'Create your account' },
    lead: {
      id: 'auth.register.lead',
      defaultMessage: 'Sign up in a minute and take your first order.',
    },
    terms: {
      id: 'auth.register.terms',
      defaultMessage: 'I agree to the terms and the privacy notice',
    },
    submit: { id: 'auth.register.submit', defaultMessage: 'Create account' },
    have: { id: 'auth.register.have', defaultMessage: 'Already have an account?' },
    confirm: { id: 'auth.register.confirm', defaultMessage: 'Confirm email address' },
  }),
  doneTitle: defineMessage<{ name: string }>({
    id: 'auth.register.doneTitle',
    defaultMessage: 'Your account is ready, {name}',
  }),
  done: defineMessage<{ email: string }>({
    id: 'auth.register.done',
    defaultMessage: 'We’ve sent an email to {email} to confirm the address.',
  }),
};
