import { getMerchantQueue } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useFollow } from './useFollow.ts';

/** Returns the queues of a merchant with their entries, kept up to date by live events. */
export function useBoard(merchantId: number | undefined) {
  const board = useCall(
    getMerchantQueue,
    { body: { merchant_id: merchantId ?? null } },
    { keepPreviousData: true },
  );
  useFollow(board.data ? (merchantId ?? '') : null, () => void board.mutate());
  return board;
}
