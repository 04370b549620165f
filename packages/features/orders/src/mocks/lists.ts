import { invalid, type Input, type listOrders, type OrderRow } from '@servery/api';
import { listOf, showRow, type OrderRecord } from '@servery/domain/orders';
import { hasPhone, personalAccess, phoneSearch } from '@servery/domain/people';
import { sorted, type Visit } from '@servery/domain/sample';
import { matchesSearch } from '@servery/domain/search';
import { selectRange, todayRange, type Selection } from '@servery/domain/time';

/** What every list query has, once parsed. */
export interface ListQuery {
  search: string;
  start: number;
  length: number;
  order: 'asc' | 'desc';
}

/** The filters of the order list, once parsed. */
export type OrderQuery = ListQuery &
  Required<Omit<Input<typeof listOrders>['query'], keyof ListQuery | 'startDate' | 'endDate'>> & {
    startDate?: string | undefined;
    endDate?: string | undefined;
  };

/** What the dates of a query select at one merchant: today unless told; what waits is listed from any day (null). */
function selectionOf({ type, startDate, endDate }: OrderQuery, visit: Visit, merchant_id: number) {
  if ((type === 'new' || type === 'action') && !startDate && !endDate) return null;
  const { settings } = visit.world.merchant(merchant_id);
  const today = todayRange(visit.now, settings);
  const start_date = startDate ?? `${(endDate ?? today.start_date).slice(0, 10)} 00:00`;
  const end_date =
    endDate ?? (startDate && startDate > today.end_date ? startDate : today.end_date);
  if (end_date < start_date)
    throw invalid('endDate', 'before_start', 'The end is before the start.');
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

const hasReason = ({ reasons }: OrderRow, wanted: OrderQuery['status_remark']): boolean =>
  wanted === 'any' ? reasons.length > 0 : wanted === '' || reasons.includes(wanted);

const fits = (row: OrderRow, query: OrderQuery): boolean =>
  (query.type === 'history' ? row.status !== 'draft' : row.list === query.type) &&
  hasReason(row, query.status_remark) &&
  isWanted(query.order_method, row.order_method) &&
  isWanted(query.payment_status, row.payment_status) &&
  isWanted(query.staff_id, row.staff?.id) &&
  isWanted(query.promotion_id, row.promotion?.id) &&
  isWanted(query.table_id, row.table?.id) &&
  isWanted(query.transaction_id, row.transaction_id);

/** Whether a search finds an order by its number, transaction, guest, table or items. */
const isNamed = (row: OrderRow, search: string): boolean =>
  matchesSearch(
    search,
    row.number,
    row.transaction_id,
    row.customer_name,
    row.table?.name ?? '',
    ...row.lines.map(({ name }) => name),
  );

/** The rows that `listOrders` asks for, all pages of them. */
export function ordersFor(query: OrderQuery, visit: Visit): OrderRow[] {
  const wanted = phoneSearch(personalAccess(visit.me), query.search);
  const rows = visit.scope(query.merchant_id as number | '').flatMap((merchant_id) => {
    const selection = selectionOf(query, visit, merchant_id);
    return visit.world
      .ordersOf([merchant_id])
      .filter((order) => isSelected(order, selection))
      .map((order) => ({ order, row: showRow(order) }))
      .filter(({ row }) => fits(row, query))
      .filter(
        ({ order, row }) =>
          isNamed(row, query.search) || hasPhone([order.phone, order.member?.phone ?? ''], wanted),
      )
      .map(({ row }) => row);
  });
  return sorted(rows, (row) => row[query.sort], query.order);
}

const latestCompleted = 30;

/** What the board shows of one merchant: all that is open, and the latest that completed today. */
export function boardOf(merchant_id: number, { world }: Visit): OrderRow[] {
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
