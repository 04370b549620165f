import { LinesSkeleton, LoadError } from '@servery/screens';
import {
  Avatar,
  CustomersIcon,
  EmptyState,
  Heading,
  Link,
  ListGroup,
  Stack,
  Text,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useUsers } from '../hooks/useUsers.ts';
import { listView } from '../listView.ts';
import { listMessages } from '../messages/list.ts';
import { viewMessages as messages } from '../messages/view.ts';
import { roleMessages } from '../messages/vocabulary.ts';
import { places } from '../places.ts';

/** Shown for a URL without a user’s id: the first users to choose from. */
export function UserChoice() {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useUsers(listView.plain);
  const first = () => {
    if (!data)
      return error ? (
        <LoadError error={error} title={formatMessage(listMessages.failed)} onRetry={mutate} />
      ) : (
        <LinesSkeleton />
      );
    if (data.users.length === 0)
      return <EmptyState icon={<CustomersIcon />} title={formatMessage(listMessages.none)} />;
    return (
      <ListGroup
        label={formatMessage(messages.firstUsers)}
        items={data.users.map(({ id, fullName, avatar, role }) => ({
          id: String(id),
          href: places.view(id),
          icon: <Avatar name={fullName} src={avatar} isDecorative />,
          title: fullName,
          description: formatMessage(roleMessages[role]),
        }))}
      />
    );
  };
  return (
    <Stack gap="l">
      <div>
        <Heading level={1}>{formatMessage(messages.choose)}</Heading>
        <Text as="p" tone="muted">
          {formatMessage(messages.chooseText)}
        </Text>
      </div>
      {first()}
      <Link href={places.list}>{formatMessage(messages.toList)}</Link>
    </Stack>
  );
}
