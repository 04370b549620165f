import { defineMessage, defineMessages } from 'react-intl';

/** What asking for a new password says. */
export const forgotWords = {
  ...defineMessages({
    title: { id: 'auth.forgot.title', defaultMessage: 'Forgot your password?' },
    lead: {
      id: 'auth.forgot.lead',
      defaultMessage: 'Write your address, and we send a link to set a new one.',
    },
    submit: { id: 'auth.forgot.submit', defaultMessage: 'Send the link' },
    sentTitle: { id: 'auth.forgot.sentTitle', defaultMessage: 'Look into your mail' },
    open: { id: 'auth.forgot.open', defaultMessage: 'Set a new password' },
    other: { id: 'auth.forgot.other', defaultMessage: 'Use another address' },
  }),
  sent: defineMessage<{ email: string }>({
    id: 'auth.forgot.sent',
    defaultMessage: 'If {email} has an account, a link is on its way. It works for half an hour.',
  }),
};
