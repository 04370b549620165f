import { getSettings, type LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set(['merchant.changed']);

/** Returns the settings of a merchant, and reloads them when anyone changes them. */
export function useSettings(merchantId: number | '') {
  const settings = useCall(getSettings, { query: { id: merchantId } }, { keepPreviousData: true });
  useLiveRefresh(settings.data ? merchantId : null, kinds, () => void settings.mutate());
  return settings;
}
