import type { OrderLine, Payment, Refund } from '@servery/api';
import { amountsOf, showOrder } from '../../orders/index.ts';
import type { OrderRecord } from '../../orders/record.ts';
import { money, moneyOrNull, type Columns } from './Columns.ts';

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

export const orders: Columns<Priced> = {
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

export const order_items: Columns<OfOrder<OrderLine>> = {
  id: ({ row }) => row.id,
  order_id: ({ order_id }) => order_id,
  menu_item_id: ({ row }) => row.menu_id,
  seat: ({ row }) => row.seat,
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

export const payments: Columns<OfOrder<Payment>> = {
  id: ({ row }) => row.id,
  order_id: ({ order_id }) => order_id,
  name: ({ row }) => row.name,
  kind: ({ row }) => row.kind,
  state: ({ row }) => row.state,
  amount: ({ row }) => money(row.amount),
  tip: ({ row }) => money(row.tip),
  voucher_code: ({ row }) => row.voucher_code ?? null,
  face_value: ({ row }) => moneyOrNull(row.face_value ?? null),
  tendered: ({ row }) => money(row.tendered),
  change: ({ row }) => money(row.change),
  rounding: ({ row }) => money(row.rounding),
  fee: ({ row }) => money(row.fee),
  business_date: ({ row }) => row.business_date,
  at: ({ row }) => row.at,
  by: ({ row }) => row.by,
};

export const refunds: Columns<OfOrder<Refund>> = {
  id: ({ row }) => row.id,
  order_id: ({ order_id }) => order_id,
  payment_id: ({ row }) => row.payment_id,
  amount: ({ row }) => money(row.amount),
  reason: ({ row }) => row.reason,
  state: ({ row }) => row.state,
  is_overpayment: ({ row }) => row.is_overpayment,
  items: ({ row }) =>
    (row.scope?.lines ?? []).map(({ line_id, quantity }) => `${quantity} × ${line_id}`).join(', '),
  has_delivery_fee: ({ row }) => row.scope?.delivery_fee ?? false,
  business_date: ({ row }) => row.business_date,
  at: ({ row }) => row.at,
  by: ({ row }) => row.by,
};
