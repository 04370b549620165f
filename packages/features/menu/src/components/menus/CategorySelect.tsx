import type { MenuCategory } from '@servery/api';
import { Select } from '@servery/ui';
import { useIntl } from 'react-intl';
import { menuMessages as messages } from '../../messages/menus.ts';

interface CategorySelectProps {
  categories: readonly MenuCategory[];
  /** The id of a category; '' for all categories. */
  value: number | '';
  onChange: (category_id: number | '') => void;
}

const all = 'all';

/** Filter of the list of items by category. */
export function CategorySelect({ categories, value, onChange }: CategorySelectProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      label={formatMessage(messages.category)}
      isLabelHidden
      options={[
        { value: all, label: formatMessage(messages.allCategories) },
        ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value === '' ? all : String(value)}
      onChange={(id) => onChange(id === all ? '' : Number(id))}
    />
  );
}
