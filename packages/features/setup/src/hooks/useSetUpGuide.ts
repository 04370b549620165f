import { getSetUpGuide, type LiveEvent } from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useCall } from '@servery/api/swr';
import { useUser } from '@servery/api/user';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set(['menu.changed', 'merchant.changed']);

/** The set-up guide of a merchant, `''` for the person's own, updated as others work on it. */
export function useSetUpGuide(merchant_id: number | '') {
  const response = useCall(getSetUpGuide, { query: { merchant_id } });
  const { mutate } = response;
  const { data: user } = useUser();
  const own = user?.merchant ? '' : null;
  useLiveRefresh(merchant_id === '' ? own : merchant_id, kinds, () => void mutate());
  return response;
}
