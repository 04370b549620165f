import { SharedDevices } from '@servery/account';
import { usePlaceOf } from './usePlaceOf.ts';

/** The shared devices of a merchant. */
export default function SharedDevicesPage() {
  const { merchantId } = usePlaceOf();
  return <SharedDevices key={merchantId} merchantId={merchantId} />;
}
