import { defineMessage, defineMessages } from 'react-intl';

/** What making an account says. */
export const registerWords = {
  ...defineMessages({
    title: { id: 'auth.register.title', defaultMessage: 'Create your account' },
    lead: { id: 'auth.register.lead', defaultMessage: 'A minute, and the first order can come.' },
    terms: {
      id: 'auth.register.terms',
      defaultMessage: 'I agree to the terms and the privacy notice',
    },
    submit: { id: 'auth.register.submit', defaultMessage: 'Create account' },
    have: { id: 'auth.register.have', defaultMessage: 'Have an account?' },
    confirm: { id: 'auth.register.confirm', defaultMessage: 'Confirm the address' },
  }),
  doneTitle: defineMessage<{ name: string }>({
    id: 'auth.register.doneTitle',
    defaultMessage: 'Your account is there, {name}',
  }),
  done: defineMessage<{ email: string }>({
    id: 'auth.register.done',
    defaultMessage: 'We wrote to {email} to confirm the address.',
  }),
};
