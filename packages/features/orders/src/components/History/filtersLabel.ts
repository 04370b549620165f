import type { IntlShape } from 'react-intl';
import { countFilters, type HistoryView } from '../../historyQuery.ts';
import { filterWords } from '../../messages/history.ts';

/** What the button says that opens the filters: how many are set. The search and the list show by themselves. */
export function filtersLabel(formatMessage: IntlShape['formatMessage'], view: HistoryView): string {
  const count = countFilters({ ...view, search: '', type: 'history' });
  return count === 0
    ? formatMessage(filterWords.filters)
    : formatMessage(filterWords.filtersSet, { count });
}
