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
import { listWords, statusWords } from '../messages/list.ts';
import { aboutPersonWords, talkWords as words } from '../messages/talk.ts';
import { bar, grows, onlyNarrow } from './app.css.ts';
import { FaceLink } from './FaceLink.tsx';
import { tools } from './talk.css.ts';

const TalkMenu = onDemand(async () => (await import('./TalkMenu.tsx')).TalkMenu);

interface TalkHeadProps {
  contact: ChatContact;
  address: string;
  isTyping: boolean;
  /** It was opened by a person just now. */
  isWanted: boolean;
  hasMessages: boolean;
  changes: Pick<ReturnType<typeof useContactChanges>, 'mark' | 'clear'>;
  onBack: () => void;
  onCall: (kind: 'voice' | 'video') => void;
  onFind: () => void;
  onView: () => void;
  onReport: () => void;
}

/** Whom one talks to, and what can be done besides talking. */
export function TalkHead(props: TalkHeadProps) {
  const { contact, address, isTyping, isWanted, onBack, onCall, onFind, ...menu } = props;
  const { formatMessage } = useIntl();
  const isNarrow = useMedia(media.narrow);
  const isTouch = useMedia(media.coarse);
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever types is led to the field instead.
    if (isWanted && isTouch) name.current?.focus();
  }, [isWanted, isTouch]);
  const { fullName, status, isBlocked: isDisabled } = contact;
  const calls = [
    { id: 'voice', label: formatMessage(words.call), icon: <PhoneIcon /> },
    { id: 'video', label: formatMessage(words.video), icon: <VideoIcon /> },
  ] as const;
  const further: MenuItem[] = calls.map((call) => ({
    ...call,
    isDisabled,
    onAction: () => onCall(call.id),
  }));
  return (
    <header className={bar}>
      <span className={onlyNarrow}>
        <IconButton label={formatMessage(words.back)} onPress={onBack}>
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
          calls.map(({ id, label, icon }) => (
            <IconButton key={id} label={label} isDisabled={isDisabled} onPress={() => onCall(id)}>
              {icon}
            </IconButton>
          ))}
        <IconButton label={formatMessage(words.find)} onPress={onFind}>
          <SearchIcon />
        </IconButton>
        <TalkMenu {...menu} contact={contact} further={isNarrow ? further : []}>
          {(press) => (
            <IconButton label={formatMessage(words.more)} aria-haspopup="menu" onPress={press}>
              <MoreIcon />
            </IconButton>
          )}
        </TalkMenu>
      </div>
    </header>
  );
}
