import type { BlogComment } from '@servery/api/template';
import { useIntl } from 'react-intl';
import { repliesToMessage } from '../messages/post.ts';
import { Comment } from './Comment.tsx';
import * as styles from './post.css.ts';

interface CommentListProps {
  /** The accessible name of the list. */
  label: string;
  comments: readonly BlogComment[];
  onReply: (comment: BlogComment) => void;
}

/** Comments, each with its replies below it. */
export function CommentList({ label, comments, onReply }: CommentListProps) {
  const { formatMessage } = useIntl();
  const repliesTo = Map.groupBy(comments, ({ replyTo }) => replyTo);
  return (
    <ul role="list" aria-label={label} className={styles.comments}>
      {(repliesTo.get(null) ?? []).map((comment) => {
        const replies = repliesTo.get(comment.id) ?? [];
        const name = comment.userFullName;
        return (
          <Comment key={comment.id} comment={comment} onReply={onReply}>
            {replies.length > 0 && (
              <ul
                role="list"
                aria-label={formatMessage(repliesToMessage, { name })}
                className={styles.replies}
              >
                {replies.map((reply) => (
                  <Comment key={reply.id} comment={reply} onReply={onReply} />
                ))}
              </ul>
            )}
          </Comment>
        );
      })}
    </ul>
  );
}
