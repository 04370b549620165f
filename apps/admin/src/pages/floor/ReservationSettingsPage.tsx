import { ReservationSettings } from '@servery/reservations';
import { useHref } from '../../AppContext.ts';
import { renderCode } from './renderCode.tsx';
import { usePlaceOf } from './usePlaceOf.ts';

/** The settings for booking tables. */
export default function ReservationSettingsPage() {
  const hrefTo = useHref();
  const { ofMerchant } = usePlaceOf();
  return (
    <ReservationSettings
      dayHref={hrefTo('reservations')}
      bookHref={(token) => hrefTo('book', { token })}
      renderCode={renderCode}
      merchantId={ofMerchant}
    />
  );
}
