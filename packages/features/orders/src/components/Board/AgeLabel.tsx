import { useMinutesSince } from '@servery/screens';
import { FormattedMessage, useIntl } from 'react-intl';
import { ageMessages } from '../../messages/board.ts';
import type { AgeRingProps } from './AgeRing.tsx';
import { toneOf, waitOf } from './ageOf.ts';
import { ageLabel } from './CompactTicket.css.ts';

/** One-line label of an order's age in minutes and how it compares with the promised time. */
export function AgeLabel({ order, acceptMinutes }: AgeRingProps) {
  const { formatMessage } = useIntl();
  const { since, limit } = waitOf(order, acceptMinutes);
  const minutes = useMinutesSince(since);
  const tone = toneOf(minutes, limit);
  const state = tone !== 'over' && formatMessage(ageMessages[tone]);
  return (
    <span className={ageLabel} data-age={tone}>
      {minutes > 99 ? (
        <FormattedMessage {...ageMessages.hours} values={{ hours: Math.floor(minutes / 60) }} />
      ) : (
        <FormattedMessage {...ageMessages.short} values={{ minutes }} />
      )}
      {state && ` · ${state}`}
    </span>
  );
}
