import type { UserInfo } from '@servery/api';
import { Dashboard, type DashboardLink, type HrefOf } from '@servery/dashboard';
import { useApp } from '../../AppContext.ts';
import type { ScreenName } from '../../boot/href.ts';
import { useSession } from '../../session/useSession.ts';
import { isRefused } from '../../shell/isRefused.ts';
import { useMerchantChoice } from '../../useMerchantChoice.ts';

type Target = readonly [screen: ScreenName, query?: Readonly<Record<string, string>>];

/** The screens of each link; the first one that the reader can open is taken. */
const targets = {
  dashboard: [['dashboard']],
  first_order: [['live-orders']],
  // The board's lane of new orders has all of them; it shows one outlet at a time.
  new_orders: [['live-orders'], ['order-history', { type: 'new' }]],
  problems: [['order-history', { type: 'action', status_remark: 'any' }]],
  in_progress: [['order-history', { type: 'action', status_remark: 'none' }]],
  orders_today: [['order-history', { status: 'counted' }]],
  queue: [['queue']],
  booking_requests: [['reservations', { kind: 'asked' }]],
  bookings_expected: [['reservations', { kind: 'coming' }]],
  prints_failed: [['print-queue', { state: 'trouble' }]],
  low_stock: [['food-menus', { status: 'low_stock' }]],
  set_up: [['set-up']],
} as const satisfies Record<DashboardLink, readonly Target[]>;

/** A screen that the dashboard links to. */
type Linked = (typeof targets)[DashboardLink][number][0];

/** The dashboard of one outlet, or of every outlet in the reader's scope. */
export default function DashboardPage() {
  const session = useSession();
  return session && <OwnDashboard user={session.user} />;
}

function OwnDashboard({ user }: { user: UserInfo }) {
  const { hrefTo, matchRoute } = useApp();
  const { chosen } = useMerchantChoice(user);
  const canOpen = (screen: Linked, merchant_id: number | undefined): boolean => {
    const route = matchRoute(hrefTo(screen))?.route;
    if (!route || isRefused(route, user)) return false;
    // Most lists show one merchant at a time.
    return Boolean(user.merchant) || merchant_id !== undefined || Boolean(route.hasAllMerchants);
  };
  const hrefOf: HrefOf = (link, merchant_id) => {
    const all: readonly (readonly [Linked, Target[1]?])[] = targets[link];
    const target = all.find(([screen]) => canOpen(screen, merchant_id));
    return target && hrefTo(target[0], { ...target[1], merchant_id });
  };
  return <Dashboard merchantId={chosen || undefined} hrefOf={hrefOf} />;
}
