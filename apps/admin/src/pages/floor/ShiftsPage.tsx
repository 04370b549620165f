import { Shifts } from '@servery/drawer';
import { usePlaceOf } from './usePlaceOf.ts';

/** The person's cash drawer, and the shifts that they may see. */
export default function ShiftsPage() {
  const { merchantId, search, go } = usePlaceOf();
  return <Shifts merchantId={merchantId} search={search} onSearchChange={go} />;
}
