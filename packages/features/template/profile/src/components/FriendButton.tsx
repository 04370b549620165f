import type { ProfileFriend } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { Button, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useProfileChanges } from '../hooks/useProfileChanges.ts';
import { useProfileProblem } from '../hooks/useProfileProblem.ts';
import {
  addNameMessage,
  friendAddedMessage,
  friendMessages as messages,
  friendRemovedMessage,
} from '../messages/friends.ts';

interface FriendButtonProps {
  friend: ProfileFriend;
  /** Called after the friend was removed. */
  onRemoved?: () => void;
}

/** The button that adds someone as a friend, or removes them. Both can be undone. */
export function FriendButton({ friend, onRemoved }: FriendButtonProps) {
  const { formatMessage } = useIntl();
  const { setFriend } = useProfileChanges();
  const withErrorToast = useErrorToast(useProfileProblem());
  const { id, fullName: name, isFriend: wasFriend } = friend;
  const set = (isFriend: boolean) => setFriend({ body: { id, isFriend } });
  const change = () =>
    withErrorToast(async () => {
      await set(!wasFriend);
      toast.success({
        title: formatMessage(wasFriend ? friendRemovedMessage : friendAddedMessage, { name }),
        action: {
          label: formatMessage(messages.undo),
          onPress: () => void withErrorToast(() => set(wasFriend)),
        },
      });
      if (wasFriend) onRemoved?.();
    });
  return (
    <Button
      size="s"
      tone={wasFriend ? 'neutral' : 'accent'}
      emphasis={wasFriend ? 'outline' : 'soft'}
      aria-label={
        wasFriend
          ? formatMessage(messages.removeName, { name })
          : formatMessage(addNameMessage, { name })
      }
      onPress={() => void change()}
    >
      {formatMessage(wasFriend ? messages.remove : messages.add)}
    </Button>
  );
}
