import type { BlogComment } from '@servery/api/template';
import { Button, ReplyIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { replyToMessage } from '../messages/post.ts';
import { Byline } from './Byline.tsx';
import * as styles from './post.css.ts';

interface CommentProps {
  comment: BlogComment;
  onReply: (comment: BlogComment) => void;
  /** The replies to the comment. */
  children?: ReactNode;
}

/** A comment with the button that replies to it, and its replies. */
export function Comment({ comment, onReply, children }: CommentProps) {
  const { formatMessage } = useIntl();
  const { userFullName: name, avatar, commentedAt, commentText } = comment;
  return (
    <li className={styles.comment}>
      <Byline name={name} avatar={avatar} time={commentedAt} />
      <p dir="auto" className={styles.commentText}>
        {commentText}
      </p>
      <Button
        size="s"
        tone="neutral"
        emphasis="ghost"
        icon={<ReplyIcon />}
        onPress={() => onReply(comment)}
      >
        {formatMessage(replyToMessage, { name })}
      </Button>
      {children}
    </li>
  );
}
