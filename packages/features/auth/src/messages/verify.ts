import { defineMessage, defineMessages } from 'react-intl';

/** What confirming an address says. */
export const verifyWords = {
  ...defineMessages({
    title: { id: 'auth.verify.title', defaultMessage: 'Confirm your address' },
    confirm: { id: 'auth.verify.confirm', defaultMessage: 'Confirm the address' },
    skip: { id: 'auth.verify.skip', defaultMessage: 'Skip for now' },
    resend: { id: 'auth.verify.resend', defaultMessage: 'Send it again' },
    sent: {
      id: 'auth.verify.sent',
      defaultMessage: 'Sent again. The link before it stopped working.',
    },
    doneTitle: { id: 'auth.verify.doneTitle', defaultMessage: 'Your address is confirmed' },
  }),
  lead: defineMessage<{ email: string }>({
    id: 'auth.verify.lead',
    defaultMessage: 'We wrote to {email}. Follow the link in the message.',
  }),
  here: defineMessage<{ email: string }>({
    id: 'auth.verify.here',
    defaultMessage: 'You came by the link for {email}. One press is left.',
  }),
  resendIn: defineMessage<{ seconds: number }>({
    id: 'auth.verify.resendIn',
    defaultMessage: 'Send it again in {seconds, number} s',
  }),
  done: defineMessage<{ email: string }>({
    id: 'auth.verify.done',
    defaultMessage: 'Messages about {email} will reach you.',
  }),
};
