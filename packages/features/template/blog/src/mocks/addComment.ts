import { Problem, type Parsed } from '@servery/api';
import type { addBlogComment, BlogComment } from '@servery/api/template';
import { shownComment } from './find.ts';
import { store, storedPost } from './store.ts';

/**
 * Stores a comment without its author's address, and returns it.
 * @throws `notFound` without the post or the comment that it replies to
 */
export const addComment = (body: Parsed<typeof addBlogComment>['body']): BlogComment =>
  store.change((rows) => {
    const { postId, name, commentText, replyTo } = body;
    storedPost(rows, postId);
    const parent = rows.comments.find((each) => each.id === replyTo && each.postId === postId);
    if (replyTo !== null && !parent) throw new Problem('notFound');
    const comment = {
      id: Math.max(0, ...rows.comments.map(({ id }) => id)) + 1,
      postId,
      userFullName: name,
      commentedAt: new Date().toISOString(),
      commentText,
      replyTo: parent ? (parent.replyTo ?? parent.id) : null,
    };
    rows.comments.push(comment);
    return shownComment(comment);
  });
