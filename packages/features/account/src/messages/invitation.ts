import { defineMessage, defineMessages } from 'react-intl';
import { signInMessages as shared } from '@servery/screens/messages';
import { setUpMessages } from './setUp.ts';

/** Messages of the page on which an invited person sets their password. */
export const invitationMessages = {
  ...defineMessages({
    lead: {
      id: 'account.invitation.lead',
      defaultMessage: 'Set your password, then sign in with your username.',
    },
    platform: {
      id: 'account.invitation.platform',
      defaultMessage: 'You’ve been invited to manage merchants on Servery.',
    },
    username: shared.username,
    password: shared.newPassword,
    passwordHelp: setUpMessages.passwordHelp,
    submit: { id: 'account.invitation.submit', defaultMessage: 'Set password and sign in' },
    failed: {
      id: 'account.invitation.failed',
      defaultMessage: 'Couldn’t load the invitation',
    },
    goneTitle: {
      id: 'account.invitation.goneTitle',
      defaultMessage: 'This invitation no longer works',
    },
    gone: {
      id: 'account.invitation.gone',
      defaultMessage:
        'It was used already or has expired. If you set your password before, sign in. Otherwise, ask for a new invitation.',
    },
    signIn: shared.submit,
  }),
  title: defineMessage<{ name: string }>({
    id: 'account.invitation.title',
    defaultMessage: 'Welcome, {name}',
  }),
  merchant: defineMessage<{ merchant: string }>({
    id: 'account.invitation.merchant',
    defaultMessage: '{merchant} has invited you to Servery.',
  }),
};
