import { LinesSkeleton, LoadError } from '@servery/screens';
import { EmptyState, Link, SearchIcon, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useOnePost } from '../hooks/useProfile.ts';
import { postMessages as messages } from '../messages/posts.ts';
import { places } from '../places.ts';
import { PostCard } from './PostCard.tsx';

/** A post alone, to which its shared link leads. */
export function OnePost({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useOnePost(id);
  const content = () => {
    if (data) return <PostCard post={data.post} />;
    if (!error) return <LinesSkeleton label={formatMessage(messages.loading)} />;
    return (
      <LoadError
        error={error}
        title={formatMessage(messages.failed)}
        onRetry={mutate}
        missing={
          <EmptyState icon={<SearchIcon />} title={formatMessage(messages.missing)}>
            {formatMessage(messages.missingText)}
          </EmptyState>
        }
      />
    );
  };
  return (
    <Stack gap="l">
      <Link href={places.tab('feed')}>{formatMessage(messages.all)}</Link>
      {content()}
    </Stack>
  );
}
