import type { ProfileComment } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { Avatar, Button, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePostChanges } from '../hooks/useProfileChanges.ts';
import { useProfileProblem } from '../hooks/useProfileProblem.ts';
import { likeCommentMessage, likeCountMessage, postMessages } from '../messages/posts.ts';
import { HeartIcon } from './HeartIcon.tsx';
import * as styles from './post.css.ts';
import { text } from './profile.css.ts';

interface CommentProps {
  postId: number;
  comment: ProfileComment;
}

/** A comment with the button that likes it. */
export function Comment({ postId, comment }: CommentProps) {
  const { formatMessage, formatDate } = useIntl();
  const { likeComment } = usePostChanges();
  const withErrorToast = useErrorToast(useProfileProblem());
  const { id: commentId, fullName: name, avatar, isLiked, likes: count } = comment;
  const like = () =>
    withErrorToast(() => likeComment({ body: { postId, commentId, isLiked: !isLiked } }));
  return (
    <li className={styles.comment}>
      <Avatar name={name} src={avatar} size="s" isDecorative />
      <div>
        <div className={styles.bubble}>
          <Text size="s" weight="medium">
            <bdi>{name}</bdi>
          </Text>
          <p dir="auto" className={text}>
            {comment.comment}
          </p>
        </div>
        <div className={styles.below}>
          <span>{formatDate(comment.commentedAt, { dateStyle: 'medium' })}</span>
          <Button
            size="s"
            emphasis="ghost"
            tone={isLiked ? 'danger' : 'neutral'}
            icon={<HeartIcon isFilled={isLiked} />}
            aria-pressed={isLiked}
            aria-label={formatMessage(likeCommentMessage, { name })}
            onPress={() => void like()}
          >
            {formatMessage(postMessages.like)}
          </Button>
          {count > 0 && <span>{formatMessage(likeCountMessage, { count })}</span>}
        </div>
      </div>
    </li>
  );
}
