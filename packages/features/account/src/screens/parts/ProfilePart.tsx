import type { UserInfo } from '@servery/api';
import {
  Avatar,
  Badge,
  Card,
  Description,
  DescriptionList,
  Heading,
  Stack,
  Text,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useUser } from '@servery/api/user';
import { LoadState } from '@servery/screens';
import { roleMessages } from '@servery/screens/messages';
import { profileMessages as messages } from '../../messages/profile.ts';
import { who } from './ProfilePart.css.ts';
import { RightsList } from './RightsList.tsx';

/** The person's name, role, outlets and permissions. */
export function ProfilePart() {
  const { formatMessage } = useIntl();
  const { data: user, error, mutate } = useUser();
  if (!user) return <LoadState error={error} hasHeading onRetry={mutate} />;
  return (
    <Stack>
      <Card padding="l" title={formatMessage(messages.person)}>
        <Stack gap="xl">
          <div className={who}>
            <Avatar name={user.name} size="l" isDecorative />
            <Stack gap="xs" align="start">
              <Heading level={3}>{user.name}</Heading>
              <Badge tone="accent">{formatMessage(roleMessages[user.template ?? user.role])}</Badge>
            </Stack>
          </div>
          <Facts user={user} />
        </Stack>
      </Card>
      <Card padding="l" title={formatMessage(messages.rights)}>
        <RightsList rights={user.rights} />
      </Card>
    </Stack>
  );
}

function Facts({ user }: { user: UserInfo }) {
  const { formatList, formatMessage } = useIntl();
  const outlets = user.merchants.map(({ name }) => name);
  return (
    <DescriptionList look="pairs">
      <Description term={formatMessage(messages.username)}>
        <bdi>{user.username}</bdi>
      </Description>
      <Description term={formatMessage(messages.outlets)}>
        {outlets.length > 0 ? (
          formatList(outlets)
        ) : (
          <Text tone="muted">{formatMessage(messages.noOutlets)}</Text>
        )}
      </Description>
    </DescriptionList>
  );
}
