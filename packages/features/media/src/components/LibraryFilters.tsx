import { FilterSelect } from '@servery/screens/filter';
import { ListFilters, type ListOf } from '@servery/screens/list';
import { Select } from '@servery/ui';
import { useIntl } from 'react-intl';
import { type MediaView, sorts, statuses } from '../mediaView.ts';
import { libraryMessages as messages } from '../messages/library.ts';

interface LibraryFiltersProps {
  list: ListOf<MediaView>;
}

const statusMessages = {
  active: messages.active,
  inactive: messages.inactive,
  unused: messages.unused,
  no_alt: messages.noAlt,
};
const sortMessages = { added: messages.newest, name: messages.byName, size: messages.largest };

/** Search, filter and order of the library. */
export function LibraryFilters({ list }: LibraryFiltersProps) {
  const { formatMessage } = useIntl();
  const { view, change } = list;
  return (
    <ListFilters label={formatMessage(messages.search)} {...list.filters('search')}>
      <FilterSelect
        label={formatMessage(messages.status)}
        allLabel={formatMessage(messages.all)}
        options={statuses.map((value) => ({ value, label: formatMessage(statusMessages[value]) }))}
        value={view.status}
        onChange={(status) => change({ status })}
      />
      <Select
        label={formatMessage(messages.sort)}
        isLabelHidden
        options={sorts.map((value) => ({ value, label: formatMessage(sortMessages[value]) }))}
        value={view.sort}
        onChange={(value) => change({ sort: sorts.find((sort) => sort === value) ?? 'added' })}
      />
    </ListFilters>
  );
}
