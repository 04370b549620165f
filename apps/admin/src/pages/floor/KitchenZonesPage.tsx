import { KitchenZones } from '@servery/kitchen';
import { usePlaceOf } from './usePlaceOf.ts';

/** The zones of the kitchen. */
export default function KitchenZonesPage() {
  const { merchantId, search, go } = usePlaceOf();
  return <KitchenZones merchantId={merchantId} search={search} onSearchChange={go} />;
}
