import type { ProfilePost } from '@servery/api/template';
import { Button, Skeleton } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { postMessages as messages } from '../messages/posts.ts';
import { Comment } from './Comment.tsx';
import * as styles from './post.css.ts';

// Below the post, and only few readers use it.
const CommentForm = lazy(async () => ({
  default: (await import('./CommentForm.tsx')).CommentForm,
}));

/** The number of comments that a post begins with. */
const few = 2;

/** The latest comments on a post, the button that shows all, and the form for another one. */
export function Comments({ post: { id, comments } }: { post: ProfilePost }) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? comments : comments.slice(-few);
  return (
    <div className={styles.comments}>
      {comments.length > few && (
        <div>
          <Button size="s" emphasis="ghost" onPress={() => setWhole(!isWhole)}>
            {formatMessage(isWhole ? messages.fewerComments : messages.allComments)}
          </Button>
        </div>
      )}
      {comments.length > 0 && (
        <ul role="list" aria-label={formatMessage(messages.comments)} className={styles.comments}>
          {shown.map((comment) => (
            <Comment key={comment.id} postId={id} comment={comment} />
          ))}
        </ul>
      )}
      <Suspense fallback={<Skeleton shape="control" />}>
        <CommentForm postId={id} />
      </Suspense>
    </div>
  );
}
