import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, signInMessages } from '@servery/screens/messages';
import { accountMessages } from './account.ts';
import { merchantsMessages } from './list.ts';

/** Messages of the form of a merchant, and of the invitation of its owner. */
export const formMessages = defineMessages({
  newTitle: { id: 'merchants.form.newTitle', defaultMessage: 'New merchant' },
  editTitle: actionMessages.editName,
  add: merchantsMessages.add,
  save: actionMessages.saveChanges,
  saved: { id: 'merchants.form.saved', defaultMessage: '{name} saved' },
  name: { id: 'merchants.form.name', defaultMessage: 'Business name' },
  timeZone: fieldMessages.timeZone,
  owner: accountMessages.owner,
  ownerName: { id: 'merchants.form.ownerName', defaultMessage: 'Owner’s name' },
  username: signInMessages.username,
  usernameHelp: {
    id: 'merchants.form.usernameHelp',
    defaultMessage: 'The owner signs in with it. It can’t be changed later.',
  },
  phone: fieldMessages.phone,
  email: fieldMessages.email,
  contactHelp: {
    id: 'merchants.form.contactHelp',
    defaultMessage: 'At least one of phone and email is needed.',
  },
  invitationTitle: { id: 'merchants.form.invitationTitle', defaultMessage: '{name} added' },
  renewedTitle: { id: 'merchants.form.renewedTitle', defaultMessage: 'New invitation for {name}' },
  invitationText: {
    id: 'merchants.form.invitationText',
    defaultMessage:
      'Send this link to {owner}. It works once, until {date}, and opens the page where they set their password.',
  },
  link: { id: 'merchants.form.link', defaultMessage: 'Invitation link of the owner' },
  copy: { id: 'merchants.form.copy', defaultMessage: 'Copy invitation link' },
  once: {
    id: 'merchants.form.once',
    defaultMessage: 'This link is shown only once. Anyone who has it can become the owner.',
  },
});

/** Why a field was refused, where the shared messages don't explain it. */
export const formErrorMessages = defineMessages({
  'owner.username.taken': {
    id: 'merchants.formError.taken',
    defaultMessage: 'Someone else has this username. Choose another one.',
  },
  'owner.username.regex': {
    id: 'merchants.formError.username',
    defaultMessage: 'Use letters, digits, dots, hyphens and underscores, without spaces.',
  },
  no_contact: formMessages.contactHelp,
});
