import type { OrderRow } from '@servery/api';
import { ProgressRing } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMinutesSince } from '../../hooks/useNow.ts';
import { ageWords } from '../../messages/board.ts';
import { age, figure, unit, word } from './AgeRing.css.ts';
import { toneOf, waitOf } from './ageOf.ts';

const rings = { calm: 'success', warning: 'warning', danger: 'danger', over: 'neutral' } as const;

export interface AgeRingProps {
  order: Pick<OrderRow, 'status' | 'placed_at' | 'promised_at' | 'status_at'>;
  /** Minutes in which the merchant wants a new order accepted. */
  acceptMinutes: number | undefined;
}

/** How many minutes an order has waited, against its promise: a figure, a ring and a word. Only this part lives by the clock. */
export function AgeRing({ order, acceptMinutes }: AgeRingProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { since, limit } = waitOf(order, acceptMinutes);
  const minutes = useMinutesSince(since);
  const tone = toneOf(minutes, limit);
  const state = tone !== 'over' && formatMessage(ageWords[tone]);
  const label = state
    ? formatMessage(ageWords.label, { minutes, limit, state })
    : formatMessage(ageWords.labelOver, { minutes });
  const isLong = minutes > 99;
  return (
    <span className={age} data-age={tone}>
      <ProgressRing
        value={limit === null ? 0 : minutes / limit}
        label={label}
        tone={rings[tone]}
        size="l"
      >
        <span className={figure}>
          {isLong
            ? formatMessage(ageWords.hours, { hours: Math.floor(minutes / 60) })
            : formatNumber(minutes)}
        </span>
        {!isLong && (
          <span className={unit}>
            <FormattedMessage {...ageWords.minutes} />
          </span>
        )}
      </ProgressRing>
      {state && (
        <span className={word} aria-hidden>
          {state}
        </span>
      )}
    </span>
  );
}
