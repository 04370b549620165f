import { defineMessage, defineMessages } from 'react-intl';

/** Messages of a new invitation. */
export const invitationMessages = {
  ...defineMessages({
    label: { id: 'staff.invitation.label', defaultMessage: 'Invitation link' },
    copy: { id: 'staff.invitation.copy', defaultMessage: 'Copy link' },
    once: {
      id: 'staff.invitation.once',
      defaultMessage: 'The link is shown only now. Anyone who has it can set the password.',
    },
  }),
  title: defineMessage<{ name: string }>({
    id: 'staff.invitation.title',
    defaultMessage: 'Invitation for {name}',
  }),
  text: defineMessage<{ name: string; until: string }>({
    id: 'staff.invitation.text',
    defaultMessage:
      'Send this link to {name}. It works once, until {until}, and opens the page where they set their password.',
  }),
};
