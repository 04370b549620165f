import { displayMenu, type LiveEvent } from '@servery/api';
import { useNews } from '@servery/api/news';
import { useCall } from '@servery/api/swr';

const heard: ReadonlySet<LiveEvent['kind']> = new Set(['menu.changed']);

/** What can be ordered at a table now, with what runs out while it is shown; `null` waits. */
export function useMenu(merchant_id: number | null, table_id: number) {
  const menu = useCall(
    displayMenu,
    merchant_id === null ? null : { query: { merchant_id, table_id, method: 'dine_in' } },
  );
  useNews(merchant_id, heard, () => void menu.mutate());
  return menu;
}
