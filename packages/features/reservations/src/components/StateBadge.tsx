import type { Reservation, ReservationStatus } from '@servery/api';
import {
  AlertIcon,
  Badge,
  CardIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  CustomersIcon,
  HelpIcon,
  SuccessIcon,
  UserIcon,
  type BadgeProps,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isLate } from '../actions.ts';
import { stateMessages as messages } from '../messages/state.ts';

type Tone = NonNullable<BadgeProps['tone']>;

/** The badge of each status, distinguishable without its colour. */
export const looks: Record<ReservationStatus, { tone: Tone; icon: ReactNode }> = {
  requested: { tone: 'info', icon: <HelpIcon /> },
  waitlisted: { tone: 'info', icon: <ClockIcon /> },
  confirmed: { tone: 'accent', icon: <CheckIcon /> },
  arrived: { tone: 'success', icon: <UserIcon /> },
  seated: { tone: 'success', icon: <CustomersIcon /> },
  completed: { tone: 'neutral', icon: <SuccessIcon /> },
  declined: { tone: 'neutral', icon: <CloseIcon /> },
  cancelled_guest: { tone: 'neutral', icon: <CloseIcon /> },
  cancelled_merchant: { tone: 'neutral', icon: <CloseIcon /> },
  no_show: { tone: 'danger', icon: <AlertIcon /> },
};

interface StateBadgesProps {
  booking: Reservation;
  now: number;
  money: (sen: number) => string;
}

/** The status of a booking, how late its party is, and the unpaid deposit. */
export function StateBadges({ booking, now, money }: StateBadgesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { status, deposit, deposit_state, starts_at } = booking;
  const { tone, icon } = looks[status];
  const minutes = Math.floor((now - Date.parse(starts_at)) / 60_000);
  const amount = money(deposit);
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {formatMessage(messages[status])}
      </Badge>
      {isLate(booking, now) && minutes > 0 && (
        <Badge tone="warning" icon={<AlertIcon />}>
          {formatMessage(messages.late, { minutes: formatNumber(minutes) })}
        </Badge>
      )}
      {deposit_state !== 'none' && (
        <Badge tone={deposit_state === 'due' ? 'warning' : 'neutral'} icon={<CardIcon />}>
          {formatMessage(deposit_state === 'due' ? messages.depositDue : messages.depositPaid, {
            amount,
          })}
        </Badge>
      )}
    </>
  );
}
