import type { ProfileFriend } from '@servery/api/template';
import { Card, CustomersIcon, EmptyState, Heading, Stack, Text } from '@servery/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import {
  friendCountMessage,
  friendMessages as messages,
  mutualFriendsMessage,
} from '../messages/friends.ts';
import { profileMessages } from '../messages/profile.ts';
import { FriendButton } from './FriendButton.tsx';
import { friend as friendStyle, friends as friendsStyle } from './friends.css.ts';
import { PersonRow } from './PersonRow.tsx';
import { Suggestions } from './Suggestions.tsx';

interface FriendsProps {
  friends: readonly ProfileFriend[];
  suggestions: readonly ProfileFriend[];
}

/** All friends, each with the button that removes them, and people who can become friends. */
export function Friends({ friends, suggestions }: FriendsProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack gap="l">
      <Card>
        <Stack gap="l">
          <Heading ref={heading} level={2} size="m">
            {formatMessage(friendCountMessage, { count: friends.length })}
          </Heading>
          {friends.length === 0 && (
            <EmptyState level={3} icon={<CustomersIcon />} title={formatMessage(messages.none)}>
              {formatMessage(messages.noneText)}
            </EmptyState>
          )}
          {friends.length > 0 && (
            <ul
              role="list"
              aria-label={formatMessage(profileMessages.friends)}
              className={friendsStyle}
            >
              {friends.map((friend) => (
                <li key={friend.id} className={friendStyle}>
                  <PersonRow
                    size="l"
                    name={friend.fullName}
                    src={friend.avatar}
                    action={
                      <FriendButton friend={friend} onRemoved={() => heading.current?.focus()} />
                    }
                  >
                    <bdi>{friend.designation}</bdi>
                  </PersonRow>
                  <Text size="s" tone="muted">
                    {formatMessage(mutualFriendsMessage, { count: friend.mutualFriends })}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </Card>
      <Suggestions people={suggestions} />
    </Stack>
  );
}
