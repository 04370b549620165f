import { getTableOrder } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useFollow } from './useFollow.ts';

/** A table with its orders and cart, kept up to date while it is looked at: every device sees the others. */
export function useTableOrder(id: number) {
  const detail = useCall(getTableOrder, { params: { id } });
  useFollow(detail.data?.table.merchant_id ?? null, () => void detail.mutate());
  return detail;
}
