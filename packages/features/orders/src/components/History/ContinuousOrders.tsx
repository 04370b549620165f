import { Button, Switch } from '@servery/ui';
import { useMemo, type UIEvent } from 'react';
import { useIntl } from 'react-intl';
import { chunk, historyView, queryOf } from '../../historyQuery.ts';
import { useOrdersOnward } from '../../hooks/useOrdersOnward.ts';
import { pageMessages } from '../../messages/history.ts';
import * as styles from './History.css.ts';
import { HistoryBody, NoRows } from './HistoryState.tsx';
import { Unreadable } from '../Unreadable/Unreadable.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import type { OrdersProps } from './PagedOrders.tsx';

/** The distance from the end, in screen heights, at which more orders are loaded. */
const ahead = 3;

/** The order history with infinite scrolling, in chunks of 100. */
export function ContinuousOrders({ view, columns, today, onChange, onOpen }: OrdersProps) {
  const { formatMessage } = useIntl();
  const { data, error, size, setSize, mutate, isLoading } = useOrdersOnward(queryOf(view));
  const rows = useMemo(() => data?.flatMap(({ aaData }) => aaData) ?? [], [data]);
  const total = data?.at(-1)?.total;
  const pieces = data?.length ?? 0;
  const isMore = total !== undefined && pieces * chunk < total && data?.at(-1)?.aaData.length !== 0;
  const isComing = pieces < size;
  const loadMore = () => {
    if (isMore && !isComing) void setSize(pieces + 1);
  };
  const onScroll = ({ target }: UIEvent) => {
    const { scrollTop, scrollHeight, clientHeight } = target as HTMLElement;
    if (scrollHeight - scrollTop < (1 + ahead) * clientHeight) loadMore();
  };

  return (
    <HistoryBody error={error} isLoaded={pieces > 0} onRetry={mutate}>
      <Unreadable orders={data?.flatMap(({ unreadable = [] }) => unreadable)} />
      <div className={styles.filled} onScrollCapture={onScroll}>
        <HistoryTable
          view={view}
          columns={columns}
          rows={rows}
          total={total}
          awaited={chunk / 4}
          isLoading={isLoading && pieces === 0}
          isRefreshing={isComing && pieces > 0 && !error}
          isFilling
          empty={<NoRows view={view} total={total ?? 0} today={today} onChange={onChange} />}
          onChange={onChange}
          onOpen={onOpen}
        />
      </div>
      <div className={styles.foot}>
        <Switch isSelected onChange={() => onChange({ length: historyView.plain.length })}>
          {formatMessage(pageMessages.continuous)}
        </Switch>
        <span role="status" className={styles.loaded}>
          {total !== undefined &&
            formatMessage(pageMessages.loaded, { loaded: rows.length, total })}
        </span>
        {isMore && (
          <Button
            tone="neutral"
            emphasis="outline"
            size="s"
            isPending={isComing}
            onPress={loadMore}
          >
            {formatMessage(pageMessages.more)}
          </Button>
        )}
      </div>
    </HistoryBody>
  );
}
