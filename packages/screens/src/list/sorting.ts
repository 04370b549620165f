import type { DataTableProps } from '@servery/ui';

/**
 * Returns the sort props of a `DataTable` from the `sort` and `order` values of URLs and endpoints.
 */
export const sorting = <Key extends string>(
  key: Key,
  order: 'asc' | 'desc',
  onSort: (key: Key, order: 'asc' | 'desc') => void,
): Pick<DataTableProps<object>, 'sort' | 'onSortChange'> => ({
  sort: { key, direction: order === 'asc' ? 'ascending' : 'descending' },
  onSortChange: (next) => onSort(next.key as Key, next.direction === 'ascending' ? 'asc' : 'desc'),
});
