import { listGuestRequests, type GuestRequest } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useBoardNews } from './useBoardNews.ts';

const everyMs = 60_000;
const none: readonly GuestRequest[] = [];

/** The open requests of a merchant's guests, the longest waiting first; asked again with the board and once a minute. */
export function useGuestRequests(merchant_id: number | ''): readonly GuestRequest[] {
  const { data, mutate } = useCall(
    listGuestRequests,
    { query: { merchant_id } },
    { refreshInterval: everyMs, keepPreviousData: true },
  );
  useBoardNews(merchant_id, mutate);
  return data?.requests ?? none;
}

/** The identity of a request; the next one of the same table is another. */
export const requestId = ({ table_id, asked_at }: GuestRequest): string =>
  `request.${table_id}.${asked_at}`;
