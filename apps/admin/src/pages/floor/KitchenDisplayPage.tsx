import { KitchenDisplay } from '@servery/kitchen';
import { usePlaceOf } from './usePlaceOf.ts';

/** The kitchen display; the URL holds the zone. */
export default function KitchenDisplayPage() {
  const { merchantId, search, go } = usePlaceOf();
  const zoneId = Number(new URLSearchParams(search).get('zone')) || '';
  return (
    <KitchenDisplay
      merchantId={merchantId}
      zoneId={zoneId}
      onZoneChange={(zone) => go(zone === '' ? '' : `zone=${zone}`)}
    />
  );
}
