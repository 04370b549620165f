import { PaymentOptions } from '@servery/payments';
import { usePlaceOf } from './usePlaceOf.ts';

/** The payment options of a merchant. */
export default function PaymentOptionsPage() {
  const { merchantId, search, go } = usePlaceOf();
  return <PaymentOptions merchantId={merchantId} search={search} onSearchChange={go} />;
}
