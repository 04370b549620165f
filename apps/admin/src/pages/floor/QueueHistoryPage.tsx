import { QueueHistory } from '@servery/queue';
import { useHref } from '../../AppContext.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The queue entries of a day. */
export default function QueueHistoryPage() {
  const hrefTo = useHref();
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <QueueHistory
      search={search}
      onSearchChange={go}
      queueHref={hrefTo('queue', { merchant_id: ofMerchant })}
      merchantId={ofMerchant}
    />
  );
}
