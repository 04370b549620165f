import { Queue } from '@servery/queue';
import { useHref } from '../../AppContext.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The queue of waiting parties. */
export default function QueuePage() {
  const hrefTo = useHref();
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <Queue
      search={search}
      onSearchChange={go}
      joinHref={(token) => hrefTo('join', { token })}
      displayHref={(token) => hrefTo('queue-display', { token })}
      historyHref={hrefTo('queue-history', { merchant_id: ofMerchant })}
      merchantId={ofMerchant}
    />
  );
}
