import type { Named, OrderMethod, Payment, Refund } from '@servery/api';
import { anyOrder, optionOf } from '../orders/anyOrder.ts';
import type { LineRecord, OrderRecord, ReductionRecord } from '../orders/record.ts';

/** For tests: the trading day that `goldenOrders` is about, and the one before. */
export const [goldenDate, dayBefore] = ['2026-11-20', '2026-11-19'];

const dishes = {
  nasi: { menu_id: 1, name: 'Nasi lemak', unit_price: 1290, category_id: 1 },
  set: { menu_id: 2, name: 'Set lunch', unit_price: 1990, category_id: 1 },
  rice: { menu_id: 3, name: 'Chicken rice', unit_price: 990, category_id: 1 },
  teh: { menu_id: 4, name: 'Teh tarik', unit_price: 350, category_id: 2 },
} as const;
/** For tests: two people who take orders. */
export const [aina, ben]: Named[] = [
  { id: 11, name: 'Aina' },
  { id: 12, name: 'Ben' },
];
const plain = anyOrder();
let ids = 0;

interface Tender {
  by: 'cash' | 'duitnow' | 'card' | 'wallet';
  amount: number;
  tip?: number;
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

const payment = (
  { by, amount, tip = 0, rounding = 0, on = goldenDate }: Tender,
  hour: number,
): Payment => {
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
    tip,
    tendered: amount + tip,
    change: 0,
    fee: Math.round(((amount + tip) * rate) / 10_000),
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
