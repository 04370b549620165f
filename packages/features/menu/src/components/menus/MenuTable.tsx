import type { FoodMenu } from '@servery/api';
import { sorting } from '@servery/screens/list';
import { DataTable, type Column } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ListView } from '../../listView.ts';
import { menuMessages as messages } from '../../messages/menus.ts';

interface MenuTableProps {
  rows: readonly FoodMenu[];
  columns: readonly Column<FoodMenu>[];
  total: number | undefined;
  view: ListView;
  isLoading: boolean;
  isRefreshing: boolean;
  empty: ReactNode;
  /** The keys of the selected rows; undefined if the person can't edit. */
  selected: ReadonlySet<string> | undefined;
  onSelect: (keys: Set<string>) => void;
  onChange: (change: Partial<ListView>) => void;
  onOpen: ((id: number) => void) | undefined;
}

const rowKey = ({ id }: FoodMenu) => String(id);

/** Table of items, sorted by the host. */
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
      label={formatMessage(messages.title)}
      rows={props.rows}
      rowKey={rowKey}
      columns={props.columns}
      rowCount={props.total}
      isLoading={props.isLoading}
      isRefreshing={props.isRefreshing}
      empty={props.empty}
      {...sorting(view.sort, view.order, (sort, order) => onChange({ sort, order }))}
      {...(onOpen && { onRowPress: ({ id }: FoodMenu) => onOpen(id) })}
      {...(selected && { selectedKeys: new Set(selected), onSelectionChange: onSelect })}
      labels={{
        selectAll: formatMessage(messages.selectAll),
        selectRow: ({ name }) => formatMessage(messages.select, { name }),
      }}
    />
  );
}
