import { Documents } from '@servery/setup';
import { useApp } from '../../AppContext.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The documents of a merchant. */
export default function DocumentsPage() {
  const { hrefTo } = useApp();
  const { merchantId, ofMerchant } = usePlaceOf();
  return (
    <Documents merchantId={merchantId} guideHref={hrefTo('set-up', { merchant_id: ofMerchant })} />
  );
}
