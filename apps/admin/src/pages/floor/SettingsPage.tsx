import { PictureField } from '@servery/media';
import { DownloadEverything } from '@servery/merchants';
import { Settings, type MoreSettings } from '@servery/settings';
import { useApp } from '../../AppContext.ts';
import type { ScreenName } from '../../boot/href.ts';
import { useSession } from '../../session/useSession.ts';
import { isRefused } from '../../shell/isRefused.ts';
import { usePlaceOf } from './usePlaceOf.ts';

const others = {
  payments: 'payment-options',
  bookings: 'booking-settings',
  features: 'features',
  zones: 'kitchen-zones',
  printers: 'printers',
  receipts: 'receipts',
  devices: 'shared-devices',
  platform: 'platform-settings',
} as const satisfies Record<MoreSettings['name'], ScreenName>;

/** The settings of a store, with links to the other screens of settings that its reader can open. */
export default function SettingsPage() {
  const { hrefTo, matchRoute } = useApp();
  const { merchantId, ofMerchant, search, go } = usePlaceOf();
  const user = useSession()?.user;
  const more = Object.entries(others).flatMap(([name, screen]) => {
    const route = matchRoute(hrefTo(screen))?.route;
    if (!user || !route || isRefused(route, user)) return [];
    return {
      name: name as MoreSettings['name'],
      href: hrefTo(screen, { merchant_id: ofMerchant }),
    };
  });
  const merchant = user?.merchants.find(({ id }) => id === (merchantId || user.merchant?.id));
  return (
    <Settings
      merchantId={merchantId}
      search={search}
      onSearchChange={go}
      more={more}
      data={merchant && <DownloadEverything merchant={merchant} />}
      renderPicture={(props) => <PictureField {...props} merchantId={ofMerchant} />}
    />
  );
}
