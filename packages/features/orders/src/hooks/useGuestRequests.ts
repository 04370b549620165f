import { listGuestRequests, type GuestRequest } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useBoardNotifications } from './useBoardNotifications.ts';

const everyMs = 60_000;
const none: readonly GuestRequest[] = [];

/**
 * Returns the open requests of a merchant's guests, the longest waiting first. Refreshes with the
 * board and once a minute.
 */
export function useGuestRequests(merchant_id: number | ''): readonly GuestRequest[] {
  const { data, mutate } = useCall(
    listGuestRequests,
    { query: { merchant_id } },
    { refreshInterval: everyMs, keepPreviousData: true },
  );
  useBoardNotifications(merchant_id, mutate);
  return data?.requests ?? none;
}

/** Returns the id of a request; a later request of the same table has another id. */
export const requestId = ({ table_id, asked_at }: GuestRequest): string =>
  `request.${table_id}.${asked_at}`;
