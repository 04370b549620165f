import { SetUpGuide, type SetUpGuideProps } from '@servery/setup';
import { useApp } from '../../AppContext.ts';
import type { ScreenName } from '../../boot/href.ts';
import { useSession } from '../../session/useSession.ts';
import { isRefused } from '../../shell/isRefused.ts';
import { usePlaceOf } from './usePlaceOf.ts';

type Target = Parameters<SetUpGuideProps['hrefOf']>[0];
type Place = readonly [screen: ScreenName, query?: Readonly<Record<string, string>>];

const targets = {
  profile: ['store-settings', { section: 'profile' }],
  hours: ['store-settings', { section: 'hours' }],
  taxes: ['store-settings', { section: 'tax_classes' }],
  payments: ['payment-options'],
  tables: ['tables'],
  menu: ['food-menus', { dialog: 'import' }],
  printers: ['printers'],
  documents: ['documents'],
  orders: ['live-orders'],
} as const satisfies Partial<Record<Target, Place>>;
const hasScreen = (target: Target): target is keyof typeof targets => target in targets;

/** The set-up guide of a merchant, with links to the screens that its reader can open. */
export default function SetUpPage() {
  const { hrefTo, matchRoute } = useApp();
  const { merchantId, ofMerchant } = usePlaceOf();
  const user = useSession()?.user;
  const hrefOf = (target: Target) => {
    if (!user || !hasScreen(target)) return undefined;
    const [screen, query]: Place = targets[target];
    const route = matchRoute(hrefTo(screen))?.route;
    if (!route || isRefused(route, user)) return undefined;
    return hrefTo(screen, { ...query, merchant_id: ofMerchant });
  };
  return <SetUpGuide merchantId={merchantId} hrefOf={hrefOf} />;
}
