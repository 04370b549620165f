import type { Problem } from '@servery/api';
import { LinesSkeleton, LoadError } from '@servery/screens';
import { EmptyState, Heading, LinkButton, SearchIcon, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages/list.ts';
import { postMessages as messages } from '../messages/post.ts';
import { places } from '../places.ts';

interface PostMissingProps {
  error: Problem | undefined;
  onRetry: () => unknown;
}

/** Loading, error and "not found" states of a post. */
export function PostMissing({ error, onRetry }: PostMissingProps) {
  const { formatMessage } = useIntl();
  if (!error) return <LinesSkeleton label={formatMessage(messages.loading)} />;
  return (
    <Stack gap="l">
      <Heading level={1}>{formatMessage(listMessages.title)}</Heading>
      <LoadError
        error={error}
        title={formatMessage(messages.failed)}
        onRetry={onRetry}
        missing={
          <EmptyState
            icon={<SearchIcon />}
            title={formatMessage(messages.missing)}
            action={<LinkButton href={places.list}>{formatMessage(messages.toList)}</LinkButton>}
          >
            {formatMessage(messages.missingText)}
          </EmptyState>
        }
      />
    </Stack>
  );
}
