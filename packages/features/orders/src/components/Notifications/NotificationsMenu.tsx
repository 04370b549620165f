import type { OrderRow, Reservation } from '@servery/api';
import { BellIcon, IconButton, NotificationBadge, onDemand } from '@servery/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useRights, useUser } from '@servery/api/user';
import { requestId, useGuestRequests } from '../../hooks/useGuestRequests.ts';
import { bookingId, useLoadedBookings } from '../../hooks/useLoadedBookings.ts';
import { bellMessages } from '../../messages/bell.ts';
import { notificationsOf } from './notificationsOf.ts';
import { systemId, type SystemNotice } from './systemNotice.ts';
import { useMarks } from './useMarks.ts';
import { useWaiting } from './useWaiting.ts';

const Panel = onDemand(
  async () => (await import('./NotificationsPopover.tsx')).NotificationsPopover,
);

// Loaded lazily: people who never answer bookings shouldn't download that endpoint with the shell.
const BookingFeed = lazy(async () => ({
  default: (await import('./BookingFeed.tsx')).BookingFeed,
}));

export interface NotificationsMenuProps {
  /**
   * The merchant whose orders are shown; '' for the user's own, or all merchants of an
   * administrator.
   */
  merchantId: number | '';
  /** Returns the link to an order. */
  hrefOf: (order: OrderRow) => string;
  /** Returns the link to a booking request. */
  bookingHrefOf: (booking: Reservation) => string;
  /** The link to the board with all orders that need attention. */
  boardHref: string;
  /** Notices of the app itself, the latest first. */
  system?: readonly SystemNotice[];
}

const nothing: readonly SystemNotice[] = [];

/**
 * A bell with the number of unread matters that need attention; its panel is loaded on first use.
 */
export function NotificationsMenu({ system = nothing, ...props }: NotificationsMenuProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const canAnswer = useRights()('queue.manage');
  const { rows = [], total } = useWaiting(props.merchantId);
  const requests = useGuestRequests(props.merchantId);
  const bookings = useLoadedBookings(props.merchantId);
  const marks = useMarks(user?.id);
  const isNew = (ids: readonly string[]) => ids.some((id) => !marks.isRead(id));
  const systemNotices = marks.isSystemShown ? system : nothing;
  const isRead = (ids: readonly string[]) => !isNew(ids);
  const count =
    total +
    requests.filter((request) => isNew([requestId(request)])).length +
    bookings.filter((booking) => isNew([bookingId(booking)])).length -
    notificationsOf(rows).filter(({ ids }) => isRead(ids)).length +
    systemNotices.filter((notice) => isNew([systemId(notice)])).length;
  const label = formatMessage(bellMessages.open, { count });
  return (
    <NotificationBadge count={count}>
      {canAnswer && (
        <Suspense>
          <BookingFeed merchantId={props.merchantId} />
        </Suspense>
      )}
      <Panel {...props} system={system} marks={marks} label={label}>
        {(onPress) => (
          <IconButton tone="neutral" label={label} aria-haspopup="dialog" onPress={onPress}>
            <BellIcon />
          </IconButton>
        )}
      </Panel>
    </NotificationBadge>
  );
}
