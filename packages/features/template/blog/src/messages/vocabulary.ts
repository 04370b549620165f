import type { BlogCategory, BlogStatus } from '@servery/api/template';
import { defineMessages } from '@servery/screens/define';
import { orderMessages, paymentStateMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** The names of the categories. */
export const categoryMessages = defineMessages({
  fashion: { id: 'blog.category.fashion', defaultMessage: 'Fashion' },
  food: { id: 'blog.category.food', defaultMessage: 'Food' },
  gaming: { id: 'blog.category.gaming', defaultMessage: 'Gaming' },
  quote: { id: 'blog.category.quote', defaultMessage: 'Quote' },
  video: { id: 'blog.category.video', defaultMessage: 'Video' },
}) satisfies Record<BlogCategory, unknown>;

/** The states of a post. */
export const statusMessages = defineMessages({
  published: { id: 'blog.status.published', defaultMessage: 'Published' },
  pending: paymentStateMessages.pending,
  draft: orderMessages.draft,
}) satisfies Record<BlogStatus, unknown>;

/** A number and its short form, such as 1.1K. */
export type Counted = Record<'short', string> & Record<'count', number>;

/** The number of comments. */
export const commentCountMessage = defineMessage<Counted>({
  id: 'blog.comments',
  defaultMessage:
    '{count, plural, =0 {No comments} one {{short} comment} other {{short} comments}}',
});

/** The number of readers who bookmarked a post. */
export const bookmarkCountMessage = defineMessage<Counted>({
  id: 'blog.bookmarks',
  defaultMessage:
    '{count, plural, =0 {No bookmarks} one {{short} bookmark} other {{short} bookmarks}}',
});
