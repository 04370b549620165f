import { GuestDisplay } from '@servery/counter';
import { usePlaceOf } from './usePlaceOf.ts';

/** The display on which guests follow their order at the counter. */
export default function GuestDisplayPage() {
  const { merchantId } = usePlaceOf();
  return <GuestDisplay merchantId={merchantId} />;
}
