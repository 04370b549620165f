import type { ChatContact } from '@servery/api/template';
import {
  BellIcon,
  BellOffIcon,
  BlockIcon,
  DeleteIcon,
  IconButton,
  Menu,
  type MenuItem,
  MoreIcon,
  ShieldIcon,
  UserIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import type { useContactChanges } from '../hooks/useContactChanges.ts';
import { contactMessages } from '../messages/contact.ts';
import { talkMessages as messages } from '../messages/talk.ts';

interface TalkMenuProps {
  contact: ChatContact;
  changes: Pick<ReturnType<typeof useContactChanges>, 'mark' | 'clear'>;
  /** Whether the chat has messages to clear. */
  hasMessages: boolean;
  /** Items that don't fit into the header on a narrow screen. */
  further: readonly MenuItem[];
  onView: () => void;
  onReport: () => void;
}

/** Menu of the less frequent actions of a chat. */
export function TalkMenu(props: TalkMenuProps) {
  const { contact, changes, hasMessages, further, onView, onReport } = props;
  const { formatMessage } = useIntl();
  const { isMuted, isBlocked } = contact;
  const label = formatMessage(messages.more);
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
      items={[
        { id: 'view', label: formatMessage(messages.view), icon: <UserIcon />, onAction: onView },
        ...further,
        {
          id: 'mute',
          label: formatMessage(isMuted ? contactMessages.unmute : contactMessages.mute),
          icon: isMuted ? <BellIcon /> : <BellOffIcon />,
          onAction: () => void changes.mark(contact, { isMuted: !isMuted }),
        },
        {
          id: 'block',
          label: formatMessage(isBlocked ? contactMessages.unblock : contactMessages.block),
          icon: <BlockIcon />,
          onAction: () => void changes.mark(contact, { isBlocked: !isBlocked }),
        },
        { type: 'separator', id: 'line' },
        {
          id: 'clear',
          label: formatMessage(messages.clear),
          icon: <DeleteIcon />,
          isDisabled: !hasMessages,
          onAction: () => void changes.clear(contact),
        },
        {
          id: 'report',
          label: formatMessage(messages.report),
          icon: <ShieldIcon />,
          tone: 'danger',
          onAction: onReport,
        },
      ]}
    />
  );
}
