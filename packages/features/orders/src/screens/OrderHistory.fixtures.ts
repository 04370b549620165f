import { exportOrders, getUserInfo, listOrders, type OrderRow } from '@servery/api';
import { exportOrder, showRow } from '@servery/domain/orders';
import { merchants, pageOf, people, sample, userInfoOf } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import { ordersFor } from '../mocks/lists.ts';

const minute = 60_000;

/**
 * Returns the given number of orders copied from the sample, each placed one minute before the
 * previous one.
 */
function copies(count: number): OrderRow[] {
  const rows = sample().ordersOf([101]).map(showRow);
  const last = sample().now().getTime();
  return Array.from({ length: count }, (_, n) => ({
    ...rows[n % rows.length]!,
    id: n + 1,
    number: String(count - n).padStart(3, '0'),
    placed_at: new Date(last - n * minute).toISOString(),
  }));
}

/** Mocks a history with the given number of orders; searching and sorting don't affect it. */
export function manyOrders(count: number) {
  let rows: OrderRow[] | undefined;
  return answer(listOrders, ({ query }) => pageOf((rows ??= copies(count)), query));
}

/** Mocks an export with the given number of orders, with amounts from the sample. */
export function manyExported(count: number) {
  const made = sample().ordersOf([101]).map(exportOrder);
  return answer(exportOrders, ({ query }) =>
    pageOf(
      copies(count).map((row, n) => ({ ...made[n % made.length]!, ...row })),
      query,
    ),
  );
}

/**
 * Mocks an export of two orders placed at the same time, at outlets in Kuala Lumpur and Tokyo, for
 * a user with access to both.
 */
export function exportAcrossZones(placed_at: string) {
  const reader = people.find(({ username }) => username === 'supermerchant')!;
  const info = userInfoOf(reader, merchants);
  const rows = [101, 102].flatMap((id) => sample().ordersOf([id]).slice(0, 1).map(exportOrder));
  return [
    answer(getUserInfo, () => ({
      ...info,
      merchants: info.merchants.map((merchant) =>
        merchant.id === 102 ? { ...merchant, time_zone: 'Asia/Tokyo' } : merchant,
      ),
    })),
    answer(exportOrders, ({ query }) =>
      pageOf(
        rows.map((row) => ({ ...row, placed_at })),
        query,
      ),
    ),
  ];
}

/** Mocks the history with its latest order unreadable until it is voided. */
export const oneUnreadable = () =>
  answer(listOrders, ({ query, ctx }) => {
    const [row, ...rows] = ordersFor(query, ctx);
    const { id, number, version, status } = row!;
    const isVoided = status === 'voided';
    return {
      ...pageOf(isVoided ? [row!, ...rows] : rows, query),
      ...(!isVoided && { unreadable: [{ id, number, version, status }] }),
    };
  });

/** Mocks the history with modified orders. */
export const changedRows = (change: (row: OrderRow) => Partial<OrderRow>) =>
  answer(listOrders, ({ query, ctx }) =>
    pageOf(
      ordersFor(query, ctx).map((row) => ({ ...row, ...change(row) })),
      query,
    ),
  );

/** Returns today's rows of the outlet, newest first. */
export const rowsOfToday = (): OrderRow[] => {
  const today = sample().today(101);
  return sample()
    .ordersOf([101])
    .filter(({ business_date, status }) => business_date === today && status !== 'draft')
    .map(showRow)
    .toReversed();
};
