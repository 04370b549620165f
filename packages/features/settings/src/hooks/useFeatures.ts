import {
  getUserInfo,
  listBookmarks,
  searchEverything,
  showFeature,
  toggleFeature,
  type LiveEvent,
} from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useAction, useCall } from '@servery/api/swr';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set(['merchant.changed']);

/** Returns the features of a merchant. They reload when anyone switches one. */
export function useFeatures(merchant_id: number | '') {
  const features = useCall(showFeature, { query: { merchant_id } }, { keepPreviousData: true });
  const { data, mutate } = features;
  useLiveRefresh(data ? data.merchant.id : null, kinds, () => void mutate());
  return features;
}

/** Returns an action that switches a feature, and reloads the menu, the search and the features. */
export const useToggleFeature = () =>
  useAction(toggleFeature, {
    refreshes: [showFeature, getUserInfo, searchEverything, listBookmarks],
  });
