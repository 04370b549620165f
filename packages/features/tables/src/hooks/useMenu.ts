import { displayMenu, type LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';

const eventKinds: ReadonlySet<LiveEvent['kind']> = new Set(['menu.changed']);

/**
 * Returns the menu of a table, kept up to date by live events; without a merchant requests nothing.
 */
export function useMenu(merchant_id: number | null, table_id: number) {
  const menu = useCall(
    displayMenu,
    merchant_id === null ? null : { query: { merchant_id, table_id, method: 'dine_in' } },
  );
  useLiveRefresh(merchant_id, eventKinds, () => void menu.mutate());
  return menu;
}
