import type { Order, OrderEvent } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Button, Timeline, TimelineEvent } from '@servery/ui';
import { useReasonText } from '@servery/screens/reasons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { detailMessages } from '../../messages/detail.ts';
import { eventFactMessages, eventMessages } from '../../messages/events.ts';
import { Section } from './Section.tsx';

const shownAtOnce = 8;

const tones: Partial<Record<string, 'success' | 'warning' | 'danger' | 'accent'>> = {
  complete: 'success',
  claim: 'success',
  pay: 'success',
  void: 'danger',
  cancel: 'danger',
  expire: 'danger',
  reject: 'danger',
  void_line: 'warning',
  reverse: 'warning',
  undo: 'warning',
  reopen: 'warning',
};

/** The events of an order, latest first: time, event, amount, reason, author and approver. */
export function History({ order }: { order: Order }) {
  const { formatMessage } = useIntl();
  const { money, time, dateTime, date } = useFormat(order.merchant_id);
  const reasonText = useReasonText();
  const [isWhole, setWhole] = useState(false);
  const events = order.timeline.toReversed();
  const shown = isWhole ? events : events.slice(0, shownAtOnce);
  const day = date(order.placed_at);

  const title = ({ kind, facts }: OrderEvent) => {
    const message = Object.hasOwn(eventMessages, kind)
      ? eventMessages[kind as keyof typeof eventMessages]
      : eventMessages.update;
    const nothing = kind === 'set_seat' ? 'none' : '';
    const to = kind === 'owner' && facts['to'] === '' ? 'nobody' : String(facts['to'] ?? nothing);
    return formatMessage(message, {
      ...facts,
      to: kind === 'set_covers' ? Number(facts['to']) : to,
      from: String(facts['from'] ?? ''),
      with: String(facts['with'] ?? ''),
      courier: String(facts['courier'] ?? 'none'),
    });
  };

  const under = ({ by, facts }: OrderEvent) => {
    const { amount, approved_by: approver, made } = facts;
    return [
      typeof amount === 'number' && money(amount),
      reasonText(facts),
      made === true && formatMessage(eventFactMessages.made),
      by !== '' && formatMessage(eventFactMessages.by, { name: by }),
      typeof approver === 'string' && formatMessage(eventFactMessages.approved, { name: approver }),
    ]
      .filter(Boolean)
      .join(' · ');
  };

  return (
    <Section title={formatMessage(detailMessages.history)}>
      <Timeline label={formatMessage(detailMessages.history)}>
        {shown.map((event, i) => (
          <TimelineEvent
            // oxlint-disable-next-line react/no-array-index-key -- events are never reordered; many share an instant
            key={events.length - i}
            title={title(event)}
            time={date(event.at) === day ? time(event.at) : dateTime(event.at)}
            dateTime={event.at}
            tone={tones[event.kind]}
          >
            {under(event)}
          </TimelineEvent>
        ))}
      </Timeline>
      {shown.length < events.length && (
        <div>
          <Button size="s" emphasis="ghost" onPress={() => setWhole(true)}>
            {formatMessage(eventFactMessages.earlier, { count: events.length - shown.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}
