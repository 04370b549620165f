import { Reservations } from '@servery/reservations';
import { renderCode } from './renderCode.tsx';
import { usePlaceOf } from './usePlaceOf.ts';

/** Who has booked a table. */
export default function ReservationsPage() {
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <Reservations
      search={search}
      onSearchChange={go}
      settingsHref="/reservations/settings"
      bookHref={(token) => `/book/${token}`}
      renderCode={renderCode}
      merchantId={ofMerchant}
    />
  );
}
