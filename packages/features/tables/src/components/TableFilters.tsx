import { tableStates } from '@servery/api';
import { FilterSelect } from '@servery/screens/filter';
import { ListFilters, type ListOf } from '@servery/screens/list';
import { Select } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listMessages as messages } from '../messages/list.ts';
import { stateMessages } from '../messages/state.ts';
import type { TablesView } from '../tablesView.ts';

interface TableFiltersProps {
  list: ListOf<TablesView>;
  sections: readonly string[];
}

/** The option for all; no section has this name. */
const all = '*';

/** The filters of the tables. */
export function TableFilters({ list, sections }: TableFiltersProps) {
  const { formatMessage } = useIntl();
  const { view, change } = list;
  const { section } = view;
  return (
    <ListFilters label={formatMessage(messages.search)} {...list.filters('search')}>
      <Select
        label={formatMessage(messages.section)}
        isLabelHidden
        options={[
          { value: all, label: formatMessage(messages.allSections) },
          ...sections.map((one) => ({
            value: `:${one}`,
            label: one || formatMessage(messages.noSection),
          })),
        ]}
        value={section === null ? all : `:${section}`}
        onChange={(value) => change({ section: value === all ? null : value.slice(1) })}
      />
      <FilterSelect
        label={formatMessage(messages.status)}
        allLabel={formatMessage(messages.allStatus)}
        options={tableStates.map((value) => ({
          value,
          label: formatMessage(stateMessages[value]),
        }))}
        value={view.state}
        onChange={(state) => change({ state })}
      />
    </ListFilters>
  );
}
