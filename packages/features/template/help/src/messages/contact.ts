import { defineMessages } from '@servery/screens/define';

/** Messages of the contact cards. */
export const contactMessages = defineMessages({
  title: { id: 'help.contact.title', defaultMessage: 'Still have a question?' },
  text: { id: 'help.contact.text', defaultMessage: 'Contact us, and we’ll get back to you.' },
  phoneText: {
    id: 'help.contact.phoneText',
    defaultMessage: 'Call us every day from 10:00 to 22:00.',
  },
  emailText: { id: 'help.contact.emailText', defaultMessage: 'We reply within 24 hours.' },
});
