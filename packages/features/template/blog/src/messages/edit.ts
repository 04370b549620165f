import { defineMessages } from '@servery/screens/define';
import { actionMessages, fieldMessages, pictureMessages } from '@servery/screens/messages';

/** Messages of the form of a post. */
export const editMessages = defineMessages({
  edit: { id: 'blog.edit', defaultMessage: 'Edit post' },
  title: fieldMessages.title,
  categories: fieldMessages.categories,
  chosen: { id: 'blog.edit.chosen', defaultMessage: 'Selected categories' },
  slug: { id: 'blog.edit.slug', defaultMessage: 'Name in URLs' },
  slugHelp: {
    id: 'blog.edit.slug.help',
    defaultMessage: 'Lower-case letters, digits and hyphens, such as salt-early.',
  },
  status: fieldMessages.status,
  excerpt: { id: 'blog.edit.excerpt', defaultMessage: 'Excerpt' },
  content: { id: 'blog.edit.content', defaultMessage: 'Text of the post' },
  picture: { id: 'blog.edit.picture', defaultMessage: 'Featured picture' },
  removePicture: pictureMessages.remove,
  save: actionMessages.saveChanges,
  cancel: actionMessages.cancel,
  saved: { id: 'blog.edit.saved', defaultMessage: 'Post saved' },
});

/** Errors of the form’s fields. */
export const editErrorMessages = defineMessages({
  'slug.regex': {
    id: 'blog.edit.slug.wrong',
    defaultMessage: 'Use lower-case letters, digits and single hyphens between them.',
  },
  'slug.taken': {
    id: 'blog.edit.slug.taken',
    defaultMessage: 'Another post has this name. Enter a different one.',
  },
});
