import { defineMessage, defineMessages } from 'react-intl';

/** Messages of the page to confirm an email address. */
export const verifyMessages = {
  ...defineMessages({
    title: { id: 'auth.verify.title', defaultMessage: 'Confirm your email address' },
    confirm: { id: 'auth.verify.confirm', defaultMessage: 'Confirm email address' },
    skip: { id: 'auth.verify.skip', defaultMessage: 'Skip for now' },
    resend: { id: 'auth.verify.resend', defaultMessage: 'Resend email' },
    sent: {
      id: 'auth.verify.sent',
      defaultMessage: 'Email sent again. The previous link no longer works.',
    },
    doneTitle: { id: 'auth.verify.doneTitle', defaultMessage: 'Email address confirmed' },
  }),
  lead: defineMessage<{ email: string }>({
    id: 'auth.verify.lead',
    defaultMessage: 'We’ve sent an email to {email}. Follow the link in it.',
  }),
  here: defineMessage<{ email: string }>({
    id: 'auth.verify.here',
    defaultMessage: 'You followed the link sent to {email}. Confirm to finish.',
  }),
  resendIn: defineMessage<{ seconds: number }>({
    id: 'auth.verify.resendIn',
    defaultMessage: 'Resend in {seconds, number} s',
  }),
  done: defineMessage<{ email: string }>({
    id: 'auth.verify.done',
    defaultMessage: 'You’ll receive messages at {email}.',
  }),
};
