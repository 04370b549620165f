import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the page to request a new password. */
export const forgotMessages = {
  ...defineMessages({
    title: { id: 'auth.forgot.title', defaultMessage: 'Forgot your password?' },
    lead: {
      id: 'auth.forgot.lead',
      defaultMessage: 'Enter your email address and we’ll send you a link to set a new password.',
    },
    submit: { id: 'auth.forgot.submit', defaultMessage: 'Send link' },
    sentTitle: { id: 'auth.forgot.sentTitle', defaultMessage: 'Check your email' },
    open: { id: 'auth.forgot.open', defaultMessage: 'Set a new password' },
    other: { id: 'auth.forgot.other', defaultMessage: 'Use a different email address' },
  }),
  sent: defineMessage<{ email: string }>({
    id: 'auth.forgot.sent',
    defaultMessage:
      'If there’s an account for {email}, a link is on its way. It expires in 30 minutes.',
  }),
};
