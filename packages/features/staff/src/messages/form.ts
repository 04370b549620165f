import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';
import { staffMessages } from './list.ts';

/** Messages of the form of a staff account. */
export const formMessages = defineMessages({
  newTitle: { id: 'staff.form.newTitle', defaultMessage: 'New staff account' },
  editTitle: actionMessages.editName,
  save: actionMessages.saveChanges,
  saved: { id: 'staff.form.saved', defaultMessage: '{name} saved' },
  name: fieldMessages.name,
  username: staffMessages.username,
  usernameHelp: {
    id: 'staff.form.usernameHelp',
    defaultMessage: 'To sign in. It can’t be changed later.',
  },
  role: staffMessages.role,
  roleHelp: {
    id: 'staff.form.roleHelp',
    defaultMessage: 'The role decides what this person can do.',
  },
  ownRole: { id: 'staff.form.ownRole', defaultMessage: 'You can’t change your own role.' },
  outlet: staffMessages.outlet,
  phone: fieldMessages.phone,
  email: fieldMessages.email,
  contactHelp: {
    id: 'staff.form.contactHelp',
    defaultMessage: 'Enter a phone number, an email address or both.',
  },
});

/** Why a field was refused, where the shared messages don't explain it. */
export const formErrorMessages = defineMessages({
  'username.taken': {
    id: 'staff.formError.taken',
    defaultMessage: 'Someone else has this username.',
  },
  'username.regex': {
    id: 'staff.formError.username',
    defaultMessage: 'Use only letters, digits, dots, hyphens and underscores, without spaces.',
  },
  no_contact: {
    id: 'staff.formError.noContact',
    defaultMessage: 'Enter a phone number or an email address.',
  },
  own_account: formMessages.ownRole,
  last_owner: {
    id: 'staff.formError.lastOwner',
    defaultMessage: 'This is the only owner who can sign in. Make someone else an owner first.',
  },
});
