import { Queue } from '@servery/queue';
import { usePlaceOf } from './usePlaceOf.ts';

/** Who waits for a table. */
export default function QueuePage() {
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <Queue
      search={search}
      onSearchChange={go}
      joinHref={(token) => `/join/${token}`}
      displayHref={(token) => `/display/${token}`}
      historyHref={ofMerchant ? `/queue/history?merchant_id=${ofMerchant}` : '/queue/history'}
      merchantId={ofMerchant}
    />
  );
}
