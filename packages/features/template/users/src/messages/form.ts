import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  fieldMessages,
  personMessages,
  signInMessages,
} from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the form that adds or edits a user. */
export const formMessages = defineMessages({
  edit: { id: 'users.form.edit', defaultMessage: 'Edit user' },
  save: actionMessages.saveChanges,
  fullName: { id: 'users.form.fullName', defaultMessage: 'Full name' },
  username: signInMessages.username,
  email: fieldMessages.email,
  contact: fieldMessages.phone,
  company: personMessages.company,
  country: personMessages.country,
  required: { id: 'users.form.required', defaultMessage: 'Required' },
  gone: { id: 'users.form.gone', defaultMessage: 'This user doesn’t exist' },
  goneText: { id: 'users.form.gone.text', defaultMessage: 'The user may have been deleted.' },
  failed: { id: 'users.form.failed', defaultMessage: 'Couldn’t load the user' },
});

/** Errors of the form’s fields. */
export const formErrorMessages = defineMessages({
  'user.username.regex': {
    id: 'users.form.username.format',
    defaultMessage: 'Use only letters, digits, dots, hyphens and underscores.',
  },
  'user.username.taken': {
    id: 'users.form.username.taken',
    defaultMessage: 'Another user already has this username.',
  },
  'user.email.taken': {
    id: 'users.form.email.taken',
    defaultMessage: 'Another user already has this email address.',
  },
});

/** Toast after a user was added. */
export const addedMessage = defineMessage<{ name: string }>({
  id: 'users.added',
  defaultMessage: 'User {name} added',
});

/** Toast after a user was saved. */
export const savedMessage = defineMessage<{ name: string }>({
  id: 'users.saved',
  defaultMessage: 'User {name} saved',
});
