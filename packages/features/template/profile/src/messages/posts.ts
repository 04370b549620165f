import { defineMessages } from '@servery/screens/define';
import { problemMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the posts and their comments. */
export const postMessages = defineMessages({
  posts: { id: 'profile.posts', defaultMessage: 'Posts' },
  none: { id: 'profile.posts.none', defaultMessage: 'No posts yet' },
  noneText: { id: 'profile.posts.none.text', defaultMessage: 'Your posts appear here.' },
  more: { id: 'profile.posts.more', defaultMessage: 'Load more posts' },
  loadingMore: { id: 'profile.posts.loadingMore', defaultMessage: 'Loading more posts…' },
  moreLoaded: { id: 'profile.posts.moreLoaded', defaultMessage: 'More posts loaded' },
  moreFailed: { id: 'profile.posts.moreFailed', defaultMessage: 'Couldn’t load more posts' },
  loading: { id: 'profile.post.loading', defaultMessage: 'Loading post…' },
  failed: { id: 'profile.post.failed', defaultMessage: 'Couldn’t load the post' },
  missing: problemMessages.pageNotFound,
  missingText: { id: 'profile.post.missing', defaultMessage: 'This post was removed.' },
  all: { id: 'profile.post.all', defaultMessage: 'Show all posts' },
  like: { id: 'profile.post.like', defaultMessage: 'Like' },
  likers: { id: 'profile.post.likers', defaultMessage: 'People who like this post' },
  share: { id: 'profile.post.share', defaultMessage: 'Share' },
  copy: { id: 'profile.post.copy', defaultMessage: 'Copy link to this post' },
  copied: { id: 'profile.post.copied', defaultMessage: 'Link copied' },
  comments: { id: 'profile.comments', defaultMessage: 'Comments on this post' },
  allComments: { id: 'profile.comments.all', defaultMessage: 'Show all comments' },
  fewerComments: { id: 'profile.comments.fewer', defaultMessage: 'Show fewer comments' },
  comment: { id: 'profile.comment', defaultMessage: 'Add a comment' },
  send: { id: 'profile.comment.send', defaultMessage: 'Send comment' },
  sent: { id: 'profile.comment.sent', defaultMessage: 'Comment added' },
});

/** The number of people who like a post or a comment. */
export const likeCountMessage = defineMessage<{ count: number }>({
  id: 'profile.post.likes',
  defaultMessage: '{count, plural, =0 {No likes} one {# like} other {# likes}}',
});

/** The number of comments on a post. */
export const commentCountMessage = defineMessage<{ count: number }>({
  id: 'profile.post.comments',
  defaultMessage: '{count, plural, =0 {No comments} one {# comment} other {# comments}}',
});

/** How many of the posts are shown. */
export const shownPostsMessage = defineMessage<{ shown: number; total: number }>({
  id: 'profile.posts.shown',
  defaultMessage: 'Showing {shown, number} of {total, plural, one {# post} other {# posts}}',
});

/** Button that likes a comment. */
export const likeCommentMessage = defineMessage<{ name: string }>({
  id: 'profile.comment.like',
  defaultMessage: 'Like comment by {name}',
});
