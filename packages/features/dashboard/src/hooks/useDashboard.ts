import { getDashboard, type LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';
import { useUser } from '@servery/api/user';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set([
  'order.placed',
  'order.changed',
  'queue.changed',
  'reservation.changed',
  'reservation.requested',
  'print.changed',
  'menu.changed',
  'merchant.changed',
]);

/**
 * The dashboard, updated with each event of a chosen outlet, and every half minute for all outlets.
 */
export function useDashboard(merchantId: number | undefined) {
  const response = useCall(
    getDashboard,
    { query: { merchant_id: merchantId ?? '' } },
    { refreshInterval: 30_000 },
  );
  const { mutate } = response;
  const { data: user } = useUser();
  const own = user?.merchant ? '' : null;
  useLiveRefresh(merchantId ?? own, kinds, () => void mutate());
  return response;
}
