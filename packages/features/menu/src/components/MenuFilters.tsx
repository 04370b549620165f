import { FilterSelect } from '@servery/screens/filter';
import { ListFilters, type ListOf } from '@servery/screens/list';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListView } from '../listView.ts';
import { commonMessages as messages } from '../messages/common.ts';

interface MenuFiltersProps {
  list: ListOf<ListView>;
  /** Statuses to filter by, in addition to active and inactive. */
  statuses?: readonly { value: string; label: string }[];
  /** Additional filters. */
  children?: ReactNode;
}

/** The search field, the status filter and any other filters of a list of the menu. */
export function MenuFilters({ list, statuses = [], children }: MenuFiltersProps) {
  const { formatMessage } = useIntl();
  const { view, change } = list;
  return (
    <ListFilters label={formatMessage(messages.search)} {...list.filters('search')}>
      {children}
      <FilterSelect
        label={formatMessage(messages.status)}
        allLabel={formatMessage(messages.allStatus)}
        options={[
          { value: 'active', label: formatMessage(messages.active) },
          { value: 'inactive', label: formatMessage(messages.inactive) },
          ...statuses,
        ]}
        value={view.status}
        onChange={(status) => change({ status })}
      />
    </ListFilters>
  );
}
