import type { Backlog } from '@servery/api';
import { usualWeeks, type CountedOutlet } from '@servery/domain/dashboard';
import { isLow } from '@servery/domain/menu';
import { listOf, uncounted, type OrderRecord } from '@servery/domain/orders';
import { isOpenAt } from '@servery/domain/settings';
import { addDays } from '@servery/domain/time';
import { openSteps } from '@servery/domain/set-up';
import { setUpCountsOf, type SampleMerchant, type World } from '@servery/sample';

const backlogOf = (times: readonly string[]): Backlog => ({
  count: times.length,
  since: times.toSorted()[0] ?? null,
});

/** Returns when the oldest open reason of an order was opened; null if it has none. */
const openSince = ({ reasons }: OrderRecord): string | null =>
  reasons
    .filter(({ resolved_at }) => resolved_at === null)
    .map(({ opened_at }) => opened_at)
    .toSorted()[0] ?? null;

function countOrders(orders: readonly OrderRecord[], today: string) {
  const action = orders.filter((order) => listOf(order) === 'action');
  const placed = orders.filter(
    ({ business_date, status }) => business_date === today && !uncounted.has(status),
  );
  return {
    new_orders: backlogOf(
      orders.filter((order) => listOf(order) === 'new').map(({ placed_at }) => placed_at),
    ),
    problems: backlogOf(action.flatMap((order) => openSince(order) ?? [])),
    in_progress: action.filter((order) => openSince(order) === null).length,
    orders_today: placed.length,
    covers_today: placed.reduce((sum, { covers }) => sum + covers, 0),
  };
}

function countWeeks(orders: readonly OrderRecord[], today: string, now: Date): number[] {
  return Array.from({ length: usualWeeks }, (_, week) => (week + 1) * 7).flatMap((days) => {
    const date = addDays(today, -days);
    const until = new Date(now.getTime() - days * 86_400_000).toISOString();
    const all = orders.filter(
      ({ business_date, status }) => business_date === date && !uncounted.has(status),
    );
    return all.length > 0 ? [all.filter(({ placed_at }) => placed_at <= until).length] : [];
  });
}

/** Returns the counted figures of an outlet of the sample. */
export function countOutlet(
  world: World,
  merchant: SampleMerchant,
  canSetUp: boolean,
): CountedOutlet {
  const { id, name, setup_status, settings, features } = merchant;
  const business_date = world.today(id);
  const orders = world.ordersOf([id]);
  const { reservations } = world.reservations.of(id);
  const expected = reservations.filter(
    (one) => one.business_date === business_date && one.status === 'confirmed',
  );
  const jobs = [...world.prints.jobs.values()].filter((job) => job.merchant_id === id);
  return {
    id,
    name,
    setup_status,
    is_open: isOpenAt(settings, world.now()),
    business_date,
    features,
    has_orders: orders.some(({ status }) => status !== 'draft'),
    set_up: canSetUp ? openSteps(merchant, setUpCountsOf(world, id), business_date) : null,
    earlier: countWeeks(orders, business_date, world.now()),
    figures: {
      ...countOrders(orders, business_date),
      queue: backlogOf(
        world
          .queueBook(id)
          .entries.filter(({ status }) => status === 'waiting' || status === 'called')
          .map(({ joined_at }) => joined_at),
      ),
      booking_requests: backlogOf(
        reservations
          .filter((one) => one.business_date >= business_date && one.status === 'requested')
          .map(({ created_at }) => created_at),
      ),
      bookings_expected: expected.length,
      covers_expected: expected.reduce((sum, { party }) => sum + party, 0),
      prints_failed: backlogOf(
        jobs
          .filter(({ state }) => state === 'failed' || state === 'dead')
          .map(({ state_at }) => state_at),
      ),
      low_stock: world.menus.of(id).items.filter((item) => item.is_active && isLow(item)).length,
    },
  };
}
