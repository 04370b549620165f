import type { ChatUser } from '@servery/api/template';
import { Avatar, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages/list.ts';
import { bubble, bubbles, firstDot, group, secondDot, thirdDot, typing } from './talk.css.ts';

/** Indicator that a contact is typing. */
export function Typing({ person }: { person: Pick<ChatUser, 'fullName' | 'avatar'> }) {
  const { formatMessage } = useIntl();
  return (
    <div className={group}>
      <Avatar name={person.fullName} src={person.avatar} size="s" isDecorative />
      <div className={bubbles}>
        <div className={`${bubble} ${typing}`}>
          <VisuallyHidden>
            {person.fullName} {formatMessage(listMessages.typing)}
          </VisuallyHidden>
          <span className={firstDot} />
          <span className={secondDot} />
          <span className={thirdDot} />
        </div>
      </div>
    </div>
  );
}
