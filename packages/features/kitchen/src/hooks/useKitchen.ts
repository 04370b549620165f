import { displayKitchen } from '@servery/api';
import { useLiveBoard } from '@servery/api/live-board';
import { mergeKitchen } from '../kitchenBoard.ts';

/** The tickets of a zone or of the kitchen, kept up to date. */
export const useKitchen = (merchant_id: number | '', zone_id: number | '') =>
  useLiveBoard(displayKitchen, {
    input: { query: { merchant_id, zone_id } },
    merchant_id,
    merge: mergeKitchen,
    config: { keepPreviousData: true },
  });
