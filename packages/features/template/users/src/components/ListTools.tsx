import { userPlans, userRoles, userStatuses } from '@servery/api/template';
import { FilterSelect } from '@servery/screens/filter';
import { ListFilters, type ListOf } from '@servery/screens/list';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ListView } from '../listView.ts';
import { listMessages as messages } from '../messages/list.ts';
import { planMessages, roleMessages, statusMessages } from '../messages/vocabulary.ts';
import { ExportButton } from './ExportButton.tsx';

interface ListToolsProps {
  list: ListOf<ListView>;
  total: number | undefined;
}

/** Search field, filters and export of the list. */
export function ListTools({ list, total }: ListToolsProps) {
  const { formatMessage } = useIntl();
  const { view, change } = list;
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<string, MessageDescriptor>>,
  ) => values.map((value) => ({ value, label: formatMessage(names[value]!) }));
  return (
    <ListFilters label={formatMessage(messages.search)} {...list.filters('q')}>
      <FilterSelect
        label={formatMessage(messages.role)}
        allLabel={formatMessage(messages.allRoles)}
        options={optionsOf(userRoles, roleMessages)}
        value={view.role}
        onChange={(role) => change({ role })}
      />
      <FilterSelect
        label={formatMessage(messages.plan)}
        allLabel={formatMessage(messages.allPlans)}
        options={optionsOf(userPlans, planMessages)}
        value={view.currentPlan}
        onChange={(currentPlan) => change({ currentPlan })}
      />
      <FilterSelect
        label={formatMessage(messages.status)}
        allLabel={formatMessage(messages.allStatus)}
        options={optionsOf(userStatuses, statusMessages)}
        value={view.status}
        onChange={(status) => change({ status })}
      />
      <ExportButton view={view} isDisabled={!total} />
    </ListFilters>
  );
}
