import { businessDate } from '@servery/domain/time';
import {
  Button,
  Heading,
  media,
  SearchField,
  Segment,
  Segmented,
  useMedia,
  useTyped,
} from '@servery/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useStable } from '../components/Board/useStable.ts';
import { useHistoryColumns } from '../components/History/columns.tsx';
import { ExportNote } from '../components/History/ExportNote.tsx';
import { FilterBar } from '../components/History/FilterBar.tsx';
import * as styles from '../components/History/History.css.ts';
import { noFilters } from '../components/History/HistoryState.tsx';
import { HistoryTools } from '../components/History/HistoryTools.tsx';
import { PagedOrders } from '../components/History/PagedOrders.tsx';
import { useExport } from '../components/History/useExport.ts';
import { useFileColumns } from '../components/History/useFileColumns.ts';
import { useStored } from '../components/History/useStored.ts';
import { useTotal } from '../components/History/useTotal.ts';
import { countFilters, readHistory, writeHistory, type HistoryView } from '../historyQuery.ts';
import { useFormat } from '../hooks/useFormat.ts';
import { useReadsPrices } from '../hooks/useReadsPrices.ts';
import { useNow } from '../hooks/useNow.ts';
import { useUser } from '@servery/api/user';
import { filterWords, historyWords, toolWords, typeWords } from '../messages/history.ts';

const ContinuousOrders = lazy(async () => ({
  default: (await import('../components/History/ContinuousOrders.tsx')).ContinuousOrders,
}));

export interface OrderHistoryProps {
  /** The address from `?` on: search, filters, sort and page. */
  search: string;
  /** The address is to change; `isTyping` when it only follows what is being written. */
  onSearchChange: (next: string, isTyping: boolean) => void;
  /** A row was pressed: show its order. */
  onOpen: (id: number) => void;
  /** The order that is shown beside the list now. */
  openId?: number;
}

const types = Object.keys(typeWords) as HistoryView['type'][];
const areIds = (kept: unknown): kept is string[] =>
  Array.isArray(kept) && kept.every((id) => typeof id === 'string');

/** Every order there was: searched, filtered, sorted and paged by the host, as the address says. */
export function OrderHistory({ search, onSearchChange, onOpen, openId }: OrderHistoryProps) {
  const { formatMessage } = useIntl();
  const view = useMemo(() => readHistory(search), [search]);
  const { data: user } = useUser();
  const today = businessDate(new Date(useNow()), useFormat(view.merchant_id || undefined));

  const change = useStable((next: Partial<HistoryView>) => {
    const isTyping = next.search !== undefined && next.search !== '' && view.search !== '';
    onSearchChange(writeHistory(search, next), isTyping);
  });
  const [text, setText] = useTyped(view.search, (next) => change({ search: next }));
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
  const fileName = `${formatMessage(toolWords.file)} ${today}.csv`;
  const clearAll = () => {
    setText('');
    change(noFilters);
  };
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
    <div className={styles.page} data-beside={openId === undefined ? undefined : true}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{formatMessage(historyWords.title)}</Heading>
          <span role="status" className={styles.count}>
            {total !== undefined && formatMessage(historyWords.count, { count: total })}
          </span>
        </div>
        {!isNarrow && tools}
      </div>
      <div className={styles.controls}>
        <div className={styles.lists}>
          <Segmented
            label={formatMessage(filterWords.type)}
            isLabelHidden
            value={view.type}
            onChange={(type) => change({ type })}
          >
            {types.map((type) => (
              <Segment key={type} value={type}>
                {formatMessage(typeWords[type])}
              </Segment>
            ))}
          </Segmented>
        </div>
        <div className={styles.search}>
          <SearchField
            label={formatMessage(filterWords.search)}
            placeholder={formatMessage(filterWords.searchHint)}
            clearLabel={formatMessage(filterWords.clearSearch)}
            maxLength={100}
            value={text}
            onChange={setText}
          />
        </div>
        {countFilters(view) > 0 && (
          <Button tone="neutral" emphasis="ghost" onPress={clearAll}>
            {formatMessage(filterWords.clear)}
          </Button>
        )}
      </div>
      {isNarrow ? (
        <div className={styles.head}>
          {filters}
          {tools}
        </div>
      ) : (
        filters
      )}
      <ExportNote state={saved.state} onCancel={saved.cancel} onDismiss={saved.dismiss} />
      {view.length === 'all' ? (
        <Suspense>
          <ContinuousOrders {...orders} />
        </Suspense>
      ) : (
        <PagedOrders {...orders} />
      )}
    </div>
  );
}
