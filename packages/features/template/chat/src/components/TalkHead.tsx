import type { ChatContact } from '@servery/api/template';
import {
  ArrowStartIcon,
  Heading,
  IconButton,
  media,
  type MenuItem,
  MoreIcon,
  onDemand,
  PhoneIcon,
  SearchIcon,
  Text,
  useMedia,
  VideoIcon,
} from '@servery/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { writeChat } from '../chatView.ts';
import type { useContactChanges } from '../hooks/useContactChanges.ts';
import { listMessages, statusMessages } from '../messages/list.ts';
import { aboutPersonMessages, talkMessages as messages } from '../messages/talk.ts';
import { bar, grows, onlyNarrow } from './app.css.ts';
import { FaceLink } from './FaceLink.tsx';
import { tools } from './talk.css.ts';

const TalkMenu = onDemand(async () => (await import('./TalkMenu.tsx')).TalkMenu);

interface TalkHeadProps {
  contact: ChatContact;
  address: string;
  isTyping: boolean;
  /** Whether the user opened this chat, as opposed to the page starting with it. */
  isWanted: boolean;
  hasMessages: boolean;
  changes: Pick<ReturnType<typeof useContactChanges>, 'mark' | 'clear'>;
  onBack: () => void;
  onCall: (kind: 'voice' | 'video') => void;
  onFind: () => void;
  onView: () => void;
  onReport: () => void;
}

/** Header of a chat: the contact, and the actions other than writing. */
export function TalkHead(props: TalkHeadProps) {
  const { contact, address, isTyping, isWanted, onBack, onCall, onFind, ...menu } = props;
  const { formatMessage } = useIntl();
  const isNarrow = useMedia(media.narrow);
  const isTouch = useMedia(media.coarse);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Without a touch screen, the message field takes the focus instead.
    if (isWanted && isTouch) name.current?.focus();
  }, [isWanted, isTouch]);
  const { fullName, status, isBlocked: isDisabled } = contact;
  const calls = [
    { id: 'voice', label: formatMessage(messages.call), icon: <PhoneIcon /> },
    { id: 'video', label: formatMessage(messages.video), icon: <VideoIcon /> },
  ] as const;
  const further: MenuItem[] = calls.map((call) => ({
    ...call,
    isDisabled,
    onAction: () => onCall(call.id),
  }));
  return (
    <header className={bar}>
      <span className={onlyNarrow}>
        <IconButton label={formatMessage(messages.back)} onPress={onBack}>
          <ArrowStartIcon />
        </IconButton>
      </span>
      <FaceLink
        person={contact}
        label={formatMessage(aboutPersonMessages, { person: fullName })}
        href={writeChat(address, { panel: 'contact' })}
      />
      <div className={grows}>
        <Heading level={2} size="m" ref={name}>
          <Text isTruncated>{fullName}</Text>
        </Heading>
        <Text size="s" tone={isTyping ? 'accent' : 'muted'} isTruncated>
          {formatMessage(isTyping ? listMessages.typing : statusMessages[status])}
        </Text>
      </div>
      <div className={tools}>
        {!isNarrow &&
          calls.map(({ id, label, icon }) => (
            <IconButton key={id} label={label} isDisabled={isDisabled} onPress={() => onCall(id)}>
              {icon}
            </IconButton>
          ))}
        <IconButton label={formatMessage(messages.find)} onPress={onFind}>
          <SearchIcon />
        </IconButton>
        <TalkMenu {...menu} contact={contact} further={isNarrow ? further : []}>
          {(press) => (
            <IconButton label={formatMessage(messages.more)} aria-haspopup="menu" onPress={press}>
              <MoreIcon />
            </IconButton>
          )}
        </TalkMenu>
      </div>
    </header>
  );
}
