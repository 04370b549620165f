import {
  invalid,
  orderSearchColumns,
  type Input,
  type listOrders,
  type OrderRow,
} from '@servery/api';
import { listOf, showRow, uncounted, type OrderRecord } from '@servery/domain/orders';
import { hasPhone, phoneSearch } from '@servery/domain/people';
import { sorted, type RequestContext } from '@servery/sample';
import { amountOf, matchesSearch } from '@servery/domain/search';
import { selectRange, todayRange, type Selection } from '@servery/domain/time';

/** The parsed parameters common to all list queries. */
export interface ListQuery {
  search: string;
  start: number;
  length: number;
  order: 'asc' | 'desc';
}

/** The parsed query of the order list. */
export type OrderQuery = ListQuery &
  Required<Omit<Input<typeof listOrders>['query'], keyof ListQuery | 'startDate' | 'endDate'>> & {
    startDate?: string | undefined;
    endDate?: string | undefined;
  };

/**
 * Returns the date range that a query selects at one merchant, by default today; null for the new
 * and action lists without dates, which include orders of any day.
 */
function selectionOf(
  { type, startDate, endDate }: OrderQuery,
  ctx: RequestContext,
  merchant_id: number,
) {
  if ((type === 'new' || type === 'action') && !startDate && !endDate) return null;
  const { settings } = ctx.world.merchant(merchant_id);
  const today = todayRange(ctx.now, settings);
  const start_date = startDate ?? `${(endDate ?? today.start_date).slice(0, 10)} 00:00`;
  const end_date =
    endDate ?? (startDate && startDate > today.end_date ? startDate : today.end_date);
  if (end_date < start_date)
    throw invalid('endDate', 'before_start', 'The end can’t be before the start.');
  return selectRange({ start_date, end_date }, settings);
}

const isSelected = (order: OrderRecord, selection: Selection | null): boolean => {
  if (!selection) return true;
  const { by, start, end } = selection;
  return by === 'business_date'
    ? order.business_date >= start && order.business_date <= end
    : order.placed_at >= start && order.placed_at < end;
};

const isWanted = <T>(choice: T | '', value: T | undefined): boolean =>
  choice === '' || choice === value;

function hasReason({ reasons }: OrderRow, wanted: OrderQuery['status_remark']): boolean {
  if (wanted === 'any' || wanted === 'none') return reasons.length > 0 === (wanted === 'any');
  return wanted === '' || reasons.includes(wanted);
}

const hasStatus = ({ status }: OrderRow, wanted: OrderQuery['status']): boolean =>
  wanted === 'counted' ? !uncounted.has(status) : isWanted(wanted, status);

const fits = (row: OrderRow, query: OrderQuery): boolean =>
  (query.type === 'history' ? row.status !== 'draft' : row.list === query.type) &&
  hasReason(row, query.status_remark) &&
  hasStatus(row, query.status) &&
  isWanted(query.order_method, row.order_method) &&
  isWanted(query.payment_status, row.payment_status) &&
  isWanted(query.staff_id, row.staff?.id) &&
  isWanted(query.promotion_id, row.promotion?.id) &&
  isWanted(query.table_id, row.table?.id) &&
  isWanted(query.transaction_id, row.transaction_id);

const textsOf = (row: OrderRow) => ({
  number: [row.number],
  transaction_id: [row.transaction_id],
  customer_name: [row.customer_name],
  table: [row.table?.name ?? ''],
  lines: row.lines.map(({ name }) => name),
  phone: [],
  total: [],
});

/** Whether the search text occurs in the searched columns of an order. */
const isNamed = (row: OrderRow, { search, columns }: OrderQuery): boolean => {
  const texts = textsOf(row);
  const wanted = columns.length > 0 ? columns : orderSearchColumns;
  return matchesSearch(search, ...wanted.flatMap((column) => texts[column]));
};

/**
 * Returns all rows for `listOrders`, before paging.
 * @throws `invalid`
 */
export function ordersFor(query: OrderQuery, ctx: RequestContext): OrderRow[] {
  const wanted = phoneSearch(ctx.access, query.search);
  const looksAt = (column: 'phone' | 'total') =>
    query.columns.length === 0 || query.columns.includes(column);
  const rows = ctx.scope(query.merchant_id as number | '').flatMap((merchant_id) => {
    const selection = selectionOf(query, ctx, merchant_id);
    const { currency } = ctx.world.merchant(merchant_id).settings;
    const total = ctx.access === 'none' ? null : amountOf(query.search, currency);
    return ctx.world
      .ordersOf([merchant_id])
      .filter((order) => isSelected(order, selection))
      .map((order) => ({ order, row: showRow(order) }))
      .filter(({ row }) => fits(row, query))
      .filter(
        ({ order, row }) =>
          isNamed(row, query) ||
          (looksAt('total') && row.total === total) ||
          (looksAt('phone') && hasPhone([order.phone, order.member?.phone ?? ''], wanted)),
      )
      .map(({ row }) => row);
  });
  return sorted(rows, (row) => row[query.sort], query.order);
}

const latestCompleted = 30;

/**
 * Returns the board rows of one merchant: all open orders, and the latest completed ones of today.
 */
export function boardOf(merchant_id: number, { world }: RequestContext): OrderRow[] {
  const orders = world.ordersOf([merchant_id]);
  const today = world.today(merchant_id);
  const done = orders
    .filter((order) => listOf(order) === 'completed' && order.business_date === today)
    .sort((a, b) => (a.status_at < b.status_at ? 1 : a.status_at > b.status_at ? -1 : 0))
    .slice(0, latestCompleted)
    .map(showRow);
  const open = orders.filter((order) => ['new', 'action'].includes(listOf(order) ?? ''));
  return [...open.map(showRow), ...done];
}
