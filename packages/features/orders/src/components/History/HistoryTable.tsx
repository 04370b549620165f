import type { OrderRow } from '@servery/api';
import { DataTable, type Sort } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HistoryView } from '../../historyQuery.ts';
import { historyMessages } from '../../messages/history.ts';
import type { HistoryColumn } from './columns.tsx';

export interface HistoryTableProps {
  rows: readonly OrderRow[];
  columns: readonly HistoryColumn[];
  view: HistoryView;
  total: number | undefined;
  /** The number of skeleton rows shown until the first rows load. */
  awaited: number;
  isLoading: boolean;
  isRefreshing: boolean;
  /** Whether the table scrolls inside its container instead of with the page. */
  isFilling?: boolean;
  empty: ReactNode;
  onChange: (change: Partial<HistoryView>) => void;
  onOpen: (id: number) => void;
}

const rowKey = ({ id }: OrderRow) => String(id);

/** A table of orders, sorted by the server. */
export function HistoryTable({
  view,
  columns,
  total,
  onChange,
  onOpen,
  ...props
}: HistoryTableProps) {
  const { formatMessage } = useIntl();
  const direction = view.order === 'asc' ? 'ascending' : 'descending';
  const sortBy = (next: Sort) => {
    // Sort a newly chosen column in descending order, because people look for the latest or the
    // highest first.
    const isTurned = next.key === view.sort;
    const order = isTurned && next.direction === 'ascending' ? 'asc' : 'desc';
    onChange({ sort: next.key as HistoryView['sort'], order });
  };
  return (
    <DataTable
      label={formatMessage(historyMessages.table)}
      rows={props.rows}
      rowKey={rowKey}
      columns={columns}
      rowCount={total}
      rowOffset={view.start}
      sort={{ key: view.sort, direction }}
      onSortChange={sortBy}
      onRowPress={({ id }) => onOpen(id)}
      isLoading={props.isLoading}
      isRefreshing={props.isRefreshing}
      skeletonRows={props.awaited}
      height={props.isFilling ? 'fill' : 'content'}
      empty={props.empty}
    />
  );
}
