import { listReservations } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useFollow } from './useFollow.ts';

/** A trading day with booking requests that haven't been answered. */
export interface RequestDay {
  date: string;
  count: number;
}

/** Returns the days from today on with unanswered requests, the earliest first. */
export function useRequestDays(merchantId: number | undefined, today: string): RequestDay[] {
  const merchant_id = merchantId ?? ('' as const);
  const query = {
    merchant_id,
    status: 'requested',
    from: today,
    order: 'asc',
    length: 100,
  } as const;
  const { data, mutate } = useCall(listReservations, { query });
  useFollow(merchant_id, () => void mutate());
  const byDay = Map.groupBy(data?.aaData ?? [], ({ business_date }) => business_date);
  return [...byDay].map(([date, all]) => ({ date, count: all.length }));
}
