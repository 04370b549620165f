import type { DailyReport } from '@servery/api';
import { sum } from '../money/index.ts';
import { localHour, type Trading } from '../time/index.ts';
import type { Reported } from './facts.ts';
import { linesOf } from './sales.ts';

type Shares = Pick<DailyReport, 'by_method' | 'by_hour' | 'by_staff' | 'by_category' | 'by_item'>;

const groups = <Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, Row[]][] => [
  ...Map.groupBy(rows, keyOf),
];

const byNet = (a: { net: number }, b: { net: number }) => b.net - a.net;

/** Divides the net sales of a period by method, hour, person, category and item. */
export function sharesOf(
  sales: readonly Reported[],
  { time_zone, day_start }: Trading,
  categories: ReadonlyMap<number, string>,
): Shares {
  const rows = sales.map((one) => ({ ...one, net: one.amounts.net }));
  const lines = sales.flatMap(linesOf);
  const sinceStart = (hour: number) => (hour - Number(day_start.slice(0, 2)) + 24) % 24;
  const hourOf = ({ sale }: Reported) => localHour(sale!.at, time_zone);
  const of = (some: readonly { net: number }[]) => ({
    orders: some.length,
    net: sum(some.map(({ net }) => net)),
  });
  const unitsOf = (some: typeof lines) => ({
    quantity: sum(some.map(({ line }) => line.quantity)),
    net: sum(some.map(({ net }) => net)),
  });
  return {
    by_method: groups(rows, ({ order }) => order.order_method)
      .map(([order_method, some]) => ({ order_method, ...of(some) }))
      .toSorted(byNet),
    by_hour: groups(rows, hourOf)
      .map(([hour, some]) => ({ hour, ...of(some) }))
      .toSorted((a, b) => sinceStart(a.hour) - sinceStart(b.hour)),
    by_staff: groups(rows, ({ order }) => order.staff?.id ?? null)
      .map(([staff_id, some]) => ({
        staff_id,
        name: some.at(-1)?.order.staff?.name ?? '',
        ...of(some),
      }))
      .toSorted(byNet),
    by_category: groups(lines, ({ line }) => line.category_id)
      .map(([category_id, some]) => ({
        category_id,
        name: categories.get(category_id) ?? '',
        ...unitsOf(some),
      }))
      .toSorted(byNet),
    by_item: groups(lines, ({ line }) => line.menu_id)
      .map(([menu_id, some]) => ({
        menu_id,
        name: some.at(-1)?.line.name ?? '',
        comped: sum(some.map(({ line }) => (line.is_comped ? line.quantity : 0))),
        ...unitsOf(some),
      }))
      .toSorted(byNet),
  };
}
