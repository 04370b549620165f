import { listOrders } from '@servery/api';
import type { Stage } from '../Stage.ts';

/** A date range that includes the whole sample. */
export const always = { startDate: '2026-01-01 00:00', endDate: '2026-12-31 23:59' };

/** Returns the sorted ids of rows, for comparing sets. */
export const idsOf = (rows: readonly { id: number }[]): number[] =>
  rows.map(({ id }) => id).toSorted();

/** Returns the rows of all pages of a list of orders. */
export async function allPages<Row>(
  page: (query: object) => Promise<{ aaData: Row[]; total: number }>,
  query: object = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { aaData, total } = await page({ ...always, ...query, start: rows.length, length: 100 });
    rows.push(...aaData);
    if (rows.length >= total || aaData.length === 0) return rows;
  }
}

/** Returns a function that lists all orders, by the owner of the first outlet by default. */
export const ordersOf =
  (stage: Stage) =>
  (query: object = {}, username = 'merchant') =>
    allPages((more) => stage.as(username, listOrders, { query: more }), query);
