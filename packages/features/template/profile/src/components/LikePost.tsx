import type { ProfilePost } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { Button } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePostChanges } from '../hooks/useProfileChanges.ts';
import { useProfileProblem } from '../hooks/useProfileProblem.ts';
import { postMessages as messages } from '../messages/posts.ts';
import { HeartIcon } from './HeartIcon.tsx';

/** The button that likes a post, or removes the like. */
export function LikePost({ post: { id: postId, isLiked } }: { post: ProfilePost }) {
  const { formatMessage } = useIntl();
  const { likePost } = usePostChanges();
  const withErrorToast = useErrorToast(useProfileProblem());
  return (
    <Button
      emphasis="ghost"
      tone={isLiked ? 'danger' : 'neutral'}
      icon={<HeartIcon isFilled={isLiked} />}
      aria-pressed={isLiked}
      onPress={() => void withErrorToast(() => likePost({ body: { postId, isLiked: !isLiked } }))}
    >
      {formatMessage(messages.like)}
    </Button>
  );
}
