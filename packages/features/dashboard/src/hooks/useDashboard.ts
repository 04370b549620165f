import { getDashboard } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useUser } from '@servery/api/user';
import { useFollow } from './useFollow.ts';

/**
 * The dashboard, updated with each event of a chosen or the person's own outlet, and every half
 * minute.
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
  useFollow(merchantId ?? own, () => void mutate());
  return response;
}
