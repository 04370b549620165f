import type { OrderRow } from '@servery/api';
import { useMinutesSince } from '@servery/screens';
import { ProgressRing } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ageMessages } from '../../messages/board.ts';
import { age, figure, unit, word } from './AgeRing.css.ts';
import { toneOf, waitOf } from './ageOf.ts';

const rings = { calm: 'success', warning: 'warning', danger: 'danger', over: 'neutral' } as const;

export interface AgeRingProps {
  order: Pick<OrderRow, 'status' | 'placed_at' | 'promised_at' | 'status_at'>;
  /** Minutes within which the merchant wants a new order accepted. */
  acceptMinutes: number | undefined;
}

/**
 * An order's age against its promised time, as a number of minutes, a ring and a label. Only this
 * part re-renders as time passes.
 */
export function AgeRing({ order, acceptMinutes }: AgeRingProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { since, limit } = waitOf(order, acceptMinutes);
  const minutes = useMinutesSince(since);
  const tone = toneOf(minutes, limit);
  const state = tone !== 'over' && formatMessage(ageMessages[tone]);
  const label = state
    ? formatMessage(ageMessages.label, { minutes, limit, state })
    : formatMessage(ageMessages.labelOver, { minutes });
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
            ? formatMessage(ageMessages.hours, { hours: Math.floor(minutes / 60) })
            : formatNumber(minutes)}
        </span>
        {!isLong && (
          <span className={unit}>
            <FormattedMessage {...ageMessages.minutes} />
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
