import { defineMessages } from '@servery/screens/define';
import { fieldMessages, problemMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of a post. */
export const postMessages = defineMessages({
  loading: { id: 'blog.post.loading', defaultMessage: 'Loading post…' },
  failed: { id: 'blog.post.failed', defaultMessage: 'Couldn’t load the post' },
  missing: problemMessages.pageNotFound,
  missingText: { id: 'blog.post.missingText', defaultMessage: 'The post was moved or removed.' },
  toList: { id: 'blog.post.toList', defaultMessage: 'Open the blog' },
  choose: { id: 'blog.post.choose', defaultMessage: 'Choose a post' },
  author: { id: 'blog.post.author', defaultMessage: 'About the author' },
});

/** Messages of the menu that shares a post. */
export const sharePostMessages = defineMessages({
  share: { id: 'blog.share', defaultMessage: 'Share post' },
  copy: { id: 'blog.share.copy', defaultMessage: 'Copy link to post' },
  copied: { id: 'blog.share.copied', defaultMessage: 'Link to post copied' },
});

/** Messages of the comments and their form. */
export const commentMessages = defineMessages({
  title: { id: 'blog.comment', defaultMessage: 'Leave a comment' },
  hint: { id: 'blog.comment.hint', defaultMessage: 'Your email address isn’t published.' },
  name: fieldMessages.name,
  email: fieldMessages.email,
  text: { id: 'blog.comment.text', defaultMessage: 'Your comment' },
  save: { id: 'blog.comment.save', defaultMessage: 'Save my name and email in this browser' },
  send: { id: 'blog.comment.send', defaultMessage: 'Post comment' },
  sent: { id: 'blog.comment.sent', defaultMessage: 'Comment posted' },
  noReply: { id: 'blog.comment.noReply', defaultMessage: 'Cancel reply' },
});

/** Button that replies to a comment. */
export const replyToMessage = defineMessage<{ name: string }>({
  id: 'blog.comment.reply',
  defaultMessage: 'Reply to {name}',
});

/** Name of the list of replies to a comment. */
export const repliesToMessage = defineMessage<{ name: string }>({
  id: 'blog.comment.replies',
  defaultMessage: 'Replies to {name}',
});

/** Shown above the form while it replies to a comment. */
export const replyingToMessage = defineMessage<{ name: string }>({
  id: 'blog.comment.replying',
  defaultMessage: 'Replying to {name}',
});
