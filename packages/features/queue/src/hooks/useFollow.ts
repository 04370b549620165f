import type { LiveEvent } from '@servery/api';
import { useNews } from '@servery/api/news';

const heard: ReadonlySet<LiveEvent['kind']> = new Set(['queue.changed']);

/** Asks anew whenever something happens in a merchant's queues, for as long as the screen is there. */
export const useFollow = (merchant_id: number | '' | null, refresh: () => void) =>
  useNews(merchant_id, heard, refresh);
