import type { IntlShape } from 'react-intl';
import { countFilters, type HistoryView } from '../../historyQuery.ts';
import { filterMessages } from '../../messages/history.ts';

/**
 * Returns the label of the button that opens the filters, with the number of active ones. The
 * search and the list aren't counted, because they have controls of their own.
 */
export function filtersLabel(formatMessage: IntlShape['formatMessage'], view: HistoryView): string {
  const count = countFilters({ ...view, search: '', type: 'history' });
  return count === 0
    ? formatMessage(filterMessages.filters)
    : formatMessage(filterMessages.filtersSet, { count });
}
