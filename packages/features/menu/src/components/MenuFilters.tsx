import { ListFilters, type ListOf } from '@servery/screens/list';
import { Select } from '@servery/ui';
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

const all = 'all';

/** The search field, the status filter and any other filters of a list of the menu. */
export function MenuFilters({ list, statuses = [], children }: MenuFiltersProps) {
  const { formatMessage } = useIntl();
  const { view, change, isNarrowed, clear } = list;
  return (
    <ListFilters
      label={formatMessage(messages.search)}
      search={view.search}
      onSearch={(search, isTyping) => change({ search }, isTyping)}
      isNarrowed={isNarrowed}
      onClear={clear}
    >
      {children}
      <Select
        label={formatMessage(messages.status)}
        isLabelHidden
        options={[
          { value: all, label: formatMessage(messages.allStatus) },
          { value: 'active', label: formatMessage(messages.active) },
          { value: 'inactive', label: formatMessage(messages.inactive) },
          ...statuses,
        ]}
        value={view.status || all}
        onChange={(status) => change({ status: status === all ? '' : status })}
      />
    </ListFilters>
  );
}
