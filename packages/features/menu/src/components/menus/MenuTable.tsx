import type { FoodMenu } from '@servery/api';
import { DataTable, type Column } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListView } from '../../listView.ts';
import { menuWords as words } from '../../messages/menus.ts';

interface MenuTableProps {
  rows: readonly FoodMenu[];
  columns: readonly Column<FoodMenu>[];
  total: number | undefined;
  view: ListView;
  isLoading: boolean;
  isRefreshing: boolean;
  empty: ReactNode;
  /** The chosen ones; nobody chooses who may not edit. */
  selected: ReadonlySet<string> | undefined;
  onSelect: (keys: Set<string>) => void;
  onChange: (change: Partial<ListView>) => void;
  onOpen: ((id: number) => void) | undefined;
}

const rowKey = ({ id }: FoodMenu) => String(id);

/** Items in columns, as the host sorts them. */
export function MenuTable({
  view,
  selected,
  onSelect,
  onChange,
  onOpen,
  ...props
}: MenuTableProps) {
  const { formatMessage } = useIntl();
  return (
    <DataTable
      label={formatMessage(words.title)}
      rows={props.rows}
      rowKey={rowKey}
      columns={props.columns}
      rowCount={props.total}
      isLoading={props.isLoading}
      isRefreshing={props.isRefreshing}
      empty={props.empty}
      sort={{
        key: view.sort,
        direction: view.order === 'asc' ? 'ascending' : 'descending',
      }}
      onSortChange={({ key, direction }) =>
        onChange({
          sort: key as ListView['sort'],
          order: direction === 'ascending' ? 'asc' : 'desc',
        })
      }
      {...(onOpen && { onRowPress: ({ id }: FoodMenu) => onOpen(id) })}
      {...(selected && { selectedKeys: new Set(selected), onSelectionChange: onSelect })}
      words={{
        selectAll: formatMessage(words.selectAll),
        selectRow: ({ name }) => formatMessage(words.select, { name }),
      }}
    />
  );
}
