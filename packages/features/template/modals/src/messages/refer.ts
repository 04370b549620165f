import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the dialog that refers friends. */
export const referMessages = defineMessages({
  title: { id: 'modals.refer', defaultMessage: 'Refer and earn' },
  text: {
    id: 'modals.refer.text',
    defaultMessage: 'Invite friends by email, with a link or on social networks.',
  },
  steps: { id: 'modals.refer.steps', defaultMessage: 'How it works' },
  send: { id: 'modals.refer.send', defaultMessage: 'Send your invitation' },
  sendText: { id: 'modals.refer.send.text', defaultMessage: 'Send your link to a friend.' },
  join: { id: 'modals.refer.join', defaultMessage: 'Your friend registers' },
  joinText: { id: 'modals.refer.join.text', defaultMessage: 'They register with your link.' },
  earn: { id: 'modals.refer.earn', defaultMessage: 'You both earn' },
  earnText: {
    id: 'modals.refer.earn.text',
    defaultMessage: 'You both get the next 30 days for free.',
  },
  email: fieldMessages.email,
  invite: { id: 'modals.refer.invite', defaultMessage: 'Invite' },
  link: { id: 'modals.refer.link', defaultMessage: 'Your link' },
  copy: { id: 'modals.refer.copy', defaultMessage: 'Copy your link' },
  social: { id: 'modals.refer.social', defaultMessage: 'Share your link' },
});

/** Errors of the form’s field. */
export const referErrorMessages = defineMessages({
  'email.taken': {
    id: 'modals.refer.taken',
    defaultMessage: 'This address has been invited already.',
  },
});

/** Toast after a friend was invited. */
export const invitedMessage = defineMessage<{ email: string }>({
  id: 'modals.refer.invited',
  defaultMessage: 'Invitation to {email} sent',
});
