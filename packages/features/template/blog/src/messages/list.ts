import { defineMessages } from '@servery/screens/define';
import { appMessages, fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the list of posts and its side bar. */
export const listMessages = defineMessages({
  title: appMessages.blog,
  search: { id: 'blog.search', defaultMessage: 'Search posts' },
  posts: { id: 'blog.posts', defaultMessage: 'Posts' },
  pages: { id: 'blog.pages', defaultMessage: 'Pages of posts' },
  loading: { id: 'blog.loading', defaultMessage: 'Loading posts…' },
  failed: { id: 'blog.failed', defaultMessage: 'Couldn’t load posts' },
  none: { id: 'blog.none', defaultMessage: 'No posts yet' },
  noneText: { id: 'blog.none.text', defaultMessage: 'Posts appear here once they’re written.' },
  noResult: { id: 'blog.noResult', defaultMessage: 'No matching posts' },
  readMore: { id: 'blog.readMore', defaultMessage: 'Read more' },
  recent: { id: 'blog.recent', defaultMessage: 'Recent posts' },
  sidebarFailed: { id: 'blog.sidebar.failed', defaultMessage: 'Couldn’t load the categories' },
  categories: fieldMessages.categories,
  all: { id: 'blog.category.all', defaultMessage: 'All posts' },
});

/** The number of posts. */
export const postCountMessage = defineMessage<{ count: number }>({
  id: 'blog.count',
  defaultMessage: '{count, plural, =0 {No posts} one {# post} other {# posts}}',
});

/** The accessible name of the link to a post. */
export const readMoreOfMessage = defineMessage<{ title: string }>({
  id: 'blog.readMore.of',
  defaultMessage: 'Read more: {title}',
});
