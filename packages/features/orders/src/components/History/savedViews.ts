import { filterNames, historyView, type HistoryView } from '../../historyQuery.ts';
import { datesOf, periodOf, periods, toAddress, type Period } from './periods.ts';

/** Named filters. A named period is relative to the current day; custom dates stay fixed. */
export interface SavedView {
  name: string;
  /** The filters as a URL query. */
  search: string;
  period: Period | null;
}

/** The maximum number of saved views; the oldest are dropped beyond it. */
export const maxViews = 20;

const isSaved = (candidate: unknown): candidate is SavedView => {
  const { name, search, period } = (candidate ?? {}) as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof search === 'string' &&
    (period === null || periods.includes(period as Period))
  );
};

/** Whether a value from browser storage is a list of views. */
export const areViews = (value: unknown): value is SavedView[] =>
  Array.isArray(value) && value.every(isSaved);

const onlyFilters = (view: HistoryView): Partial<HistoryView> =>
  Object.fromEntries(filterNames.map((name) => [name, view[name]]));

/**
 * Returns the views with the current filters saved under a name, replacing a view of the same name.
 */
export function saveView(
  views: readonly SavedView[],
  name: string,
  view: HistoryView,
  today: string,
): SavedView[] {
  const search = historyView.write('', onlyFilters(view));
  const saved = { name, search, period: periodOf(view, today) };
  return [...views.filter((candidate) => candidate.name !== name), saved].slice(-maxViews);
}

/** Returns the changes that a saved view makes to the current one, relative to a trading day. */
export function changeOf({ search, period }: SavedView, today: string): Partial<HistoryView> {
  const dates = period ? toAddress(datesOf(period, today), today) : {};
  return { ...onlyFilters({ ...historyView.plain, ...historyView.read(search) }), ...dates };
}
