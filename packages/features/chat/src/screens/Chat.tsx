import { useUser } from '@servery/api/user';
import { Button, EmptyState, Heading, Skeleton, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { chatWords as words } from '../messages.ts';

/** The chat of whoever is signed in. */
export function Chat() {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useUser();
  if (error)
    return (
      <EmptyState
        title={formatMessage(words.failed)}
        action={<Button onPress={() => void mutate()}>{formatMessage(words.retry)}</Button>}
      />
    );
  return (
    <Stack gap="m">
      <Heading level={1}>{formatMessage(words.title)}</Heading>
      {data ? (
        <Text as="p">{formatMessage(words.hello, { person: data.name })}</Text>
      ) : (
        <Skeleton width="third" />
      )}
    </Stack>
  );
}
