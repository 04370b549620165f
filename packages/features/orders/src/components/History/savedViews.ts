import {
  filterNames,
  plainView,
  readHistory,
  writeHistory,
  type HistoryView,
} from '../../historyQuery.ts';
import { datesOf, periodOf, periods, toAddress, type Period } from './periods.ts';

/** Filters under a name. A named period moves on with the days; other dates stay. */
export interface SavedView {
  name: string;
  /** The filters as an address. */
  search: string;
  period: Period | null;
}

/** The most views that are kept. */
export const mostViews = 20;

const isSaved = (one: unknown): one is SavedView => {
  const { name, search, period } = (one ?? {}) as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof search === 'string' &&
    (period === null || periods.includes(period as Period))
  );
};

/** Whether what a browser kept is a list of views. */
export const areViews = (kept: unknown): kept is SavedView[] =>
  Array.isArray(kept) && kept.every(isSaved);

const onlyFilters = (view: HistoryView): Partial<HistoryView> =>
  Object.fromEntries(filterNames.map((name) => [name, view[name]]));

/** The filters of a view under a name, in place of any of that name. */
export function saveView(
  views: readonly SavedView[],
  name: string,
  view: HistoryView,
  today: string,
): SavedView[] {
  const search = writeHistory('', onlyFilters(view));
  const saved = { name, search, period: periodOf(view, today) };
  return [...views.filter((one) => one.name !== name), saved].slice(-mostViews);
}

/** What a saved view changes, as of a trading day. */
export function changeOf({ search, period }: SavedView, today: string): Partial<HistoryView> {
  const dates = period ? toAddress(datesOf(period, today), today) : {};
  return { ...onlyFilters({ ...plainView, ...readHistory(search) }), ...dates };
}
