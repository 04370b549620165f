import { merchantStatuses, setUpStatuses } from '@servery/api';
import { FilterSelect } from '@servery/screens/filter';
import { ListFilters, type ListOf } from '@servery/screens/list';
import type { ViewOf } from '@servery/screens/view';
import { DateRangePicker } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { merchantsView } from '../merchantsView.ts';
import {
  merchantsMessages as messages,
  setUpStatusMessages,
  statusMessages,
} from '../messages/list.ts';

/** The filters of the list of merchants. */
export function MerchantFilters({ list }: { list: ListOf<ViewOf<typeof merchantsView>> }) {
  const { formatMessage } = useIntl();
  const { view, change } = list;
  const { startDate: start, endDate: end } = view;
  return (
    <ListFilters
      label={formatMessage(messages.search)}
      placeholder={formatMessage(messages.searchable)}
      {...list.filters('search')}
    >
      <FilterSelect
        label={formatMessage(messages.status)}
        allLabel={formatMessage(messages.allStatus)}
        options={merchantStatuses.map((value) => ({
          value,
          label: formatMessage(statusMessages[value]),
        }))}
        value={view.status}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={formatMessage(messages.setUp)}
        allLabel={formatMessage(messages.allSetUp)}
        options={setUpStatuses.map((value) => ({
          value,
          label: formatMessage(setUpStatusMessages[value]),
        }))}
        value={view.setup_status}
        onChange={(setup_status) => change({ setup_status })}
      />
      <DateRangePicker
        label={formatMessage(messages.joined)}
        isLabelHidden
        value={start !== '' && end !== '' ? { start, end } : null}
        onChange={(range) => change({ startDate: range?.start ?? '', endDate: range?.end ?? '' })}
      />
    </ListFilters>
  );
}
