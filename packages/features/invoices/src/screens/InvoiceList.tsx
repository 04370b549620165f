import type { InvoiceColumn, InvoiceRow } from '@servery/api/template';
import {
  Button,
  DataTable,
  EmptyState,
  FailedState,
  Heading,
  LinkButton,
  PlusIcon,
  ReceiptIcon,
  SearchIcon,
  Stack,
  VisuallyHidden,
} from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { head } from '../components/list.css.ts';
import { ListPages } from '../components/ListPages.tsx';
import { ListTools } from '../components/ListTools.tsx';
import { useListColumns } from '../components/useListColumns.tsx';
import { useDownload } from '../hooks/useDownload.ts';
import { useInvoices } from '../hooks/useInvoices.ts';
import { useRowActs } from '../hooks/useRowActs.ts';
import { readList, writeList, type ListView } from '../listView.ts';
import { countMessage, listWords } from '../messages/list.ts';
import { places } from '../places.ts';

const SendPanel = lazy(async () => ({
  default: (await import('../components/SendPanel.tsx')).SendPanel,
}));

export interface InvoiceListProps {
  /** The address from `?` on: search, status, order, page, and whose panel is open. */
  search: string;
  /** The next one; `isTyping` where it needs no entry in the history. */
  onSearchChange: (search: string, isTyping?: boolean) => void;
}

const rowKey = ({ id }: InvoiceRow) => String(id);

/** The invoices: to find, to send, to save, and to see what is still owed. */
export function InvoiceList({ search, onSearchChange }: InvoiceListProps) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
  const view = readList(search);
  const { data, error, mutate, isValidating } = useInvoices(view);
  const { remove, duplicate } = useRowActs(view);
  const download = useDownload();
  const change = (part: Partial<ListView>, isTyping = false) =>
    onSearchChange(writeList(search, part), isTyping);
  const isPastEnd = !!data && data.invoices.length === 0 && data.total > 0;
  const goToLastPage = useEffectEvent(() =>
    change({ page: Math.ceil((data?.total ?? 1) / view.perPage) }, true),
  );
  useEffect(() => {
    if (isPastEnd) goToLastPage();
  }, [isPastEnd]);
  const columns = useListColumns({
    onSend: ({ id }) => change({ send: id }),
    onDownload: ({ id }) => void download(id),
    onDuplicate: (row) => void duplicate(row),
    onRemove: (row) => void remove(row),
  });
  const add = (
    <LinkButton href={places.add} tone="accent" emphasis="solid" icon={<PlusIcon />}>
      {formatMessage(listWords.add)}
    </LinkButton>
  );
  const empty =
    view.q || view.status ? (
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(listWords.noResult)}
        action={
          <Button onPress={() => change({ q: '', status: '' })}>
            {formatMessage(listWords.clearFilters)}
          </Button>
        }
      >
        {formatMessage(listWords.noResultText)}
      </EmptyState>
    ) : (
      <EmptyState icon={<ReceiptIcon />} title={formatMessage(listWords.none)} action={add}>
        {formatMessage(listWords.noneText)}
      </EmptyState>
    );
  return (
    <Stack gap="l" align="stretch">
      <div className={head}>
        <Heading level={1}>{formatMessage(listWords.title)}</Heading>
        {add}
      </div>
      <ListTools view={view} total={data?.total} onChange={change} />
      <VisuallyHidden isLive>
        {data
          ? formatMessage(countMessage, { count: data.total })
          : formatMessage(listWords.loading)}
      </VisuallyHidden>
      {error && !data ? (
        <FailedState
          title={formatMessage(listWords.failed)}
          words={failedWords}
          onRetry={() => mutate()}
        />
      ) : (
        <DataTable
          label={formatMessage(listWords.title)}
          rows={data?.invoices ?? []}
          rowKey={rowKey}
          columns={columns}
          rowCount={data?.total}
          rowOffset={(view.page - 1) * view.perPage}
          sort={{
            key: view.sortColumn,
            direction: view.sort === 'asc' ? 'ascending' : 'descending',
          }}
          onSortChange={({ key, direction }) =>
            change({
              sortColumn: key as InvoiceColumn,
              sort: direction === 'ascending' ? 'asc' : 'desc',
              page: 1,
            })
          }
          isLoading={!data || isPastEnd}
          isRefreshing={isValidating && !!data}
          skeletonRows={view.perPage}
          empty={empty}
        />
      )}
      {data && data.invoices.length > 0 && (
        <ListPages view={view} total={data.total} onChange={change} />
      )}
      {view.send !== null && (
        <Suspense>
          <SendPanel key={view.send} id={view.send} onClose={() => change({ send: null }, true)} />
        </Suspense>
      )}
    </Stack>
  );
}
