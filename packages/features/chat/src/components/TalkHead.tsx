import type { ChatContact } from '@servery/api/template';
import {
  ArrowStartIcon,
  BellIcon,
  BellOffIcon,
  DeleteIcon,
  Heading,
  IconButton,
  Menu,
  MoreIcon,
  PhoneIcon,
  SearchIcon,
  ShieldIcon,
  Text,
  UserIcon,
} from '@servery/ui';
import { media } from '@servery/ui/styles';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { writeChat } from '../chatView.ts';
import type { useContactChanges } from '../hooks/useContactChanges.ts';
import { useMedia } from '../hooks/useMedia.ts';
import { contactWords } from '../messages/contact.ts';
import { listWords, statusWords } from '../messages/list.ts';
import { aboutPersonWords, talkWords as words } from '../messages/talk.ts';
import { bar, grows, onlyNarrow } from './app.css.ts';
import { FaceLink } from './FaceLink.tsx';
import { BlockIcon, VideoIcon } from './icons.tsx';
import { tools } from './talk.css.ts';

/** What is done from the line above a chat. */
export interface TalkActs {
  onBack: () => void;
  onCall: (kind: 'voice' | 'video') => void;
  onFind: () => void;
  onView: () => void;
  onReport: () => void;
}

interface TalkHeadProps extends TalkActs {
  contact: ChatContact;
  address: string;
  isTyping: boolean;
  changes: Pick<ReturnType<typeof useContactChanges>, 'mark' | 'clear'>;
  /** There is something to clear. */
  hasMessages: boolean;
  /** It was opened by a person just now. */
  isWanted: boolean;
}

/** Whom one talks to, and what can be done besides talking. */
export function TalkHead(props: TalkHeadProps) {
  const { contact, address, isTyping, isWanted, changes, hasMessages, ...acts } = props;
  const { formatMessage } = useIntl();
  const { fullName, status, isMuted, isBlocked } = contact;
  const isNarrow = useMedia(media.narrow);
  const isTouch = useMedia(media.coarse);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever types is led to the field instead.
    if (isWanted && isTouch) name.current?.focus();
  }, [isWanted, isTouch]);
  const more = formatMessage(words.more);
  const calls = [
    {
      id: 'voice',
      label: formatMessage(words.call),
      icon: <PhoneIcon />,
      isDisabled: isBlocked,
      onAction: () => acts.onCall('voice'),
    },
    {
      id: 'video',
      label: formatMessage(words.video),
      icon: <VideoIcon />,
      isDisabled: isBlocked,
      onAction: () => acts.onCall('video'),
    },
  ];
  return (
    <header className={bar}>
      <span className={onlyNarrow}>
        <IconButton label={formatMessage(words.back)} onPress={acts.onBack}>
          <ArrowStartIcon />
        </IconButton>
      </span>
      <FaceLink
        person={contact}
        label={formatMessage(aboutPersonWords, { person: fullName })}
        href={writeChat(address, { panel: 'contact' })}
      />
      <div className={grows}>
        <Heading level={2} size="m" ref={name}>
          <Text isTruncated>{fullName}</Text>
        </Heading>
        <Text size="s" tone={isTyping ? 'accent' : 'muted'} isTruncated>
          {formatMessage(isTyping ? listWords.typing : statusWords[status])}
        </Text>
      </div>
      <div className={tools}>
        {!isNarrow &&
          calls.map(({ id, label, icon, isDisabled, onAction }) => (
            <IconButton key={id} label={label} isDisabled={isDisabled} onPress={onAction}>
              {icon}
            </IconButton>
          ))}
        <IconButton label={formatMessage(words.find)} onPress={acts.onFind}>
          <SearchIcon />
        </IconButton>
        <Menu
          label={more}
          placement="bottom end"
          trigger={
            <IconButton label={more}>
              <MoreIcon />
            </IconButton>
          }
          items={[
            {
              id: 'view',
              label: formatMessage(words.view),
              icon: <UserIcon />,
              onAction: acts.onView,
            },
            ...(isNarrow ? calls : []),
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
              onAction: acts.onReport,
            },
          ]}
        />
      </div>
    </header>
  );
}
