import type { UserInfo } from '@servery/api';
import { Dashboard, type DashboardLink, type HrefOf } from '@servery/dashboard';
import { useApp } from '../../AppContext.ts';
import type { ScreenName } from '../../boot/href.ts';
import { useSession } from '../../session/useSession.ts';
import { isRefused } from '../../shell/isRefused.ts';
import { useMerchantChoice } from '../../useMerchantChoice.ts';

type Target = readonly [screen: ScreenName, query?: Readonly<Record<string, string>>];

const targets = {
  dashboard: ['dashboard'],
  live_orders: ['live-orders'],
  order_history: ['order-history'],
  queue: ['queue'],
  reservations: ['reservations'],
  prints_failed: ['print-queue', { state: 'trouble' }],
  low_stock: ['food-menus', { status: 'low_stock' }],
} as const satisfies Record<DashboardLink, Target>;

/** The dashboard of one outlet, or of every outlet in the reader's scope. */
export default function DashboardPage() {
  const session = useSession();
  return session && <OwnDashboard user={session.user} />;
}

function OwnDashboard({ user }: { user: UserInfo }) {
  const { hrefTo, matchRoute } = useApp();
  const { chosen } = useMerchantChoice(user);
  const hrefOf: HrefOf = (link, merchant_id) => {
    const [screen, query]: Target = targets[link];
    const route = matchRoute(hrefTo(screen))?.route;
    if (!route || isRefused(route.access, user)) return undefined;
    // Most lists show one merchant at a time.
    if (!user.merchant && merchant_id === undefined && !route.hasAllMerchants) return undefined;
    return hrefTo(screen, { ...query, merchant_id });
  };
  return <Dashboard merchantId={chosen || undefined} hrefOf={hrefOf} />;
}
