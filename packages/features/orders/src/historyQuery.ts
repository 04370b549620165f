import {
  actionReasons,
  orderMethods,
  orderStatuses,
  paymentStatuses,
  type listOrders,
  type Input,
} from '@servery/api';
import { choice, defineView, id, scope, single, trimmed, type ViewOf } from '@servery/screens/view';

/** The query of the order list. */
export type HistoryQuery = Input<typeof listOrders>['query'];

/** The selectable page lengths. */
export const pageLengths = [10, 25, 50, 100] as const;

/** The number of rows per request in continuous scrolling: the maximum that a host returns. */
export const chunk = 100;

/** Whether a text is an existing date and time, such as `2026-02-28 23:59`. */
export function isMoment(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text)) return false;
  const at = new Date(`${text.replace(' ', 'T')}:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.replace(' ', 'T'));
}

/** `YYYY-MM-DD HH:mm` in the merchant's time zone; '' for today. */
const moment = () => single('', (text) => (isMoment(text) ? text : undefined));

/** The URL state of the order history; '' means no choice. */
export const historyView = defineView(
  {
    search: trimmed(),
    type: choice(['history', 'new', 'action', 'completed'], 'history'),
    status: choice([...orderStatuses, 'counted'], ''),
    status_remark: choice([...actionReasons, 'any', 'none'], ''),
    startDate: moment(),
    endDate: moment(),
    merchant_id: id(''),
    order_method: choice(orderMethods, ''),
    payment_status: choice(paymentStatuses, ''),
    staff_id: id(''),
    promotion_id: id(''),
    table_id: id(''),
    transaction_id: trimmed(40),
    sort: scope(choice(['placed_at', 'number', 'total'], 'placed_at')),
    order: scope(choice(['asc', 'desc'], 'desc')),
    /** The index of the page's first row, from 0. */
    start: { ...single(0, startIn), kind: 'page' },
    /** The number of rows on a page, or `all` for continuous scrolling. */
    length: scope(single<number | 'all'>(10, lengthIn)),
  },
  // Dates only count as a pair, and continuous scrolling has no pages.
  (view) => ({
    ...view,
    ...((view.startDate === '' || view.startDate > view.endDate) && { startDate: '', endDate: '' }),
    ...(view.length === 'all' && { start: 0 }),
  }),
);
export type HistoryView = ViewOf<typeof historyView>;

/** The names of the filters, without sorting and paging. */
export const filterNames = Object.keys(historyView.noFilters) as (keyof HistoryView)[];

/**
 * Returns the request query of a view, with only the values that differ from the host's defaults;
 * in the order of their names, so that equal views have equal URLs.
 */
export const queryOf = (view: HistoryView): HistoryQuery => {
  const asked = { ...view, length: view.length === 'all' ? chunk : view.length };
  const changed = Object.entries(asked).filter(
    ([name, value]) => value !== historyView.plain[name as keyof HistoryView],
  );
  return Object.fromEntries(changed.toSorted());
};

/**
 * Returns the request query of a URL; identical to the screen's first request, so that it can be
 * preloaded.
 */
export const historyQuery = (search: string): HistoryQuery => queryOf(historyView.read(search));

/** Returns the number of filters set in a view; both dates count as one. */
export const countFilters = (view: HistoryView): number =>
  filterNames.filter((name) => name !== 'endDate' && view[name] !== historyView.plain[name]).length;

function lengthIn(text: string): number | 'all' | undefined {
  return text === 'all' ? text : pageLengths.find((rows) => String(rows) === text);
}

function startIn(text: string): number | undefined {
  return /^\d{1,8}$/.test(text) && Number(text) <= 10_000_000 ? Number(text) : undefined;
}
