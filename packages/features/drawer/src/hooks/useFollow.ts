import { nameOf, type LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useSWRConfig } from 'swr';
import { drawerReads } from './drawerReads.ts';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set(['drawer.changed']);
const names = new Set(drawerReads.map(nameOf));

/**
 * Reloads all that shows drawers, shifts and cash whenever anyone changes them at a merchant; null
 * pauses it.
 */
export function useFollow(merchant_id: number | '' | null): void {
  const { mutate } = useSWRConfig();
  useLiveRefresh(
    merchant_id,
    kinds,
    () => void mutate((key) => Array.isArray(key) && names.has(key[0] as string)),
  );
}
