import { PrintQueue } from '@servery/printing';
import { usePlaceOf } from './usePlaceOf.ts';

/** What was and is to be printed. */
export default function PrintQueuePage() {
  const { merchantId, search, go } = usePlaceOf();
  return (
    <PrintQueue
      merchantId={merchantId}
      search={search}
      onSearchChange={go}
      orderHref={(id) => `/orders/${id}`}
    />
  );
}
