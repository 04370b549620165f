import type { ChatStatus, ChatUser } from '@servery/api/template';
import { Avatar, type AvatarProps, type AvatarStatus } from '@servery/ui';
import { useIntl } from 'react-intl';
import { statusMessages } from '../messages/list.ts';

const tones: Readonly<Record<ChatStatus, AvatarStatus['tone']>> = {
  online: 'success',
  busy: 'danger',
  away: 'warning',
  offline: 'neutral',
};

interface FaceProps extends Pick<AvatarProps, 'size' | 'isDecorative'> {
  person: Pick<ChatUser, 'fullName' | 'avatar' | 'status'>;
}

/** A person's avatar with a dot that shows whether they're online. */
export function Face({ person, ...look }: FaceProps) {
  const { formatMessage } = useIntl();
  return (
    <Avatar
      {...look}
      name={person.fullName}
      src={person.avatar}
      status={{ label: formatMessage(statusMessages[person.status]), tone: tones[person.status] }}
    />
  );
}
