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
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useUser } from '@servery/api/user';
import { profileWords as words, roleWords } from '../../messages/profile.ts';
import { who } from './ProfilePart.css.ts';
import { RightsList } from './RightsList.tsx';

/** Who one is here, for which outlets, and what one may do. */
export function ProfilePart() {
  const { formatMessage } = useIntl();
  const { data: user, error, mutate } = useUser();
  if (!user && error) return <Trouble problem={error} onRetry={() => mutate()} />;
  if (!user) return <Waiting lines={8} />;
  return (
    <Stack>
      <Card padding="l" title={formatMessage(words.person)}>
        <Stack gap="xl">
          <div className={who}>
            <Avatar name={user.name} size="l" isDecorative />
            <Stack gap="xs" align="start">
              <Heading level={3}>{user.name}</Heading>
              <Badge tone="accent">{formatMessage(roleWords[user.template ?? user.role])}</Badge>
            </Stack>
          </div>
          <Facts user={user} />
        </Stack>
      </Card>
      <Card padding="l" title={formatMessage(words.rights)}>
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
      <Description term={formatMessage(words.username)}>
        <bdi>{user.username}</bdi>
      </Description>
      <Description term={formatMessage(words.outlets)}>
        {outlets.length > 0 ? (
          formatList(outlets)
        ) : (
          <Text tone="muted">{formatMessage(words.noOutlets)}</Text>
        )}
      </Description>
    </DescriptionList>
  );
}
