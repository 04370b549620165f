import { listOrders } from '@servery/api';
import { keyOf } from '@servery/api/swr';
import { unstable_serialize, useSWRConfig } from 'swr';
import { type HistoryView, pageLengths, queryOf } from '../../historyQuery.ts';
import { useOrders } from '../../hooks/useOrders.ts';
import type { HistoryColumn } from './columns.tsx';
import { HistoryPages } from './HistoryPages.tsx';
import { HistoryBody, NoRows } from './HistoryState.tsx';
import { Unreadable } from '../Unreadable/Unreadable.tsx';
import { HistoryTable } from './HistoryTable.tsx';

export interface OrdersProps {
  view: HistoryView;
  columns: readonly HistoryColumn[];
  /** The trading day `YYYY-MM-DD`. */
  today: string;
  onChange: (change: Partial<HistoryView>) => void;
  onOpen: (id: number) => void;
}

/** A paginated list of orders; the previous page stays visible until the next one has loaded. */
export function PagedOrders({ view, columns, today, onChange, onOpen }: OrdersProps) {
  const query = queryOf(view);
  const { cache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useOrders(query);
  // Rows kept from the previous query don't match this one, so they must not be shown below an
  // error.
  const own: unknown = cache.get(unstable_serialize(keyOf(listOrders, { query })))?.data;
  const length = Number(view.length);
  const total = data?.total;
  const isPast = total !== undefined && total > 0 && view.start >= total;

  return (
    <HistoryBody error={error} isLoaded={own !== undefined} onRetry={mutate}>
      <Unreadable orders={data?.unreadable} />
      <HistoryTable
        view={view}
        columns={columns}
        rows={data?.aaData ?? []}
        total={total}
        awaited={length}
        isLoading={isLoading && !data}
        isRefreshing={isLoading && data !== undefined}
        empty={<NoRows view={view} total={total ?? 0} today={today} onChange={onChange} />}
        onChange={onChange}
        onOpen={onOpen}
      />
      {!isPast && (
        <HistoryPages
          page={Math.floor(view.start / length) + 1}
          length={length}
          total={total}
          lengths={pageLengths}
          onChange={(page) => onChange({ start: (page - 1) * length })}
          onLengthChange={(next, page) => onChange({ length: next, start: (page - 1) * next })}
          onContinuous={() => onChange({ length: 'all' })}
        />
      )}
    </HistoryBody>
  );
}
