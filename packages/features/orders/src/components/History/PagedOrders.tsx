import { listOrders } from '@servery/api';
import { keyOf } from '@servery/api/swr';
import { unstable_serialize, useSWRConfig } from 'swr';
import { pageLengths, queryOf, type HistoryView } from '../../historyQuery.ts';
import { useOrders } from '../../hooks/useOrders.ts';
import type { HistoryColumn } from './columns.tsx';
import { HistoryPages } from './HistoryPages.tsx';
import { HistoryProblem, NoRows } from './HistoryState.tsx';
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

/** Orders a page at a time; the page before stays until the next has come. */
export function PagedOrders({ view, columns, today, onChange, onOpen }: OrdersProps) {
  const query = queryOf(view);
  const { cache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useOrders(query);
  // What stays from before is not what was asked for: under a failure it would be a lie.
  const own: unknown = cache.get(unstable_serialize(keyOf(listOrders, { query })))?.data;
  const length = Number(view.length);
  const total = data?.total;
  const isPast = total !== undefined && total > 0 && view.start >= total;

  if (error && !own)
    return <HistoryProblem problem={error} hasRows={false} onRetry={() => mutate()} />;
  return (
    <>
      {error && <HistoryProblem problem={error} hasRows onRetry={() => mutate()} />}
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
    </>
  );
}
