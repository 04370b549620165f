import { getSettings, type LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';
import { useEffect } from 'react';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set(['merchant.changed']);

/** The longest time that `setTimeout` takes, in milliseconds. */
const longestWait = 2_147_483_647;

/**
 * Returns the settings of a merchant, and reloads them when anyone changes them or the store opens
 * or closes.
 */
export function useSettings(merchantId: number | '') {
  const settings = useCall(getSettings, { query: { id: merchantId } }, { keepPreviousData: true });
  const { mutate } = settings;
  const until = settings.data?.opening.until ?? null;
  useEffect(() => {
    if (until === null) return;
    // A pause or the opening hours end without an event.
    const wait = Math.min(Math.max(Date.parse(until) - Date.now(), 0) + 500, longestWait);
    const timer = setTimeout(() => void mutate(), wait);
    return () => clearTimeout(timer);
  }, [until, mutate]);
  useLiveRefresh(settings.data ? merchantId : null, kinds, () => void mutate());
  return settings;
}
