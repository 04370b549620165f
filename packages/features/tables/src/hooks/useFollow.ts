import type { LiveEvent } from '@servery/api';
import { useNews } from '@servery/api/news';

/** What of a merchant's news changes how tables stand. */
const heard: ReadonlySet<LiveEvent['kind']> = new Set([
  'order.placed',
  'order.changed',
  'table.asked',
  'table.changed',
]);

/** Asks anew whenever something happens at a merchant's tables, for as long as the screen is there. */
export const useFollow = (merchant_id: number | '' | null, refresh: () => void) =>
  useNews(merchant_id, heard, refresh);
