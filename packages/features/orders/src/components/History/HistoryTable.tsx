import type { OrderRow } from '@servery/api';
import { DataTable, type Sort } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { HistoryView } from '../../historyQuery.ts';
import { historyWords } from '../../messages/history.ts';
import type { HistoryColumn } from './columns.tsx';

export interface HistoryTableProps {
  rows: readonly OrderRow[];
  columns: readonly HistoryColumn[];
  view: HistoryView;
  total: number | undefined;
  /** How many rows are drawn in outline until the first come. */
  awaited: number;
  isLoading: boolean;
  isRefreshing: boolean;
  /** Scrolls in its place and not with the page. */
  isFilling?: boolean;
  empty: ReactNode;
  onChange: (change: Partial<HistoryView>) => void;
  onOpen: (id: number) => void;
}

const rowKey = ({ id }: OrderRow) => String(id);

/** Orders in columns, as the host sorts them. */
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
    // What was first or most is what people look for, so a newly chosen column starts from there.
    const isTurned = next.key === view.sort;
    const order = isTurned && next.direction === 'ascending' ? 'asc' : 'desc';
    onChange({ sort: next.key as HistoryView['sort'], order });
  };
  return (
    <DataTable
      label={formatMessage(historyWords.table)}
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
