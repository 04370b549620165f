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
import { contactWords } from '../messages/contact.ts';
import { talkWords as words } from '../messages/talk.ts';

interface TalkMenuProps {
  contact: ChatContact;
  changes: Pick<ReturnType<typeof useContactChanges>, 'mark' | 'clear'>;
  /** There is something to clear. */
  hasMessages: boolean;
  /** What has no room outside of it. */
  further: readonly MenuItem[];
  onView: () => void;
  onReport: () => void;
}

/** What is done with a chat less often. */
export function TalkMenu(props: TalkMenuProps) {
  const { contact, changes, hasMessages, further, onView, onReport } = props;
  const { formatMessage } = useIntl();
  const { isMuted, isBlocked } = contact;
  const label = formatMessage(words.more);
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
        { id: 'view', label: formatMessage(words.view), icon: <UserIcon />, onAction: onView },
        ...further,
        {
          id: 'mute',
          label: formatMessage(isMuted ? contactWords.unmute : contactWords.mute),
          icon: isMuted ? <BellIcon /> : <BellOffIcon />,
          onAction: () => void changes.mark(contact, { isMuted: !isMuted }),
        },
        {
          id: 'block',
          label: formatMessage(isBlocked ? contactWords.unblock : contactWords.block),
          icon: <BlockIcon />,
          onAction: () => void changes.mark(contact, { isBlocked: !isBlocked }),
        },
        { type: 'separator', id: 'line' },
        {
          id: 'clear',
          label: formatMessage(words.clear),
          icon: <DeleteIcon />,
          isDisabled: !hasMessages,
          onAction: () => void changes.clear(contact),
        },
        {
          id: 'report',
          label: formatMessage(words.report),
          icon: <ShieldIcon />,
          tone: 'danger',
          onAction: onReport,
        },
      ]}
    />
  );
}
