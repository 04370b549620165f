import type { OrderRows } from './rowsOf.ts';
import type { Row } from '../../storage/sql.ts';

/**
 * The columns of an order that the audit keeps: money, status, and the people and table assigned;
 * nothing about the guest, and no notes.
 */
const orderColumns = [
  'version',
  'status',
  'payment_status',
  'total',
  'balance',
  'order_method',
  'table_id',
  'staff_id',
  'member_id',
  'promotion_id',
  'covers',
  'delivery_fee',
  'apply_service_charge',
  'is_bill_printed',
  'merged_into',
  'promised_at',
] as const;

const childColumns = {
  lines: ['menu_id', 'quantity', 'unit_price', 'status', 'is_comped'],
  reductions: ['kind', 'rate', 'amount'],
  payments: ['kind', 'state', 'amount'],
  refunds: ['state', 'amount'],
} as const;

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

const flat = (rows: OrderRows): Row => {
  const found = pick(rows.order, orderColumns);
  for (const [part, names] of Object.entries(childColumns))
    for (const row of rows[part as keyof typeof childColumns])
      found[`${part}.${String(row['id'])}`] = pick(row, names);
  return found;
};

/**
 * Returns the difference between two states of an order for the audit; a new order is included in
 * full.
 */
export function changeOf(was: OrderRows | null, is: OrderRows): { before: Row | null; after: Row } {
  const after = flat(is);
  if (!was) return { before: null, after };
  const before = flat(was);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return { before: onlyOf(before, changed), after: onlyOf(after, changed) };
}

const onlyOf = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.flatMap((name) => (name in row ? [[name, row[name]]] : [])));
