import type { DayClosing, ExportRow, Member, OrderLine, Payment, Refund } from '@servery/api';
import type { CategoryRecord, ItemRecord, OptionRecord } from '../menu/record.ts';
import { amountsOf, showOrder } from '../orders/index.ts';
import type { OrderRecord } from '../orders/record.ts';
import type { PersonRecord } from '../people/record.ts';
import type { ReservationRecord } from '../reservations/record.ts';
import type { TableRecord } from '../tables/record.ts';

/** The columns of a file in order, with the value of each. */
export type Columns<One> = Readonly<Record<string, (row: One) => ExportRow[string]>>;

/** An amount in sen as a decimal number. */
const money = (sen: number): string => (sen / 100).toFixed(2);

/** A row below an order. */
interface OfOrder<One> {
  order_id: number;
  row: One;
}

interface Priced {
  order: ReturnType<typeof showOrder>;
  amounts: ReturnType<typeof amountsOf>;
}

/** Returns an order with everything that is derived from it. */
export const priced = (record: OrderRecord): Priced => ({
  order: showOrder(record),
  amounts: amountsOf(record),
});

const orders: Columns<Priced> = {
  id: ({ order }) => order.id,
  number: ({ order }) => order.number,
  transaction_id: ({ order }) => order.transaction_id,
  business_date: ({ order }) => order.business_date,
  order_method: ({ order }) => order.order_method,
  status: ({ order }) => order.status,
  payment_status: ({ order }) => order.payment_status,
  table: ({ order }) => order.table?.name ?? null,
  staff: ({ order }) => order.staff?.name ?? null,
  covers: ({ order }) => order.covers,
  member_id: ({ order }) => order.member?.id ?? null,
  customer_name: ({ order }) => order.customer_name,
  phone: ({ order }) => order.phone,
  address: ({ order }) => order.address,
  note: ({ order }) => order.note,
  placed_at: ({ order }) => order.placed_at,
  completed_at: ({ order }) => order.completed_at,
  merged_into: ({ order }) => order.merged_into,
  subtotal: ({ amounts }) => money(amounts.subtotal),
  reductions: ({ amounts }) => money(amounts.reductions),
  service_charge: ({ amounts }) => money(amounts.service_charge),
  delivery_fee: ({ amounts }) => money(amounts.delivery_fee),
  tax: ({ amounts }) => money(amounts.tax),
  rounding: ({ amounts }) => money(amounts.rounding),
  total: ({ amounts }) => money(amounts.total),
};

const order_items: Columns<OfOrder<OrderLine>> = {
  id: ({ row }) => row.id,
  order_id: ({ order_id }) => order_id,
  menu_item_id: ({ row }) => row.menu_id,
  name: ({ row }) => row.name,
  quantity: ({ row }) => row.quantity,
  unit_price: ({ row }) => money(row.unit_price),
  options: ({ row }) => row.options.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
  note: ({ row }) => row.note,
  status: ({ row }) => row.status,
  is_comped: ({ row }) => row.is_comped,
  reason: ({ row }) => row.reason,
  tax_class: ({ row }) => row.tax_class,
  gross: ({ row }) => money(row.gross),
  reduction: ({ row }) => money(row.reduction),
  net: ({ row }) => money(row.net),
};

const payments: Columns<OfOrder<Payment>> = {
  id: ({ row }) => row.id,
  order_id: ({ order_id }) => order_id,
  name: ({ row }) => row.name,
  kind: ({ row }) => row.kind,
  state: ({ row }) => row.state,
  amount: ({ row }) => money(row.amount),
  tip: ({ row }) => money(row.tip),
  tendered: ({ row }) => money(row.tendered),
  change: ({ row }) => money(row.change),
  rounding: ({ row }) => money(row.rounding),
  fee: ({ row }) => money(row.fee),
  business_date: ({ row }) => row.business_date,
  at: ({ row }) => row.at,
  by: ({ row }) => row.by,
};

const refunds: Columns<OfOrder<Refund>> = {
  id: ({ row }) => row.id,
  order_id: ({ order_id }) => order_id,
  payment_id: ({ row }) => row.payment_id,
  amount: ({ row }) => money(row.amount),
  reason: ({ row }) => row.reason,
  state: ({ row }) => row.state,
  is_overpayment: ({ row }) => row.is_overpayment,
  business_date: ({ row }) => row.business_date,
  at: ({ row }) => row.at,
  by: ({ row }) => row.by,
};

const members: Columns<Member> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  rank: ({ rank }) => rank,
  is_active: ({ is_active }) => is_active,
};

const categories: Columns<CategoryRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  parent_id: ({ parent_id }) => parent_id,
  is_active: ({ is_active }) => is_active,
  is_deleted: ({ is_deleted }) => is_deleted,
};

const menu_items: Columns<ItemRecord> = {
  id: ({ id }) => id,
  category_id: ({ category_id }) => category_id,
  name: ({ name }) => name,
  code: ({ code }) => code,
  description: ({ description }) => description,
  price: ({ price }) => money(price),
  dine_in_price: ({ prices }) => (prices.dine_in === undefined ? null : money(prices.dine_in)),
  pickup_price: ({ prices }) => (prices.pickup === undefined ? null : money(prices.pickup)),
  delivery_price: ({ prices }) => (prices.delivery === undefined ? null : money(prices.delivery)),
  tax_class: ({ tax_class }) => tax_class,
  stock: ({ stock }) => stock,
  option_ids: ({ option_ids }) => option_ids.join(', '),
  is_active: ({ is_active }) => is_active,
  is_available: ({ is_available }) => is_available,
};

const menu_options: Columns<OptionRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  min: ({ min }) => min,
  max: ({ max }) => max,
  choices: ({ items }) => items.map(({ name, price }) => `${name} (${money(price)})`).join(', '),
  is_active: ({ is_active }) => is_active,
  is_deleted: ({ is_deleted }) => is_deleted,
};

const tables: Columns<TableRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  section: ({ section }) => section,
  seats_min: ({ seats_min }) => seats_min,
  seats_max: ({ seats_max }) => seats_max,
  is_active: ({ is_active }) => is_active,
};

const bookings: Columns<ReservationRecord> = {
  id: ({ id }) => id,
  number: ({ number }) => number,
  business_date: ({ business_date }) => business_date,
  status: ({ status }) => status,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  party: ({ party }) => party,
  starts_at: ({ starts_at }) => starts_at,
  stay_minutes: ({ stay_minutes }) => stay_minutes,
  section: ({ section }) => section,
  experience: ({ experience }) => experience?.name ?? null,
  deposit: ({ deposit }) => money(deposit),
  is_deposit_paid: ({ is_deposit_paid }) => is_deposit_paid,
  note: ({ note }) => note,
  staff_note: ({ staff_note }) => staff_note,
  created_at: ({ created_at }) => created_at,
};

const staff: Columns<PersonRecord> = {
  id: ({ id }) => id,
  username: ({ username }) => username,
  name: ({ name }) => name,
  role: ({ role }) => role,
  template: ({ template }) => template,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  is_active: ({ is_active }) => is_active,
  created_at: ({ created_at }) => created_at,
};

const day_closings: Columns<DayClosing> = {
  id: ({ id }) => id,
  number: ({ number }) => number,
  business_date: ({ business_date }) => business_date,
  closed_at: ({ closed_at }) => closed_at,
  closed_by: ({ closed_by }) => closed_by,
  carried_over: ({ carried_over }) => JSON.stringify(carried_over),
  report: ({ report }) => JSON.stringify(report),
};

/** The columns of every file of an export. None of them has a secret, a PIN or a token. */
export const exportColumns = {
  orders,
  order_items,
  payments,
  refunds,
  members,
  categories,
  menu_items,
  menu_options,
  tables,
  bookings,
  staff,
  day_closings,
};
