import { getTableOrder } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useFollow } from '@servery/screens/floor';

/** Returns a table with its orders and cart, kept up to date with other devices by live events. */
export function useTableOrder(id: number) {
  const detail = useCall(getTableOrder, { params: { id } });
  useFollow(detail.data?.table.merchant_id ?? null, () => void detail.mutate());
  return detail;
}
