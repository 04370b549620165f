import { KitchenZones } from '@servery/kitchen';
import { usePlaceOf } from './usePlaceOf.ts';

/** Who in the kitchen makes what. */
export default function KitchenZonesPage() {
  const { merchantId, search, go } = usePlaceOf();
  return <KitchenZones merchantId={merchantId} search={search} onSearchChange={go} />;
}
