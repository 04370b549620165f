import type { OrderRecord } from '../orders/record.ts';
import { aina, ben, dayBefore, goldenDate, orderOf } from './anySale.ts';
import { outlet } from '../orders/anyOrder.ts';
import type { ReportFacts } from './facts.ts';
import { reported } from './sales.ts';

const trading = { time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00' };

/**
 * For tests: the golden day, whose item deal is a reduction of the order here, and
 * whose courier and top-ups aren't recorded yet.
 */
export const goldenOrders: readonly OrderRecord[] = [
  orderOf({
    hour: 11,
    covers: 2,
    staff: aina,
    lines: [
      [2, 'nasi'],
      [3, 'teh'],
    ],
    paid: [{ by: 'cash', amount: 4210, rounding: -1 }],
  }),
  orderOf({
    hour: 11,
    method: 'pickup',
    lines: [[3, 'rice']],
    reductions: [{ kind: 'voucher', label: '10 %', rate: 1000 }],
    paid: [{ by: 'duitnow', amount: 2833 }],
  }),
  orderOf({
    hour: 12,
    covers: 4,
    staff: aina,
    lines: [
      [4, 'set'],
      [4, 'teh'],
    ],
    reductions: [{ kind: 'rank', label: '5 %', rate: 500 }],
    paid: [{ by: 'card', amount: 10315, tip: 500 }],
  }),
  orderOf({
    hour: 12,
    method: 'delivery',
    lines: [[2, 'nasi']],
    fee: 600,
    paid: [{ by: 'duitnow', amount: 3371 }],
  }),
  orderOf({
    hour: 12,
    covers: 2,
    staff: ben,
    lines: [
      [2, 'nasi'],
      [1, 'rice', { is_comped: true }],
    ],
    paid: [
      { by: 'wallet', amount: 2000 },
      { by: 'cash', amount: 995, rounding: 2 },
    ],
  }),
  orderOf({
    hour: 13,
    covers: 3,
    staff: ben,
    lines: [[3, 'nasi']],
    reductions: [{ kind: 'deal', label: '20 %', rate: 2000 }],
    paid: [{ by: 'cash', amount: 3590, rounding: -2 }],
  }),
  orderOf({
    hour: 13,
    method: 'pickup',
    staff: aina,
    lines: [[1, 'set']],
    paid: [{ by: 'wallet', amount: 2109 }],
  }),
  orderOf({
    hour: 13,
    method: 'pickup',
    lines: [
      [2, 'rice'],
      [2, 'teh'],
    ],
    status: 'cancelled',
    paid: [{ by: 'duitnow', amount: 2841 }],
    refunded: [{ amount: 2841 }],
  }),
  orderOf({ hour: 14, lines: [[1, 'nasi', { status: 'voided', sent_qty: 0 }]], status: 'voided' }),
  orderOf({
    hour: 21,
    covers: 5,
    lines: [
      [3, 'nasi'],
      [2, 'set'],
      [5, 'teh'],
    ],
    status: 'served',
    paid: [{ by: 'cash', amount: 2000 }],
  }),
  orderOf({
    hour: 18,
    covers: 2,
    staff: ben,
    lines: [
      [2, 'nasi'],
      [2, 'teh'],
    ],
    paid: [
      { by: 'card', amount: 1000, on: dayBefore },
      { by: 'cash', amount: 2805 },
    ],
  }),
  orderOf({
    hour: 19,
    covers: 2,
    staff: aina,
    lines: [
      [2, 'rice'],
      [2, 'teh'],
    ],
    paid: [{ by: 'duitnow', amount: 3109 }],
    refunded: [{ amount: 1149 }],
  }),
  orderOf({
    hour: 20,
    on: dayBefore,
    lines: [[1, 'nasi']],
    paid: [{ by: 'cash', amount: 1495, rounding: -1, on: dayBefore }],
    refunded: [{ amount: 1495 }],
  }),
];

/** For tests: the facts of a report of the golden day. */
export const factsOf = (
  orders: readonly OrderRecord[],
  more: Partial<ReportFacts> = {},
): ReportFacts => ({
  merchant_id: 101,
  from_date: goldenDate,
  to_date: goldenDate,
  trading,
  now: new Date(`${goldenDate}T15:00:00.000Z`),
  orders: orders.map((order) => reported(order, trading)),
  shifts: [],
  cash: [],
  categories: new Map([
    [1, 'Food'],
    [2, 'Drinks'],
  ]),
  options: outlet.payment_options,
  ...more,
});
