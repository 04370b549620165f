import { ReservationSettings } from '@servery/reservations';
import { renderCode } from './renderCode.tsx';
import { usePlaceOf } from './usePlaceOf.ts';

/** When and how tables are booked. */
export default function ReservationSettingsPage() {
  const { ofMerchant } = usePlaceOf();
  return (
    <ReservationSettings
      dayHref="/reservations"
      bookHref={(token) => `/book/${token}`}
      renderCode={renderCode}
      merchantId={ofMerchant}
    />
  );
}
