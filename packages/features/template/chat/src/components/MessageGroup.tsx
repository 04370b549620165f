import type { ChatUser } from '@servery/api/template';
import { Avatar, Button, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Waiting } from '../hooks/useOutbox.ts';
import { talkMessages } from '../messages/talk.ts';
import type { ShownMessage } from '../rows.ts';
import { Bubble } from './Bubble.tsx';
import { bubbles, group, note, notes } from './talk.css.ts';

/** Actions for a message that wasn't delivered. */
export interface Unsent {
  onSendAgain: (message: Waiting) => void;
  onDiscard: (message: Waiting) => void;
}

interface MessageGroupProps extends Unsent {
  messages: readonly ShownMessage[];
  /** The sender; null for the user's own messages. */
  person: Pick<ChatUser, 'fullName' | 'avatar'> | null;
  find: string;
  currentKey: string | undefined;
}

/** Consecutive messages of one sender, with the time of the last one. */
export function MessageGroup({ messages, person, find, currentKey, ...unsent }: MessageGroupProps) {
  const { formatMessage, formatTime } = useIntl();
  const last = messages.at(-1)!;
  const failed = messages.filter((one): one is Waiting => one.state === 'failed');
  return (
    <div className={group} data-own={!person || undefined}>
      <VisuallyHidden>{person?.fullName ?? formatMessage(talkMessages.you)}</VisuallyHidden>
      {person && <Avatar name={person.fullName} src={person.avatar} size="s" isDecorative />}
      <div className={bubbles}>
        {messages.map((one) => (
          <Bubble key={one.key} message={one} find={find} isCurrent={one.key === currentKey} />
        ))}
      </div>
      <div className={notes}>
        {failed.map((one) => (
          <div key={one.key} className={note} data-failed role="alert">
            {formatMessage(talkMessages.notSent)}
            <Button size="s" onPress={() => unsent.onSendAgain(one)}>
              {formatMessage(talkMessages.sendAgain)}
            </Button>
            <Button size="s" emphasis="ghost" onPress={() => unsent.onDiscard(one)}>
              {formatMessage(talkMessages.discard)}
            </Button>
          </div>
        ))}
        {last.state !== 'failed' && (
          <span className={note}>
            {last.state === 'sending' ? (
              formatMessage(talkMessages.sending)
            ) : (
              <time dateTime={last.time}>{formatTime(last.time)}</time>
            )}
          </span>
        )}
      </div>
    </div>
  );
}
