import type { Named, OrderMethod, Payment, Refund } from '@servery/api';
import { anyOrder, optionOf } from '../orders/anyOrder.ts';
import type { LineRecord, OrderRecord, ReductionRecord } from '../orders/record.ts';
import type { ReportFacts } from './facts.ts';

/** For tests: the trading day that `goldenOrders` is about, and the one before. */
export const [goldenDate, dayBefore] = ['2026-11-20', '2026-11-19'];

const trading = { time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00' };
const dishes = {
  nasi: { menu_id: 1, name: 'Nasi lemak', unit_price: 1290, category_id: 1 },
  set: { menu_id: 2, name: 'Set lunch', unit_price: 1990, category_id: 1 },
  rice: { menu_id: 3, name: 'Chicken rice', unit_price: 990, category_id: 1 },
  teh: { menu_id: 4, name: 'Teh tarik', unit_price: 350, category_id: 2 },
} as const;
const [aina, ben]: Named[] = [
  { id: 11, name: 'Aina' },
  { id: 12, name: 'Ben' },
];
const plain = anyOrder();
let ids = 0;

interface Tender {
  by: 'cash' | 'duitnow' | 'card' | 'wallet';
  amount: number;
  rounding?: number;
  on?: string;
}

const options = {
  cash: { ...optionOf('cash'), rate: 0 },
  card: { ...optionOf('card'), rate: 150 },
  duitnow: { ...optionOf('e_wallet'), channel: 'online', rate: 80 },
  wallet: { ...optionOf('wallet'), channel: 'stored_value', rate: 0 },
} as const;

const clock = (hour: number) => `${String(hour - 8).padStart(2, '0')}:15:00.000Z`;

const payment = ({ by, amount, rounding = 0, on = goldenDate }: Tender, hour: number): Payment => {
  const { id: option_id, name, kind, channel, rate } = options[by];
  return {
    id: (ids += 1),
    option_id,
    name,
    kind,
    channel,
    amount,
    rounding,
    state: 'captured',
    tendered: amount,
    change: 0,
    fee: Math.round((amount * rate) / 10_000),
    business_date: on,
    at: `${on}T${clock(hour)}`,
    by: 'Aina',
  };
};

type Dish = keyof typeof dishes;

interface Sale {
  hour: number;
  method?: OrderMethod;
  covers?: number;
  staff?: Named | undefined;
  lines: readonly (readonly [quantity: number, dish: Dish, more?: Partial<LineRecord>])[];
  fee?: number;
  reductions?: readonly Pick<ReductionRecord, 'kind' | 'label' | 'rate'>[];
  paid?: readonly Tender[];
  refunded?: readonly (Partial<Refund> & { amount: number })[];
  status?: OrderRecord['status'];
  on?: string;
}

const refundOf = (
  { payments: [first] }: Pick<OrderRecord, 'payments'>,
  given: Partial<Refund> & { amount: number },
): Refund => ({
  id: (ids += 1),
  payment_id: first?.id ?? null,
  reason_code: null,
  reason: '',
  state: 'completed',
  is_overpayment: false,
  business_date: goldenDate,
  at: `${goldenDate}T12:00:00.000Z`,
  by: 'Aina',
  ...given,
});

/** For tests: returns an order of the day. */
export function orderOf(sale: Sale): OrderRecord {
  const { hour, method = 'dine_in', covers = 1, staff, lines, on = goldenDate } = sale;
  const payments = (sale.paid ?? []).map((one) => payment(one, hour));
  const at = `${on}T${clock(hour)}`;
  return {
    ...plain,
    id: (ids += 1),
    order_method: method,
    business_date: on,
    status: sale.status ?? 'completed',
    placed_at: at,
    status_at: at,
    completed_at: at,
    covers,
    staff: staff ?? null,
    delivery_fee: sale.fee ?? 0,
    pricing: {
      service_charge: { rate: 1000, is_taxed: false, methods: ['dine_in'] },
      tax_classes: [{ code: 'SST', rate: 600, is_inclusive: false }],
    },
    items: lines.map(([quantity, dish, more]) => ({
      ...plain.items[0]!,
      ...dishes[dish],
      id: (ids += 1),
      quantity,
      options: [],
      status: 'served',
      tax_class: 'SST',
      ...more,
    })),
    reductions: (sale.reductions ?? []).map((one) => ({ ...one, id: (ids += 1), amount: null })),
    payments,
    refunds: (sale.refunded ?? []).map((one) => refundOf({ payments }, one)),
  };
}

/**
 * For tests: the golden day without tips, whose item deal is a reduction of the order here, and
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
    paid: [{ by: 'card', amount: 10315 }],
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
  orders,
  shifts: [],
  cash: [],
  categories: new Map([
    [1, 'Food'],
    [2, 'Drinks'],
  ]),
  ...more,
});
