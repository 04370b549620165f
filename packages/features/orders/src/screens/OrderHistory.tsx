import { businessDate } from '@servery/domain/time';
import { useUser } from '@servery/api/user';
import { useFormat, useNow, useStable } from '@servery/screens';
import { ListFilters, ListPage, useListView, type ListScreenProps } from '@servery/screens/list';
import { Inline, media, Segment, Segmented, useMedia } from '@servery/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useHistoryColumns } from '../components/History/columns.tsx';
import { ExportNote } from '../components/History/ExportNote.tsx';
import { FilterBar } from '../components/History/FilterBar.tsx';
import * as styles from '../components/History/History.css.ts';
import { HistoryTools } from '../components/History/HistoryTools.tsx';
import { PagedOrders } from '../components/History/PagedOrders.tsx';
import { useExport } from '../components/History/useExport.ts';
import { useFileColumns } from '../components/History/useFileColumns.ts';
import { useStored } from '@servery/screens/stored';
import { useTotal } from '../components/History/useTotal.ts';
import { countFilters, historyView, type HistoryView } from '../historyQuery.ts';
import { useReadsPrices } from '../hooks/useReadsPrices.ts';
import {
  filterMessages,
  historyMessages,
  toolMessages,
  typeMessages,
} from '../messages/history.ts';

const ContinuousOrders = lazy(async () => ({
  default: (await import('../components/History/ContinuousOrders.tsx')).ContinuousOrders,
}));

export interface OrderHistoryProps extends ListScreenProps {
  /** Called when a row is pressed, to show its order. */
  onOpen: (id: number) => void;
  /** The id of the order shown next to the list. */
  openId?: number;
}

const types = Object.keys(typeMessages) as HistoryView['type'][];
const areIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** All orders, searched, filtered, sorted and paged by the host as the URL requests. */
export function OrderHistory({ search, onSearchChange, onOpen, openId }: OrderHistoryProps) {
  const { formatMessage } = useIntl();
  const { view, ...list } = useListView(historyView, search, onSearchChange);
  const { data: user } = useUser();
  const today = businessDate(new Date(useNow()), useFormat(view.merchant_id || undefined));

  const change = useStable(list.change);
  const owner = String(user?.id ?? '');
  const [hidden, hide] = useStored<string[]>(`servery.history.columns.${owner}`, [], areIds);
  const hasPrices = useReadsPrices();
  const isShared = (user?.merchants.length ?? 0) > 1 && view.merchant_id === '';
  const all = useHistoryColumns(view.merchant_id, isShared, hasPrices);
  const columns = useMemo(() => all.filter(({ id }) => !hidden.includes(id)), [all, hidden]);
  const isNarrow = useMedia(media.narrow);
  const total = useTotal(view);
  const saved = useExport();
  const fileColumns = useFileColumns(columns, view.merchant_id, hasPrices);
  const fileName = `${formatMessage(toolMessages.file)} ${today}.csv`;
  const orders = { view, columns, today, onChange: change, onOpen };

  const filters = <FilterBar view={view} today={today} total={total} onChange={change} />;
  const tools = (
    <HistoryTools
      view={view}
      today={today}
      owner={owner}
      onChange={change}
      columns={all}
      hidden={hidden}
      onHide={hide}
      isExporting={saved.state.is === 'running'}
      isCompact={isNarrow}
      onExport={() => void saved.run({ view, columns: fileColumns, fileName })}
    />
  );

  return (
    <ListPage
      title={formatMessage(historyMessages.title)}
      count={total !== undefined && formatMessage(historyMessages.count, { count: total })}
      actions={!isNarrow && tools}
      hasPanel={openId !== undefined}
      filters={
        <>
          <ListFilters
            label={formatMessage(filterMessages.search)}
            placeholder={formatMessage(filterMessages.searchHint)}
            {...list.filters('search')}
            isNarrowed={countFilters(view) > 0}
            lead={
              <div className={styles.lists}>
                <Segmented
                  label={formatMessage(filterMessages.type)}
                  isLabelHidden
                  value={view.type}
                  onChange={(type) => change({ type })}
                >
                  {types.map((type) => (
                    <Segment key={type} value={type}>
                      {formatMessage(typeMessages[type])}
                    </Segment>
                  ))}
                </Segmented>
              </div>
            }
          />
          {isNarrow ? (
            <Inline justify="between">
              {filters}
              {tools}
            </Inline>
          ) : (
            filters
          )}
        </>
      }
    >
      <ExportNote state={saved.state} onCancel={saved.cancel} onDismiss={saved.dismiss} />
      {view.length === 'all' ? (
        <Suspense>
          <ContinuousOrders {...orders} />
        </Suspense>
      ) : (
        <PagedOrders {...orders} />
      )}
    </ListPage>
  );
}
