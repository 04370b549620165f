import { PrintQueue } from '@servery/printing';
import { useHref } from '../../AppContext.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The pending and completed print jobs. */
export default function PrintQueuePage() {
  const hrefTo = useHref();
  const { merchantId, search, go } = usePlaceOf();
  return (
    <PrintQueue
      merchantId={merchantId}
      search={search}
      onSearchChange={go}
      orderHref={(id) => hrefTo('order', { id })}
    />
  );
}
