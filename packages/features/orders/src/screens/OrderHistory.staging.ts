import { exportOrders, listOrders, type OrderRow } from '@servery/api';
import { exportOrder, showRow } from '@servery/domain/orders';
import { pageOf, sample } from '@servery/domain/sample';
import { answer } from '@servery/domain/sample/answer';
import { ordersFor } from '../mocks/lists.ts';

const minute = 60_000;

/** So many orders, made of the sample's own, each a minute before the one it follows. */
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

/** A history of so many orders; searching and sorting leave it as it is. */
export function manyOrders(count: number) {
  let rows: OrderRow[] | undefined;
  return answer(listOrders, ({ query }) => pageOf((rows ??= copies(count)), query));
}

/** An export of so many orders, each with the amounts of the sample's own. */
export function manyExported(count: number) {
  const made = sample().ordersOf([101]).map(exportOrder);
  return answer(exportOrders, ({ query }) =>
    pageOf(
      copies(count).map((row, n) => ({ ...made[n % made.length]!, ...row })),
      query,
    ),
  );
}

/** The history with its latest order unreadable, until it is voided. */
export const oneUnreadable = () =>
  answer(listOrders, ({ query, visit }) => {
    const [row, ...rows] = ordersFor(query, visit);
    const { id, number, version, status } = row!;
    const isVoided = status === 'voided';
    return {
      ...pageOf(isVoided ? [row!, ...rows] : rows, query),
      ...(!isVoided && { unreadable: [{ id, number, version, status }] }),
    };
  });

/** The history with its orders made into others. */
export const changedRows = (change: (row: OrderRow) => Partial<OrderRow>) =>
  answer(listOrders, ({ query, visit }) =>
    pageOf(
      ordersFor(query, visit).map((row) => ({ ...row, ...change(row) })),
      query,
    ),
  );

/** What the outlet's rows of today are, newest first. */
export const rowsOfToday = (): OrderRow[] => {
  const today = sample().today(101);
  return sample()
    .ordersOf([101])
    .filter(({ business_date, status }) => business_date === today && status !== 'draft')
    .map(showRow)
    .toReversed();
};
