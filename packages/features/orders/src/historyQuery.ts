import {
  actionReasons,
  orderMethods,
  paymentStatuses,
  type ActionReason,
  type listOrders,
  type Input,
  type OrderMethod,
  type PaymentStatus,
} from '@servery/api';

/** What the order list is asked. */
export type HistoryQuery = Input<typeof listOrders>['query'];

/** The order history as an address tells it; '' is no choice, and dates are today's unless told. */
export interface HistoryView {
  search: string;
  type: 'history' | 'new' | 'action' | 'completed';
  status_remark: ActionReason | '';
  /** `YYYY-MM-DD HH:mm` in the merchant's zone. */
  startDate: string;
  endDate: string;
  merchant_id: number | '';
  order_method: OrderMethod | '';
  payment_status: PaymentStatus | '';
  staff_id: number | '';
  promotion_id: number | '';
  table_id: number | '';
  transaction_id: string;
  sort: 'placed_at' | 'number' | 'total';
  order: 'asc' | 'desc';
  start: number;
  /** Rows on a page, or all of them one after the other. */
  length: number | 'all';
}

/** The view of an address that says nothing. */
export const plainView: HistoryView = {
  search: '',
  type: 'history',
  status_remark: '',
  startDate: '',
  endDate: '',
  merchant_id: '',
  order_method: '',
  payment_status: '',
  staff_id: '',
  promotion_id: '',
  table_id: '',
  transaction_id: '',
  sort: 'placed_at',
  order: 'desc',
  start: 0,
  length: 10,
};

/** What narrows the list, without how it is sorted and paged. */
export const filterNames = [
  'search',
  'type',
  'status_remark',
  'startDate',
  'endDate',
  'merchant_id',
  'order_method',
  'payment_status',
  'staff_id',
  'promotion_id',
  'table_id',
  'transaction_id',
] as const satisfies readonly (keyof HistoryView)[];

/** How many rows a page may have. */
export const pageLengths = [10, 25, 50, 100] as const;

/** How many rows are asked for at a time where there are no pages: the most that a host gives. */
export const chunk = 100;

const names = Object.keys(plainView) as (keyof HistoryView)[];
const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | undefined =>
    values.find((value) => value === text);
const whole = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
const id = (text: string) => whole(text) || undefined;
const words = (most: number) => (text: string) => text.normalize('NFC').trim().slice(0, most);
const start = (text: string) => {
  const rows = whole(text);
  return rows !== undefined && rows <= 10_000_000 ? rows : undefined;
};
const length = (text: string) =>
  text === 'all' ? text : pageLengths.find((rows) => String(rows) === text);

/** Whether a text is a moment that the calendar knows, such as `2026-02-28 23:59`. */
export function isMoment(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text)) return false;
  const at = new Date(`${text.replace(' ', 'T')}:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.replace(' ', 'T'));
}
const moment = (text: string) => (isMoment(text) ? text : undefined);

const readers: { [K in keyof HistoryView]: (text: string) => HistoryView[K] | undefined } = {
  search: words(100),
  type: oneOf(['history', 'new', 'action', 'completed']),
  status_remark: oneOf(actionReasons),
  startDate: moment,
  endDate: moment,
  merchant_id: id,
  order_method: oneOf(orderMethods),
  payment_status: oneOf(paymentStatuses),
  staff_id: id,
  promotion_id: id,
  table_id: id,
  transaction_id: words(40),
  sort: oneOf(['placed_at', 'number', 'total']),
  order: oneOf(['asc', 'desc']),
  start,
  length,
};

/** The view that an address asks for; what it cannot mean is left out. Dates come as a pair or not at all. */
export function readHistory(search: string): HistoryView {
  const asked = new URLSearchParams(search);
  const read = names.map((name) => [name, readers[name](asked.get(name) ?? '') ?? plainView[name]]);
  const view = Object.fromEntries(read) as unknown as HistoryView;
  const isRange = view.startDate !== '' && view.startDate <= view.endDate;
  return {
    ...view,
    ...(!isRange && { startDate: '', endDate: '' }),
    ...(view.length === 'all' && { start: 0 }),
  };
}

/** What to ask for a view: only what differs from what the host takes for granted. */
export const queryOf = ({ length, ...view }: HistoryView): HistoryQuery => {
  const said = Object.entries(view).filter(
    ([name, value]) => value !== plainView[name as keyof HistoryView],
  );
  const rows = length === 'all' ? chunk : length;
  return { ...Object.fromEntries(said), ...(rows !== plainView.length && { length: rows }) };
};

/** What to ask for an address: the first read of the screen, to the letter. */
export const historyQuery = (search: string): HistoryQuery => queryOf(readHistory(search));

/** The address after a change; a change of anything but the page goes back to the first. What is not the history's stays. */
export function writeHistory(search: string, change: Partial<HistoryView>): string {
  const next = new URLSearchParams(search);
  const view = { ...readHistory(search), start: 0, ...change };
  for (const name of names) {
    if (view[name] === plainView[name]) next.delete(name);
    else next.set(name, String(view[name]));
  }
  return next.toString();
}

/** How many filters a view has set; the dates count once. */
export const countFilters = (view: HistoryView): number =>
  filterNames.filter((name) => name !== 'endDate' && view[name] !== plainView[name]).length;
