import { LoadError } from '@servery/screens';
import { useIntl } from 'react-intl';
import { usePostsFrom } from '../hooks/useProfile.ts';
import { postMessages as messages } from '../messages/posts.ts';
import { PostCard } from './PostCard.tsx';

/** Further posts from a position; nothing while they load, which `MorePosts` shows. */
export function PostPiece({ start }: { start: number }) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePostsFrom(start);
  if (data) return data.posts.map((post) => <PostCard key={post.id} post={post} />);
  if (!error) return null;
  return <LoadError error={error} title={formatMessage(messages.moreFailed)} onRetry={mutate} />;
}
