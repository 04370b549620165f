import { Reservations } from '@servery/reservations';
import { useHref } from '../../AppContext.ts';
import { renderCode } from './renderCode.tsx';
import { usePlaceOf } from './usePlaceOf.ts';

/** The bookings of a day. */
export default function ReservationsPage() {
  const hrefTo = useHref();
  const { ofMerchant, search, go } = usePlaceOf();
  return (
    <Reservations
      search={search}
      onSearchChange={go}
      settingsHref={hrefTo('booking-settings')}
      bookHref={(token) => hrefTo('book', { token })}
      renderCode={renderCode}
      merchantId={ofMerchant}
    />
  );
}
