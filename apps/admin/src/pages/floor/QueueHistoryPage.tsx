import { QueueHistory } from '@servery/queue';
import { usePlaceOf } from './usePlaceOf.ts';

/** Who waited for a table on a day. */
export default function QueueHistoryPage() {
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <QueueHistory
      search={search}
      onSearchChange={go}
      queueHref={ofMerchant ? `/queue?merchant_id=${ofMerchant}` : '/queue'}
      merchantId={ofMerchant}
    />
  );
}
