import { getMerchantQueue } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useFollow } from './useFollow.ts';

/** The queues of a merchant and who is in them, kept up to date while they are looked at. */
export function useBoard(merchantId: number | undefined) {
  const board = useCall(
    getMerchantQueue,
    { body: { merchant_id: merchantId ?? null } },
    { keepPreviousData: true },
  );
  useFollow(board.data ? (merchantId ?? '') : null, () => void board.mutate());
  return board;
}
