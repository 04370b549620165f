import type { ChatContact } from '@servery/api/template';
import { PhoneIcon, VideoIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { dayOf } from '@servery/domain/template';
import { useToday } from '../hooks/useToday.ts';
import { talkMessages as messages } from '../messages/talk.ts';
import type { ChatRow } from '../rows.ts';
import { MessageGroup, type Unsent } from './MessageGroup.tsx';
import { call, day, fresh } from './talk.css.ts';

export interface TalkRowProps extends Unsent {
  row: ChatRow;
  contact: ChatContact;
  find: string;
  currentKey: string | undefined;
}

function Day({ on }: { on: string }) {
  const { formatDate, formatMessage } = useIntl();
  const today = useToday();
  const yesterday = new Date(`${today}T12:00`);
  yesterday.setDate(yesterday.getDate() - 1);
  if (on === today) return formatMessage(messages.today);
  if (on === dayOf(yesterday)) return formatMessage(messages.yesterday);
  const isThisYear = on.slice(0, 4) === today.slice(0, 4);
  return (
    <time dateTime={on}>
      {formatDate(on, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: isThisYear ? undefined : 'numeric',
        timeZone: 'UTC',
      })}
    </time>
  );
}

/**
 * A row of a conversation: a day separator, the "new messages" line, a call or a group of messages.
 */
export function TalkRow({ row, contact, ...talk }: TalkRowProps) {
  const { formatMessage, formatTime } = useIntl();
  if (row.kind === 'day')
    return (
      <div className={day}>
        <Day on={row.day} />
      </div>
    );
  if (row.kind === 'new') return <div className={fresh}>{formatMessage(messages.new)}</div>;
  if (row.kind === 'group')
    return (
      <MessageGroup
        {...talk}
        messages={row.messages}
        person={row.senderId === contact.id ? contact : null}
      />
    );
  const { attachment, time, key } = row.message;
  const isVideo = attachment?.kind === 'call' && attachment.isVideo;
  return (
    <div className={call} data-message={key}>
      {isVideo ? <VideoIcon /> : <PhoneIcon size="1.25em" aria-hidden />}
      {formatMessage(isVideo ? messages.missedVideo : messages.missed)}
      <time dateTime={time}>{formatTime(time)}</time>
    </div>
  );
}
