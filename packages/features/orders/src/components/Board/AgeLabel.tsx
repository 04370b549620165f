import { FormattedMessage, useIntl } from 'react-intl';
import { useMinutesSince } from '../../hooks/useNow.ts';
import { ageWords } from '../../messages/board.ts';
import type { AgeRingProps } from './AgeRing.tsx';
import { toneOf, waitOf } from './ageOf.ts';
import { ageLabel } from './CompactTicket.css.ts';

/** How many minutes an order has waited and how that compares with its promise, in one line. */
export function AgeLabel({ order, acceptMinutes }: AgeRingProps) {
  const { formatMessage } = useIntl();
  const { since, limit } = waitOf(order, acceptMinutes);
  const minutes = useMinutesSince(since);
  const tone = toneOf(minutes, limit);
  const state = tone !== 'over' && formatMessage(ageWords[tone]);
  return (
    <span className={ageLabel} data-age={tone}>
      {minutes > 99 ? (
        <FormattedMessage {...ageWords.hours} values={{ hours: Math.floor(minutes / 60) }} />
      ) : (
        <FormattedMessage {...ageWords.short} values={{ minutes }} />
      )}
      {state && ` · ${state}`}
    </span>
  );
}
