import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages } from '@servery/screens/messages';
import { profileMessages } from './profile.ts';

/** Messages of the form of the profile. */
export const editMessages = defineMessages({
  title: profileMessages.edit,
  fullName: fieldMessages.name,
  designation: { id: 'profile.edit.designation', defaultMessage: 'Occupation' },
  about: { id: 'profile.edit.about', defaultMessage: 'About you' },
  lives: profileMessages.lives,
  email: fieldMessages.email,
  website: profileMessages.website,
  avatar: { id: 'profile.edit.avatar', defaultMessage: 'Profile picture' },
  removeAvatar: { id: 'profile.edit.avatar.remove', defaultMessage: 'Remove profile picture' },
  cover: { id: 'profile.edit.cover', defaultMessage: 'Cover picture' },
  removeCover: { id: 'profile.edit.cover.remove', defaultMessage: 'Remove cover picture' },
  save: actionMessages.saveChanges,
  saved: { id: 'profile.edit.saved', defaultMessage: 'Profile saved' },
});

/** Errors of the form’s fields. */
export const editErrorMessages = defineMessages({
  'website.*': {
    id: 'profile.edit.website.wrong',
    defaultMessage: 'Enter a URL, such as https://example.com.',
  },
});
