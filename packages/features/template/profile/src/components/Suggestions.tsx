import type { ProfileFriend } from '@servery/api/template';
import { Avatar, Card, ListGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import { friendMessages as messages, mutualFriendsMessage } from '../messages/friends.ts';
import { FriendButton } from './FriendButton.tsx';

/** People who can become friends. They stay in the list, so that adding one can be undone there. */
export function Suggestions({ people }: { people: readonly ProfileFriend[] }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.suggestions);
  if (people.length === 0) return null;
  return (
    <Card title={title}>
      <ListGroup
        isFlush
        label={title}
        items={people.map((friend) => ({
          id: String(friend.id),
          icon: <Avatar name={friend.fullName} src={friend.avatar} isDecorative />,
          title: <bdi>{friend.fullName}</bdi>,
          description: formatMessage(mutualFriendsMessage, { count: friend.mutualFriends }),
          end: <FriendButton friend={friend} />,
        }))}
      />
    </Card>
  );
}
